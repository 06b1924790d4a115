import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { holdMsOf } from './spec.ts'

test('readings cover the time between them up to an hour, or three cadences where a device is slower', () => {
  expect(holdMsOf({ cadenceMs: MINUTE_MS })).toBe(HOUR_MS)
  expect(holdMsOf({ cadenceMs: HOUR_MS })).toBe(3 * HOUR_MS)
})
