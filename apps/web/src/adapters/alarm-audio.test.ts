import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAlarmAudio } from './alarm-audio.ts'

/** The browser's sound, which a press lets be heard; what is heard, in order. */
const playBrowser = (wasPressed: boolean) => {
  const heard: { readonly pitch: number; readonly at: number }[] = []
  const contexts: PlayedContext[] = []
  const drawn: { readonly act: string; readonly to?: unknown; readonly at?: number }[] = []
  const draw = (act: string) => (to: number, at: number) => void drawn.push({ act, to, at: hundredths(at) })
  const gain = { setValueAtTime: draw('set'), linearRampToValueAtTime: draw('ramp'), setTargetAtTime: draw('fall') }
  const connect = <T extends { readonly name: string }>(next: T): T => {
    drawn.push({ act: 'connect', to: next.name })
    return next
  }
  const stop = (at: number) => void drawn.push({ act: 'stop', at: hundredths(at) })
  const node = { name: 'gain', connect, gain }
  class PlayedContext {
    state = 'suspended'
    currentTime = 10
    destination = { name: 'destination' }
    onstatechange: (() => void) | null = null
    constructor() {
      contexts.push(this)
    }
    resume = async () => {
      await Promise.resolve()
      this.turn('running')
    }
    close = async () => this.turn('closed')
    turn(state: string) {
      this.state = state
      this.onstatechange?.()
    }
    createOscillator() {
      const frequency = { value: 0 }
      return { ...node, frequency, start: (at: number) => heard.push({ pitch: frequency.value, at }), stop }
    }
    createGain = () => node
  }
  vi.stubGlobal('AudioContext', PlayedContext)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { AudioContext: PlayedContext }))
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: wasPressed } })
  return { heard, drawn, contexts }
}

const hundredths = (at: number) => Math.round(100 * at) / 100
const told: boolean[] = []
const open = () => openAlarmAudio((isAllowed) => told.push(isAllowed))
const press = () => window.dispatchEvent(new Event('pointerdown'))
const rest = () => vi.waitFor(() => expect(told.at(-1)).toBe(true))

beforeEach(() => told.splice(0))
afterEach(() => vi.unstubAllGlobals())

test('alarms are heard once somebody has pressed something on the page, and only then [R11.6]', async () => {
  const { heard } = playBrowser(false)
  const audio = open()
  expect(told).toEqual([false])
  audio.play('high')
  expect(heard).toEqual([])
  press()
  await rest()
  audio.play('high')
  expect(heard.map(({ pitch }) => pitch)).toEqual([880, 698, 880])
  expect(heard.map(({ at }) => Math.round(at * 100))).toEqual([1_000, 1_021, 1_042])
  audio.close()
})

test('a page that was pressed before is heard from its start, by one sound of the browser however often it is pressed', async () => {
  const { contexts } = playBrowser(true)
  const audio = open()
  await rest()
  press()
  press()
  expect(contexts).toHaveLength(1)
  expect(told).toEqual([false, true])
  audio.close()
})

test('a browser that takes its leave back is told as blocked, and a press gives it again', async () => {
  const { contexts } = playBrowser(false)
  const audio = open()
  press()
  await rest()
  contexts[0]?.turn('suspended')
  expect(told).toEqual([false, true, false])
  press()
  await rest()
  expect(told).toEqual([false, true, false, true])
  expect(contexts).toHaveLength(1)
  audio.close()
})

test('what was closed asks for no sound any more', () => {
  const { contexts } = playBrowser(false)
  open().close()
  press()
  window.dispatchEvent(new Event('keydown'))
  expect(contexts).toEqual([])
})

test('a sound of the browser that does not tell that it runs is heard all the same', async () => {
  const { contexts } = playBrowser(false)
  const audio = open()
  press()
  const [context] = contexts
  if (context === undefined) throw new Error('no sound was opened')
  context.onstatechange = null
  await rest()
  audio.close()
})

test('each tone swells from silence and is silent again before it ends, on its way to what is heard', async () => {
  const { contexts, drawn } = playBrowser(false)
  const audio = open()
  press()
  await rest()
  audio.play('low')
  expect(drawn).toEqual([
    { act: 'set', to: 0, at: 10 },
    { act: 'ramp', to: 0.22, at: 10.01 },
    { act: 'fall', to: 0, at: 10.13 },
    { act: 'connect', to: 'gain' },
    { act: 'connect', to: 'destination' },
    { act: 'stop', at: 10.16 },
  ])
  audio.close()
  expect(contexts.map(({ state }) => state)).toEqual(['closed'])
})
