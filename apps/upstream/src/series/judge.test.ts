import { INGEST_LIMITS } from '@vigie/contracts/upstream'
import { expect, test } from 'vitest'
import { specOf } from '../testing/series.ts'
import { DAY_MS } from '../time.ts'
import { judgeClock, judgeValue } from './judge.ts'

test.each([
  ['flow_m3h', 12.3, 12.3],
  ['flow_m3h', '12.3', 'value.not-a-number'],
  ['flow_m3h', Number.NaN, 'value.not-a-number'],
  ['flow_m3h', null, 'value.not-a-number'],
  ['flow_m3h', 201, 'value.out-of-range'],
  ['volume_m3', -1, 'value.out-of-range'],
  ['running', 1, 1],
  ['running', 0.5, 'value.out-of-range'],
] as const)('a value of %s: %j → %j', (metric, sent, judged) => {
  expect(judgeValue(specOf(metric, { max: metric === 'flow_m3h' ? 200 : null }), sent)).toBe(judged)
})

test('a clock is believed from the longest backlog to a little ahead of ours', () => {
  const now = Date.parse('2026-03-01T10:00:00Z')
  const oldest = now - INGEST_LIMITS.backlogDays * DAY_MS
  expect([oldest, now, now + INGEST_LIMITS.clockAheadMs].map((ts) => judgeClock(ts, now))).toEqual([null, null, null])
  expect(judgeClock(oldest - 1, now)).toBe('clock.too-old')
  expect(judgeClock(now + INGEST_LIMITS.clockAheadMs + 1, now)).toBe('clock.in-the-future')
})
