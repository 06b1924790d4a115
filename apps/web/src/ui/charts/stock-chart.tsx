import './echarts-extra.ts'
import { useEffect } from 'react'
import { type StockChartModel, stockChartOption } from './stock-chart-option.ts'
import { type TooltipWords, tooltipElement } from './tooltip-element.ts'
import { useChart } from './use-chart.ts'

export type StockChartProps = {
  readonly model: StockChartModel
  /** Builds the text beside the pointer for a point that was read or is expected; null: none is shown. */
  readonly tooltip: (read: number | null, expected: number | null) => TooltipWords | null
  /** Text alternative of the drawing. */
  readonly label: string
  readonly className?: string
}

/** A stock as it was read and as it is expected to run down, on canvas. */
export const StockChart = ({ model, tooltip, label, className }: StockChartProps) => {
  const { host, chart, palette } = useChart()

  useEffect(() => {
    if (palette === null) return
    const option = stockChartOption(model, palette, (read, expected) => {
      const words = tooltip(read, expected)
      return words === null ? '' : tooltipElement(words)
    })
    chart.current?.setOption(option, { notMerge: true })
  }, [chart, model, palette, tooltip])

  return <div ref={host} role="img" aria-label={label} className={className} />
}
