import { expect, test } from 'vitest'
import type { ChartPoint } from './gaps.ts'
import type { Palette } from './palette.ts'
import { type StockChartModel, stockChartOption } from './stock-chart-option.ts'

const HOUR = 3_600_000
const palette = new Proxy({ textPx: 12 }, { get: (of, key) => (key === 'textPx' ? of.textPx : key) }) as Palette
const level = (hour: number, percent: number): ChartPoint => [hour * HOUR, percent, null, null]

type Mark = { readonly name?: string; readonly label?: object }

/** Read for 12 hours, then expected to fall to its reserve within so many more. */
const shown = (hours: number | null) => {
  const model: StockChartModel = {
    from: 0,
    to: 24 * HOUR,
    points: [level(0, 60), level(12, 70)],
    shape: 'line',
    color: 'water',
    ticks: [],
    shiftMs: 0,
    aroundData: false,
    formatTick: String,
    formatValue: String,
    expected: [level(12, 70), level(13, 60), hours === null ? level(24, 30) : level(12 + hours, 10)],
    reserve: { value: 10, label: 'réserve 10 %' },
    now: { at: 12 * HOUR, label: 'maintenant' },
    end: hours === null ? null : { at: (12 + hours) * HOUR, label: 'fin' },
  }
  const series = [stockChartOption(model, palette, () => '').series ?? []].flat()
  const expected = series.find(({ id }) => id === 'expected')
  return { series, expected, marks: (expected?.markLine?.data ?? []).map((mark) => ({ ...mark }) as Mark) }
}

test('[R10] what is expected is a dashed line of its own, that ends where the end is marked on the reserve', () => {
  const { series, expected, marks } = shown(8)
  expect(series.some(({ id }) => id === 'read')).toBe(true)
  expect(expected).toMatchObject({ lineStyle: { type: 'dashed' } })
  expect(expected?.data).toEqual([
    [12 * HOUR, 70],
    [13 * HOUR, 60],
    [20 * HOUR, 10],
  ])
  expect(marks).toMatchObject([
    { yAxis: 10, name: 'réserve 10 %' },
    { xAxis: 12 * HOUR, name: 'maintenant' },
    { xAxis: 20 * HOUR, name: 'fin' },
  ])
})

test('[R10] a stock that lasts beyond what is shown has no mark of its end', () => {
  expect(shown(null).marks.map(({ name }) => name)).toEqual(['réserve 10 %', 'maintenant'])
})

test('[R10] the words of the end stand on the side of its line that has room, those of the reserve not on the curve', () => {
  const [soon, late] = [shown(1), shown(10)]
  expect([soon, late].map(({ marks }) => marks.at(-1)?.label)).toMatchObject([{ align: 'left' }, { align: 'right' }])
  expect([soon, late].map(({ marks }) => marks[0]?.label)).toMatchObject([
    { position: 'insideEndTop' },
    { position: 'insideStartTop' },
  ])
})
