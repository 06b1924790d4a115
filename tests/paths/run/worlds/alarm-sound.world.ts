import type { AlarmPriority } from '@vigie/contracts/entities'
import type { alarmSoundMachine } from '@vigie/machines/alarm-sound'
import type { Page } from 'playwright/test'
import type { World } from '../world.types.ts'
import { DESKTOP, fieldAddress, letter, screenStands } from './gestures.ts'
import { alarmCalled, alarmed, cannotSay, connectLive } from './played-site.ts'

const sign = (page: Page) => page.getByRole('banner').locator('[data-sound]')

/** While the browser keeps the page silent, a press on the sign is what arms it. */
const mute = (page: Page) => sign(page).and(page.locator(':not([data-sound=blocked])'))

/**
 * Runs in the page, before its own code. The browser's leave to be heard is played: it is given and taken back by the
 * path, since a browser that has seen one press never takes it back.
 */
const playAudio = (): void => {
  const node = {
    connect: (next: unknown) => next,
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, setTargetAtTime() {} },
  }
  class PlayedAudio {
    static only: PlayedAudio | null = null
    state = 'suspended'
    currentTime = 0
    destination = {}
    onstatechange: (() => void) | null = null
    constructor() {
      PlayedAudio.only = this
    }
    resume() {
      return Promise.resolve()
    }
    close() {
      return Promise.resolve()
    }
    createOscillator() {
      const frequency = { value: 0 }
      const start = (at: number) =>
        Reflect.get(window, '__outside').note(`sounds ${frequency.value} Hz after ${Math.round(at * 1_000)} ms`)
      return { ...node, frequency, start, stop() {} }
    }
    createGain() {
      return node
    }
  }
  Reflect.set(window, 'AudioContext', PlayedAudio)
  // a browser remembers presses on the page before: here only one on this page lets it be heard
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
  Reflect.set(window, '__playedAudio', (state: string) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    const audio = PlayedAudio.only
    if (audio === null) throw new Error('the page asked for no sound')
    audio.state = state
    audio.onstatechange?.()
  })
}
/** What is heard of an alarm: pitches, Hz, each so long after the one before. */
const HEARD: Readonly<Record<AlarmPriority, readonly number[]>> = {
  critical: [1_175, 880, 1_175, 880, 1_175],
  high: [880, 698, 880],
  medium: [587, 587],
  low: [440],
}
const EACH_MS = 210
const turn = (page: Page, state: 'running' | 'suspended') =>
  page.evaluate((to) => Reflect.get(window, '__playedAudio')(to), state)

let isPlayed = false
let count = 0

export const alarmSoundWorld: World<typeof alarmSoundMachine> = {
  timed: true,
  address: fieldAddress,
  prepare: async ({ page, gateway }) => {
    await page.setViewportSize(DESKTOP)
    if (!isPlayed) await page.addInitScript(playAudio)
    isPlayed = true
    await gateway.hold()
  },
  settled: screenStands,
  connect: (scene) => connectLive(scene, []),
  screen: { sign },
  marks: { sign: { selector: '[data-sound]' } },
  signs: {
    actors: {},
    facts: {
      'sound.due': {
        on: 'sounds ',
        says: ({ priority }) => HEARD[priority].map((pitch, index) => `${pitch} Hz after ${index * EACH_MS} ms`),
      },
    },
    commands: {},
  },
  gestures: {
    'audio.allowed': { act: ({ page }) => turn(page, 'running') },
    'audio.blocked': { act: ({ page }) => turn(page, 'suspended') },
    'alarm.raised': {
      cannot: cannotSay,
      act: ({ gateway }, { priority }) => {
        count += 1
        return gateway.say(alarmed('alarm.raised', alarmCalled(`a${count}`, { priority })))
      },
    },
    'mute.pressed': {
      ...letter('m'),
      ways: { 'the sign': { control: mute, act: ({ page }) => mute(page).click() } },
    },
  },
  outcomes: {},
}
