import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRhythm, type Rhythm } from './rhythm.ts'
import { ALL, maskOf } from './topics.ts'

let rhythm: Rhythm
beforeEach(() => {
  vi.useFakeTimers()
  rhythm = createRhythm()
})
afterEach(() => {
  vi.useRealTimers()
})
const JOURNAL = maskOf(['journal'])
const pass = (ms: number) => vi.advanceTimersByTime(ms)

test('who was written nothing for a second is due a heartbeat, and then not for another second', () => {
  expect(rhythm.beatsWith(ALL, false, 'heartbeat-due')).toBe(true)
  expect(rhythm.nextDueInMs()).toBe(1_000)
  pass(500)
  expect(rhythm.beatsWith(ALL, false, 'heartbeat-due')).toBe(false)
  expect(rhythm.nextDueInMs()).toBe(500)
  pass(500)
  expect(rhythm.beatsWith(ALL, false, 'heartbeat-due')).toBe(true)
})

test('who hears something else is due no heartbeat of its own, and is due it a second after that', () => {
  rhythm.beatsWith(ALL, false, 'heartbeat-due')
  pass(900)
  rhythm.beatsWith(ALL, true, 'frames')
  pass(100)
  expect(rhythm.beatsWith(ALL, false, 'heartbeat-due')).toBe(false)
  expect(rhythm.nextDueInMs()).toBe(900)
})

test('one goes along with other frames once a second, where somebody hears them all the time', () => {
  const heard = Array.from({ length: 50 }, () => {
    pass(100)
    return rhythm.beatsWith(ALL, true, 'frames')
  })
  expect(heard.filter(Boolean)).toHaveLength(5)
})

test('each set of topics has its own: what one hears does not keep the other waiting', () => {
  rhythm.beatsWith(ALL, false, 'heartbeat-due')
  rhythm.beatsWith(JOURNAL, false, 'heartbeat-due')
  pass(999)
  rhythm.beatsWith(ALL, true, 'frames')
  pass(1)
  expect(rhythm.beatsWith(JOURNAL, false, 'heartbeat-due')).toBe(true)
  expect(rhythm.beatsWith(ALL, false, 'heartbeat-due')).toBe(false)
})

test('topics that nobody hears any more make nothing due', () => {
  rhythm.beatsWith(JOURNAL, false, 'heartbeat-due')
  pass(1_000)
  rhythm.beatsWith(ALL, false, 'heartbeat-due')
  expect(rhythm.nextDueInMs()).toBe(1_000)
})

test('a heartbeat for all goes to all, however lately they heard something', () => {
  rhythm.beatsWith(ALL, true, 'frames')
  expect(rhythm.beatsWith(ALL, false, 'heartbeat-for-all')).toBe(true)
})
