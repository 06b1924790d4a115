import { expect, test } from 'vitest'
import type { ChartPoint } from '@/ui/charts/gaps'
import { tickDecimals } from './tick-decimals.ts'

const points = (...values: number[]): ChartPoint[] => values.map((value, at) => [at, value, value, value])
const written = (ticks: readonly number[], decimals: (tick: number) => number) =>
  ticks.map((tick) => tick.toFixed(decimals(tick)))

test('numbers beside an axis all have the decimals its step needs', () => {
  expect(written([0, 0.5, 1, 1.5], tickDecimals(points(0.4, 2.1), false))).toEqual(['0.0', '0.5', '1.0', '1.5'])
  expect(written([2.7, 3, 3.3], tickDecimals(points(2.9, 4.1), true))).toEqual(['2.7', '3.0', '3.3'])
  expect(written([0, 10, 20], tickDecimals(points(0, 46), false))).toEqual(['0', '10', '20'])
})

test('a tick between them is still written, and an empty chart has an axis', () => {
  expect(written([2.5], tickDecimals(points(0, 46), false))).toEqual(['2.5'])
  expect(written([0, 1], tickDecimals([], true))).toEqual(['0', '1'])
})
