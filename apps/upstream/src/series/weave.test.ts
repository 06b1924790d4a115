import { describe, expect, test } from 'vitest'
import { specOf } from '../testing/series.ts'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { type Neighbour, type StoredReading, stepOf, weave } from './weave.ts'

const meter = specOf('volume_m3', { maxRatePerHour: 120 })
const stored = (minute: number, value: number, inc: number | null, anchor = false): Neighbour => ({
  ts: minute * MINUTE_MS,
  value,
  inc,
  span: inc === null ? null : MINUTE_MS,
  anchor,
})
const reading = (minute: number, value: number) => ({ ts: minute * MINUTE_MS, value })
const steps = (readings: readonly StoredReading[]) => readings.map(({ ts, inc }) => [ts / MINUTE_MS, inc])

describe('weaving readings into stored ones', () => {
  test('those after the latest count from it', () => {
    const { added, adjusted } = weave(meter, [stored(1, 10, null, true)], [reading(2, 11), reading(3, 13)])
    expect(steps(added)).toEqual([
      [2, 1],
      [3, 2],
    ])
    expect(adjusted).toEqual([])
  })

  test('a late one takes its share of the increment of the one after it', () => {
    const after = stored(3, 13, 3)
    const { added, adjusted } = weave(meter, [stored(1, 10, null, true), after], [reading(2, 11)])
    expect(steps(added)).toEqual([[2, 1]])
    expect(adjusted.map(({ before, after: now }) => [before.inc, now.inc])).toEqual([[3, 2]])
  })

  test('a redelivered one changes nothing, one with another value corrects', () => {
    const around = [stored(1, 10, null, true), stored(2, 11, 1), stored(3, 13, 2)]
    expect(weave(meter, around, [reading(2, 11)])).toEqual({ added: [], corrected: [], adjusted: [], refused: [] })
    const { added, corrected, adjusted } = weave(meter, around, [reading(2, 12)])
    expect(added).toEqual([])
    expect(steps(corrected)).toEqual([[2, 2]])
    expect(adjusted.map(({ after }) => after.inc)).toEqual([1])
  })

  test('a jump beyond what the meter can count is refused, and what follows counts from before it', () => {
    const { added, refused } = weave(meter, [stored(1, 10, null, true)], [reading(2, 500), reading(3, 12)])
    expect(refused).toEqual([reading(2, 500)])
    expect(steps(added)).toEqual([[3, 2]])
  })
})

describe('the step from one reading to the next', () => {
  test.each([
    ['a counter that grows', 'energy_kwh', 100, 110, 10],
    ['a reset: the new run counts from zero', 'energy_kwh', 100, 4, 4],
    ['a small step back counts nothing', 'energy_kwh', 100, 99.9, 0],
    ['a state that was on', 'running', 1, 0, MINUTE_MS],
    ['a state that was off', 'running', 0, 1, 0],
    ['a gauge counts nothing', 'flow_m3h', 1, 2, null],
  ] as const)('%s', (_, metric, from, to, inc) => {
    expect(stepOf(specOf(metric), reading(0, from), reading(1, to))).toEqual({ inc, span: MINUTE_MS })
  })

  test('readings too far apart cover nothing between them; a counter has counted all the same', () => {
    const later = { ts: 2 * HOUR_MS, value: 7 }
    expect(stepOf(specOf('energy_kwh'), reading(0, 5), later)).toEqual({ inc: 2, span: null })
    expect(stepOf(specOf('running'), reading(0, 1), later)).toEqual({ inc: null, span: null })
    expect(stepOf(specOf('running'), null, later)).toEqual({ inc: null, span: null })
  })
})
