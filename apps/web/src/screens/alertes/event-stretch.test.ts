import { HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { eventStretch } from './event-stretch.ts'

const RAISED = Date.UTC(2026, 10, 25, 18)
const at = (ms: number) => new Date(RAISED + ms).toISOString()
const around = (clearedMs: number | null, nowMs: number) => {
  const { from, to } = eventStretch(
    { raisedAt: at(0), clearedAt: clearedMs === null ? null : at(clearedMs) },
    RAISED + nowMs,
  )
  return [from - RAISED, to - RAISED]
}

test('an alarm of days is drawn from hours before it on, as long before as after', () => {
  expect(around(null, 90 * HOUR_MS)).toEqual([-6 * HOUR_MS, 6 * HOUR_MS])
  expect(around(80 * HOUR_MS, 90 * HOUR_MS)).toEqual([-6 * HOUR_MS, 6 * HOUR_MS])
})

test('a short one has an hour before it, and what followed its end', () => {
  expect(around(MINUTE_MS, 90 * HOUR_MS)).toEqual([-HOUR_MS, 17 * MINUTE_MS])
})

test('one that has just begun, or just ended, is drawn up to now', () => {
  expect(around(null, 2 * MINUTE_MS)).toEqual([-HOUR_MS, 3 * MINUTE_MS])
  expect(around(MINUTE_MS, 2 * MINUTE_MS)).toEqual([-HOUR_MS, 3 * MINUTE_MS])
})
