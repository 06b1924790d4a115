import { expect, test } from 'vitest'
import { specOf } from '../testing/series.ts'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { RES } from './buckets.ts'
import { partialsOf } from './partials.ts'

const START = Date.parse('2026-03-01T10:00:00Z')
const reading = (minute: number, value: number, inc: number | null) => ({
  ts: START + minute * MINUTE_MS,
  value,
  inc,
  span: inc === null ? null : MINUTE_MS,
})

test('readings are summed up per bucket, in every resolution', () => {
  const rows = partialsOf(specOf('flow_m3h'), [reading(0, 4, null), reading(1, 2, 5), reading(5, 9, 7)])
  expect(rows.map(({ res, start, count }) => [res, (start - START) / MINUTE_MS, count])).toEqual([
    [RES['5min'], 0, 2],
    [RES['5min'], 5, 1],
    [RES.hour, 0, 3],
    [RES.day, -11 * 60, 3],
  ])
  expect(rows[0]).toMatchObject({ min: 2, max: 4, sum: 6, covered: MINUTE_MS, delta: 5 })
  expect(rows[2]).toMatchObject({ first_ts: START, first_value: 4, last_ts: START + 5 * MINUTE_MS, last_value: 9 })
})

test('a counter read at the end of an hour counted in that hour', () => {
  const rows = partialsOf(specOf('energy_kwh'), [reading(0, 1, 1), reading(1, 3, 2)])
  const hours = rows.filter(({ res }) => res === RES.hour)
  expect(hours.map(({ start, delta }) => [start - START, delta])).toEqual([
    [-HOUR_MS, 1],
    [0, 2],
  ])
})
