import type {
  BarSeriesOption,
  ComposeOption,
  GridComponentOption,
  LineSeriesOption,
  TooltipComponentOption,
} from './echarts.ts'
import { type ChartPoint, isAlone } from './gaps.ts'
import { CHART_FONT, type Palette } from './palette.ts'

export type TimeChartOption = ComposeOption<
  LineSeriesOption | BarSeriesOption | GridComponentOption | TooltipComponentOption
>

export type TimeChartModel = {
  /** shown span, epoch ms */
  readonly from: number
  readonly to: number
  /** oldest first; a null value breaks the line */
  readonly points: readonly ChartPoint[]
  readonly shape: 'line' | 'bars' | 'steps'
  /** grey stands for what is bought from the grid */
  readonly color: 'water' | 'energy' | 'line-strong'
  /** round instants under the axis */
  readonly ticks: readonly number[]
  /** fixed ends of the value axis; else they follow the data */
  readonly range?: readonly [min: number, max: number]
  /** how many equal parts marks of a fixed axis make; absent: four */
  readonly parts?: number
  /** how far right of a point's time it is drawn, ms */
  readonly shiftMs: number
  /** the value axis need not show zero */
  readonly aroundData: boolean
  readonly formatTick: (at: number) => string
  readonly formatValue: (value: number) => string
  /** instants to mark, epoch ms, and a value to draw across; null: none */
  readonly marks?: { readonly at: readonly number[]; readonly limit: number | null } | undefined
}

/** The ECharts option of a curve; pure. `tooltip` builds the text of one point. */
export const timeChartOption = (
  model: TimeChartModel,
  palette: Palette,
  tooltip: (index: number) => HTMLElement | string,
): TimeChartOption => ({
  animation: false,
  textStyle: { fontFamily: CHART_FONT },
  grid: { left: 8, right: 16, top: 16, bottom: 8, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
  tooltip: {
    trigger: 'axis',
    confine: true,
    transitionDuration: 0,
    padding: 0,
    borderWidth: 0,
    backgroundColor: 'transparent',
    extraCssText: 'box-shadow:none',
    axisPointer: { type: 'line', lineStyle: { color: palette['line-strong'], type: 'solid' } },
    formatter: (params) => {
      const first = Array.isArray(params) ? params[0] : params
      return first === undefined ? '' : tooltip(first.dataIndex)
    },
  },
  xAxis: {
    type: 'time',
    min: model.from,
    max: model.to,
    axisLine: { lineStyle: { color: palette['line-strong'] } },
    axisTick: { customValues: [...model.ticks], lineStyle: { color: palette['line-strong'] } },
    axisLabel: {
      customValues: [...model.ticks],
      color: palette.muted,
      fontSize: palette.textPx,
      hideOverlap: true,
      formatter: (at: number) => model.formatTick(at),
    },
    splitLine: { show: false },
  },
  yAxis:
    model.marks === undefined
      ? valueAxis(model, palette)
      : // marks reach from edge to edge, whatever the values are
        [valueAxis(model, palette), { type: 'value', min: 0, max: 1, show: false }],
  series: [
    ...(model.shape === 'bars'
      ? [bars(model, palette)]
      : [curve(model, palette), ...band(model, palette), ...dots(model, palette)]),
    ...marks(model, palette),
  ],
})

const valueAxis = (model: TimeChartModel, palette: Palette) =>
  ({
    type: 'value',
    scale: model.aroundData,
    ...(model.range === undefined
      ? {}
      : { min: model.range[0], max: model.range[1], interval: (model.range[1] - model.range[0]) / (model.parts ?? 4) }),
    splitNumber: 4,
    axisLabel: {
      color: palette.muted,
      fontSize: palette.textPx,
      formatter: (value: number) => model.formatValue(value),
    },
    splitLine: { lineStyle: { color: palette.line } },
  }) as const

/** An instant is a line from edge to edge, a limit one across; neither has a value that the pointer tells. */
const marks = ({ marks: given, from, to }: TimeChartModel, palette: Palette): LineSeriesOption[] => {
  if (given === undefined) return []
  const common = { type: 'line', symbol: 'none', silent: true, tooltip: { show: false }, z: 2 } as const
  const line = (color: string) => ({ lineStyle: { width: 1.5, type: 'dashed', color } }) as const
  return [
    ...given.at.map(
      (at, place): LineSeriesOption => ({
        ...common,
        ...line(place === 0 ? palette.bad : palette.muted),
        yAxisIndex: 1,
        data: [
          [at, 0],
          [at, 1],
        ],
      }),
    ),
    ...(given.limit === null
      ? []
      : [
          {
            ...common,
            ...line(palette.warn),
            data: [
              [from, given.limit],
              [to, given.limit],
            ],
          },
        ]),
  ]
}

const curve = ({ points, shape, color, shiftMs }: TimeChartModel, palette: Palette): LineSeriesOption => ({
  type: 'line',
  data: points.map(([at, value]) => [at + shiftMs, value ?? '-']),
  step: shape === 'steps' ? 'end' : false,
  connectNulls: false,
  symbol: 'circle',
  symbolSize: 5,
  showSymbol: false,
  lineStyle: { width: 2, color: palette[color] },
  itemStyle: { color: palette[color] },
  z: 3,
})

/** The band between the least and the most: an invisible floor with the difference stacked on it. */
const band = ({ points, shape, color, shiftMs }: TimeChartModel, palette: Palette): LineSeriesOption[] => {
  if (shape !== 'line') return []
  const common = { type: 'line', symbol: 'none', silent: true, lineStyle: { opacity: 0 }, connectNulls: false } as const
  const stack = { stack: 'band', stackStrategy: 'all' } as const
  return [
    { ...common, ...stack, data: points.map(([at, , min]) => [at + shiftMs, min ?? '-']) },
    {
      ...common,
      ...stack,
      data: points.map(([at, , min, max]) => [at + shiftMs, min === null || max === null ? '-' : max - min]),
      areaStyle: { color: palette[color], opacity: 0.18 },
    },
  ]
}

/** A dot for each point without a neighbour: no line reaches it, so it would not be seen. */
const dots = ({ points, color, shiftMs }: TimeChartModel, palette: Palette): LineSeriesOption[] => {
  if (!points.some((_, place) => isAlone(points, place))) return []
  return [
    {
      type: 'line',
      data: points.map(([at, value], place) => [at + shiftMs, isAlone(points, place) ? (value ?? '-') : '-']),
      symbol: 'circle',
      symbolSize: 4,
      showAllSymbol: true,
      silent: true,
      itemStyle: { color: palette[color] },
      lineStyle: { opacity: 0 },
    },
  ]
}

const bars = ({ points, color, shiftMs }: TimeChartModel, palette: Palette): BarSeriesOption => ({
  type: 'bar',
  data: points.map(([at, value]) => [at + shiftMs, value ?? '-']),
  itemStyle: { color: palette[color] },
  barMaxWidth: 18,
  barMinWidth: 1,
})
