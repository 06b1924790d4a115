import type { AlarmSoundEvent } from '@vigie/machines/alarm-sound'
import type { Page } from 'playwright/test'
import type { World } from '../world.types.ts'
import { DESKTOP, key, quietAddress, screenStands } from './gestures.ts'
import { alarmCalled, alarmed, cannotSay, connectLive } from './played-site.ts'

const sign = (page: Page) => page.getByRole('banner').locator('[data-sound]')

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
      return { ...node, frequency: { value: 0 }, start() {}, stop() {} }
    }
    createGain() {
      return node
    }
  }
  Reflect.set(window, 'AudioContext', PlayedAudio)
  Reflect.set(window, '__playedAudio', (state: string) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    const audio = PlayedAudio.only
    if (audio === null) throw new Error('the page asked for no sound')
    audio.state = state
    audio.onstatechange?.()
  })
}
const turn = (page: Page, state: 'running' | 'suspended') =>
  page.evaluate((to) => Reflect.get(window, '__playedAudio')(to), state)

let isPlayed = false
let count = 0

export const alarmSoundWorld: World<AlarmSoundEvent> = {
  timed: true,
  address: quietAddress,
  prepare: async ({ page, gateway }) => {
    await page.setViewportSize(DESKTOP)
    if (!isPlayed) await page.addInitScript(playAudio)
    isPlayed = true
    await gateway.hold()
  },
  settled: screenStands,
  connect: (scene) => connectLive(scene, []),
  screen: { sign },
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
    'mute.pressed': key('m'),
  },
  outcomes: {},
}
