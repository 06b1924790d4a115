// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createLiveClock, createLiveStore, DataProvider } from '@/data'
import { BeforeCut } from './before-cut.tsx'

const CUT_AT = Date.parse('2026-11-21T14:02:31.000Z')
const at = new Date(CUT_AT).toISOString()

/** What stands beside a value that was read so long after the cut. */
const beside = (afterMs: number, powered = false): string => {
  const live = createLiveStore({ frame: (flush) => flush(), calm: (flush) => flush() })
  live.apply({
    type: 'snapshot',
    epoch: 'e',
    seq: 0,
    at,
    series: [[0, 'pompe', 'running']],
    readings: [[0, CUT_AT + afterMs, 1]],
    statuses: [{ device: 'pompe', powered, poweredAt: at, online: true, onlineAt: at }],
    alarms: [],
  })
  const feed = {
    get: () => ({ trusted: true, since: null, reason: null, clockStep: null }),
    subscribe: () => () => undefined,
  }
  const readSite = () => Promise.reject(new Error('not read here'))
  const { container } = render(
    <DataProvider value={{ live, clock: createLiveClock(), feed, readSite, firstSnapshot: Promise.resolve() }}>
      <BeforeCut device="pompe" metric="running" />
    </DataProvider>,
  )
  return container.textContent ?? ''
}

afterEach(cleanup)

test('what a device without power said is of before the cut, unless it said it afterwards', () => {
  expect(beside(-1_000)).toBe('avant la coupure')
  expect(beside(1_000)).toBe('')
  expect(beside(-1_000, true)).toBe('')
})
