import './echarts-extra.ts'
import { useEffect } from 'react'
import type { ComposeOption, TooltipComponentOption } from './echarts.ts'
import type { SankeySeriesOption } from './echarts-extra.ts'
import { CHART_FONT, type Palette } from './palette.ts'
import { BARE_TOOLTIP, type TooltipWords, tooltipElement } from './tooltip-element.ts'
import { useChart } from './use-chart.ts'

export type SankeyModel = {
  readonly nodes: readonly {
    readonly id: string
    readonly name: string
    readonly tone: 'water' | 'muted' | 'warn' | 'energy'
  }[]
  /** no loops */
  readonly links: readonly { readonly from: string; readonly to: string; readonly value: number }[]
}

export type SankeyChartProps = {
  readonly model: SankeyModel
  readonly format: (value: number) => string
  readonly label: string
  readonly className?: string
}

/** Volumes flowing through a network, as wide as they are; loaded lazily. */
export const SankeyChart = ({ model, format, label, className }: SankeyChartProps) => {
  const { host, chart, palette } = useChart()
  useEffect(() => {
    if (palette !== null) chart.current?.setOption(sankeyOption(model, palette, format), { notMerge: true })
  }, [chart, model, palette, format])
  return <div ref={host} role="img" aria-label={label} className={className} />
}

type SankeyOption = ComposeOption<SankeySeriesOption | TooltipComponentOption>

const sankeyOption = (model: SankeyModel, palette: Palette, format: (value: number) => string): SankeyOption => {
  const names = new Map(model.nodes.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  return {
    animation: false,
    textStyle: { fontFamily: CHART_FONT },
    tooltip: {
      ...BARE_TOOLTIP,
      trigger: 'item',
      formatter: (params) => {
        const one = Array.isArray(params) ? params[0] : params
        return one === undefined ? '' : tooltipElement(wordsOf(one, nameOf, format))
      },
    },
    series: [
      {
        type: 'sankey',
        left: 8,
        right: labelEm(model, format) * palette.textPx,
        top: 8,
        bottom: 8,
        nodeWidth: 14,
        nodeGap: 16,
        draggable: false,
        layoutIterations: 64,
        emphasis: { focus: 'adjacency' },
        lineStyle: { color: palette.water, opacity: 0.22, curveness: 0.5 },
        label: {
          color: palette.ink,
          // a thin flow behind a name would strike it through
          textBorderColor: palette.surface,
          textBorderWidth: 3,
          fontSize: palette.textPx,
          position: 'right',
          formatter: ({ name, value }) => `${nameOf(name)}  ${typeof value === 'number' ? format(value) : ''}`,
        },
        data: model.nodes.map(({ id, tone }) => ({ name: id, itemStyle: { color: palette[tone], borderWidth: 0 } })),
        links: model.links.map(({ from, to, value }) => ({ source: from, target: to, value })),
      },
    ],
  }
}

/** Width of a letter of the labels, on average and at most, in em. */
const LETTER_EM = 0.56
/** Between a node and its label, and to the edge, in em. */
const LABEL_GAP_EM = 1.5

/**
 * Room to the right of the last nodes for the longest of their names and volumes, in em: labels drawn over thin flows
 * would be struck through, and beyond the edge cut.
 */
const labelEm = ({ nodes, links }: SankeyModel, format: (value: number) => string): number => {
  const lengths = nodes.map(({ id, name }) => {
    const into = links.filter(({ to }) => to === id).reduce((sum, { value }) => sum + value, 0)
    return links.some(({ from }) => from === id) ? 0 : `${name}  ${format(into)}`.length
  })
  return Math.max(0, ...lengths) * LETTER_EM + LABEL_GAP_EM
}

const wordsOf = (
  { dataType, name, value, data }: { dataType?: string; name?: string; value?: unknown; data?: unknown },
  nameOf: (id: string) => string,
  format: (value: number) => string,
): TooltipWords => {
  const volume = typeof value === 'number' ? format(value) : ''
  if (dataType === 'edge' && isLink(data)) {
    return { title: nameOf(data.source), rows: [[`→ ${nameOf(data.target)}`, volume]] }
  }
  return { title: nameOf(name ?? ''), rows: [['', volume]] }
}

const isLink = (data: unknown): data is { source: string; target: string } =>
  typeof data === 'object' && data !== null && 'source' in data && 'target' in data
