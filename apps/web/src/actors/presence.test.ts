// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notedListeners } from '@/adapters/listeners.fixtures'
import { createPresence } from './presence.ts'

const LIMIT_MS = 600_000
const NOW = Date.parse('2026-11-21T14:00:00Z')
const onAbsence = vi.fn()
const open = () => createPresence({ idleMinutes: LIMIT_MS / 60_000, onAbsence, inspect: undefined })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  onAbsence.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[R1.6] who uses the page is not absent; who does not is, after the limit, and it is said once', () => {
  const { close } = open()
  vi.advanceTimersByTime(LIMIT_MS - 10_000)
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(LIMIT_MS - 1)
  expect(onAbsence).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onAbsence).toHaveBeenCalledOnce()
  close()
})

test('[R1.6] a machine that slept over the limit is found out when its page is shown again', () => {
  const { close } = open()
  vi.setSystemTime(NOW + LIMIT_MS)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onAbsence).toHaveBeenCalledOnce()
  close()
})

test('[R1.6] use of one tab is told to the others, and what others tell counts', () => {
  const opened = vi.spyOn(globalThis, 'BroadcastChannel')
  const { close } = open()
  const [channel] = opened.mock.instances
  if (channel === undefined) throw new Error('no channel was opened')
  const told = vi.spyOn(channel, 'postMessage')
  window.dispatchEvent(new Event('keydown'))
  expect(told).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(LIMIT_MS - 1)
  channel.onmessage?.(new MessageEvent('message', { data: told.mock.lastCall?.[0] }))
  vi.advanceTimersByTime(LIMIT_MS - 1)
  expect(onAbsence).not.toHaveBeenCalled()
  const closed = vi.spyOn(channel, 'close')
  close()
  expect(closed).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(LIMIT_MS)
  expect(onAbsence).not.toHaveBeenCalled()
  opened.mockRestore()
})

test('[R1.6] a warning that comes late, as the machine slept, finds the absence at once', () => {
  const { close } = open()
  vi.setSystemTime(NOW + LIMIT_MS)
  // the timers did not run meanwhile: that of the warning is due after all the time that it was set for
  vi.advanceTimersByTime(LIMIT_MS - 60_000)
  expect(onAbsence).toHaveBeenCalledOnce()
  close()
})

test('[R1.6] with the session the page hears of nothing any more', () => {
  const heard = notedListeners()
  const { close } = open()
  expect(heard()).toEqual(expect.arrayContaining(['visibilitychange', 'pageshow']))
  close()
  expect(heard()).toEqual([])
})
