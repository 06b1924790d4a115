import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLinkHealth, type LinkHealth } from './link-health.ts'

let health: LinkHealth
let states: string[]
beforeEach(() => {
  vi.useFakeTimers()
  health = createLinkHealth(2_000)
  states = []
  health.onChange((state) => states.push(state))
})
afterEach(() => {
  health.close()
  vi.useRealTimers()
})

test('a link never heard is down, of unknown age', () => {
  expect(health.read()).toEqual({ state: 'down', ageMs: null })
})

test('a source that should beat and is not heard for two seconds is silent, and live again when heard', () => {
  health.expectHeartbeat(true)
  health.connected()
  for (let n = 0; n < 3; n += 1) {
    vi.advanceTimersByTime(1_000)
    health.heard()
  }
  vi.advanceTimersByTime(1_999)
  expect(health.read()).toEqual({ state: 'live', ageMs: 1_999 })
  vi.advanceTimersByTime(1)
  expect(health.read().state).toBe('silent')
  health.heard()
  vi.advanceTimersByTime(2_000)
  expect(states).toEqual(['live', 'silent', 'live', 'silent'])
})

test('a source that never beats is live as long as it is connected', () => {
  health.connected()
  vi.advanceTimersByTime(3_600_000)
  expect(health.read().state).toBe('live')
})

test('a lost connection is down at once, and keeps its age', () => {
  health.connected()
  vi.advanceTimersByTime(500)
  health.disconnected()
  vi.advanceTimersByTime(500)
  expect(health.read()).toEqual({ state: 'down', ageMs: 1_000 })
  expect(states).toEqual(['live', 'down'])
})

test('a mute source found not to beat at all is live', () => {
  health.expectHeartbeat(true)
  health.connected()
  vi.advanceTimersByTime(2_000)
  health.expectHeartbeat(false)
  expect(states).toEqual(['live', 'silent', 'live'])
})

test('a link that was not heard while its gateway stood still is silent at once, before any timer says so', () => {
  health.expectHeartbeat(true)
  health.connected()
  vi.setSystemTime(Date.now() + 60_000)
  expect(health.read()).toEqual({ state: 'silent', ageMs: 60_000 })
})
