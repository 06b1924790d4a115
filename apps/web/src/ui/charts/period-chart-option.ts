import type { LineSeriesOption } from './echarts.ts'
import type { ChartPoint } from './gaps.ts'
import { labelPlace } from './label-place.ts'
import type { Palette } from './palette.ts'
import { type TimeChartModel, type TimeChartOption, timeChartOption } from './time-chart-option.ts'

export type Threshold = {
  readonly value: number
  readonly label: string
  /** when it was reached, epoch ms: it is drawn where that moment is; absent: it is of any time */
  readonly at?: number
}
export type PeriodChartModel = TimeChartModel & {
  /** points of the stretch compared with, moved onto this one; empty: not compared */
  readonly previous: readonly ChartPoint[]
  readonly thresholds: readonly Threshold[]
  /** stretches to mark, such as outages, epoch ms */
  readonly marked: readonly { readonly from: number; readonly to: number }[]
  /** a stretch whose points are no measure, and why in words; null: there is none */
  readonly doubted: { readonly from: number; readonly to: number; readonly label: string } | null
}

/**
 * Builds the text beside the pointer from the places of a point of the curve and of one compared with; null: none
 * there.
 */
export type PeriodTooltip = (index: number | null, previous: number | null) => HTMLElement | string

/** The ECharts option of a curve with its thresholds, marked stretches and the curve compared with. */
export const periodChartOption = (
  model: PeriodChartModel,
  palette: Palette,
  tooltip: PeriodTooltip,
): TimeChartOption => {
  const base = timeChartOption(model, palette, () => '')
  const [main, ...band] = [base.series ?? []].flat()
  if (main === undefined) return base
  return {
    ...base,
    yAxis: { ...base.yAxis, ...(model.range ? {} : roomFor(model)) },
    tooltip: {
      ...base.tooltip,
      formatter: (params) => {
        const hits = [params].flat()
        const at = (id: string) => hits.find(({ seriesId }) => seriesId === id)?.dataIndex ?? null
        return tooltip(at(MAIN), at(PREVIOUS))
      },
    },
    series: [
      {
        ...main,
        id: MAIN,
        markLine: {
          silent: true,
          symbol: 'none',
          animation: false,
          lineStyle: { color: palette.warn, type: 'dashed', width: 1.5 },
          label: {
            color: palette.warn,
            padding: [1, 4],
            fontSize: palette.textPx,
            formatter: '{b}',
          },
          data: [
            ...model.thresholds.map(({ value, label }) => ({
              yAxis: value,
              name: label,
              label: { position: labelPlace(value, model) },
            })),
            // a short stretch would be thinner than a pixel
            ...model.marked.map(({ from }) => ({
              xAxis: from,
              label: { show: false },
              lineStyle: { color: palette.bad, type: 'solid' as const, width: 1, opacity: 0.7 },
            })),
          ],
        },
        markArea: {
          silent: true,
          animation: false,
          itemStyle: { color: palette.bad, opacity: 0.14 },
          data: [
            ...model.marked.map(({ from, to }): Area => [{ xAxis: from }, { xAxis: to }]),
            ...(model.doubted === null ? [] : [doubtedArea(model.doubted, palette)]),
          ],
        },
      },
      ...band,
      ...(model.previous.length > 0 ? [before(model, palette)] : []),
    ],
  }
}

type Area = NonNullable<NonNullable<LineSeriesOption['markArea']>['data']>[number]

const doubtedArea = ({ from, to, label }: NonNullable<PeriodChartModel['doubted']>, palette: Palette): Area => [
  {
    xAxis: from,
    name: label,
    itemStyle: { color: palette.muted, opacity: 0.14 },
    label: { show: true, position: 'insideTop', color: palette.muted, fontSize: palette.textPx, formatter: '{b}' },
  },
  { xAxis: to },
]

const MAIN = 'main'
const PREVIOUS = 'previous'

const before = ({ previous, shape, shiftMs }: PeriodChartModel, palette: Palette): LineSeriesOption => ({
  id: PREVIOUS,
  type: 'line',
  data: previous.map(([at, value]) => [at + shiftMs, value ?? '-']),
  step: shape === 'line' ? false : shape === 'steps' ? 'end' : 'middle',
  connectNulls: false,
  symbol: 'circle',
  symbolSize: 4,
  showSymbol: previous.length <= 2,
  lineStyle: { width: 1.5, type: 'dashed', color: palette.muted },
  itemStyle: { color: palette.muted },
  z: 2,
})

/** A threshold is shown even when the data stay far below it, unless it would flatten them. */
const roomFor = ({ thresholds, points, previous }: PeriodChartModel) => {
  const highs = [...points, ...previous].flatMap(([, value, , max]) => max ?? value ?? [])
  const most = highs.reduce((a, b) => Math.max(a, b), 0)
  const near = thresholds.map(({ value }) => value).filter((value) => value > most && value < 3 * most)
  return near.length === 0 ? {} : { max: Math.max(...near) }
}
