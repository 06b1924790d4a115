import { expect, test } from 'vitest'
import type { Palette } from './palette.ts'
import { type PeriodChartModel, periodChartOption } from './period-chart-option.ts'

const palette = { bad: 'red', muted: 'grey', textPx: 12 } as Palette
const model: PeriodChartModel = {
  from: 0,
  to: 100,
  points: [[10, 37, 37, 37]],
  shape: 'line',
  color: 'water',
  ticks: [],
  shiftMs: 0,
  aroundData: true,
  formatTick: String,
  formatValue: String,
  previous: [],
  thresholds: [],
  marked: [{ from: 5, to: 8 }],
  doubted: null,
}
const areasOf = (given: PeriodChartModel) => {
  const [main] = [periodChartOption(given, palette, () => '').series ?? []].flat()
  return main?.markArea?.data
}

test('[R8.2] where a sensor stood still its curve is shaded and says so, beside the cuts', () => {
  expect(areasOf(model)).toHaveLength(1)
  const areas = areasOf({ ...model, doubted: { from: 50, to: 100, label: 'mesure bloquée' } })
  expect(areas).toHaveLength(2)
  expect(areas?.[1]).toMatchObject([{ xAxis: 50, name: 'mesure bloquée' }, { xAxis: 100 }])
})
