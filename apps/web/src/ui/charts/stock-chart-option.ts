// In: what was read of a stock, what is expected of it, its reserve and two moments. Out: the ECharts option of both curves.
import type { LineSeriesOption } from './echarts.ts'
import type { ChartPoint } from './gaps.ts'
import { labelPlace } from './label-place.ts'
import { CHART_FONT, type Palette } from './palette.ts'
import type { Threshold } from './period-chart-option.ts'
import { type TimeChartModel, type TimeChartOption, timeChartOption } from './time-chart-option.ts'

/** A moment that a line across the chart marks, epoch ms. */
type Moment = { readonly at: number; readonly label: string }
export type StockChartModel = TimeChartModel & {
  /** goes on from what was read: a dashed line */
  readonly expected: readonly ChartPoint[]
  readonly reserve: Threshold
  readonly now: Moment
  /** when the reserve is met; null: beyond what is shown */
  readonly end: Moment | null
}

/** Builds the text beside the pointer from the places of a point that was read and of one expected; null: none there. */
export type StockTooltip = (read: number | null, expected: number | null) => HTMLElement | string

/** The ECharts option of a stock that was read up to now and is expected to run down from there. */
export const stockChartOption = (model: StockChartModel, palette: Palette, tooltip: StockTooltip): TimeChartOption => {
  const base = timeChartOption(model, palette, () => '')
  const [main, ...band] = [base.series ?? []].flat()
  return {
    ...base,
    textStyle: { fontFamily: CHART_FONT },
    grid: { ...base.grid, top: 2 * palette.textPx },
    tooltip: {
      ...base.tooltip,
      formatter: (params) => {
        const hits = [params].flat()
        const at = (id: string) => hits.find(({ seriesId }) => seriesId === id)?.dataIndex ?? null
        return tooltip(at(READ), at(EXPECTED))
      },
    },
    series: [...(main === undefined ? [] : [{ ...main, id: READ }]), ...band, expected(model, palette)],
  }
}

const READ = 'read'
const EXPECTED = 'expected'
/** Behind this share of the width there is no room for words, not on a phone either. */
const LATE = 0.7
/** Before this share of it words would cover those of the axis. */
const EARLY = 0.3

const expected = (model: StockChartModel, palette: Palette): LineSeriesOption => {
  const { points, expected: ahead, color, reserve, now, end, from, to } = model
  const moment = ({ at, label }: Moment, color: string, placed: object) => ({
    xAxis: at,
    name: label,
    lineStyle: { color, type: 'solid' as const, width: 1 },
    label: { color, ...placed },
  })
  const isEarly = now.at - from < EARLY * (to - from)
  const isLate = end !== null && end.at - from > LATE * (to - from)
  return {
    id: EXPECTED,
    type: 'line',
    data: ahead.map(([at, value]) => [at, value ?? '-']),
    symbol: 'circle',
    symbolSize: 5,
    showSymbol: false,
    lineStyle: { width: 2, type: 'dashed', color: palette[color] },
    itemStyle: { color: palette[color] },
    z: 3,
    markLine: {
      silent: true,
      symbol: 'none',
      animation: false,
      label: { padding: [1, 2], fontSize: palette.textPx, formatter: '{b}', backgroundColor: palette.surface },
      data: [
        {
          yAxis: reserve.value,
          name: reserve.label,
          lineStyle: { color: palette.warn, type: 'dashed', width: 1.5 },
          label: {
            color: palette.warn,
            position: labelPlace(reserve.value, { from, to, points, previous: [...ahead, ...landing(model)] }),
          },
        },
        // the words of now stand above the curves, before its line where those of the axis leave room
        moment(now, palette.muted, { align: isEarly ? 'left' : 'right', distance: 4 }),
        // those of the end where the curve has come down, on the side of its line that has room
        ...(end === null
          ? []
          : [
              moment(end, palette.ink, {
                align: isLate ? 'right' : 'left',
                verticalAlign: 'top',
                distance: 0,
                offset: [isLate ? -4 : 4, palette.textPx / 3],
              }),
            ]),
      ],
    },
  }
}

/** The last step down to the reserve, all along which words above it would cover the curve. */
const landing = ({ expected: ahead, reserve, end }: StockChartModel): ChartPoint[] =>
  end === null ? [] : [[end.at, reserve.value, reserve.value, ahead.at(-2)?.[1] ?? reserve.value]]
