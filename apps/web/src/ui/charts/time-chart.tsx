import { useEffect } from 'react'
import { type TimeChartModel, timeChartOption } from './time-chart-option.ts'
import { type TooltipWords, tooltipElement } from './tooltip-element.ts'
import { useChart } from './use-chart.ts'

export type TimeChartProps = {
  readonly model: TimeChartModel
  /** Builds the text beside the pointer for one point; null: none is shown. */
  readonly tooltip: (index: number) => TooltipWords | null
  /** Text alternative of the drawing. */
  readonly label: string
  readonly className?: string
}

/** A curve over time on canvas; loaded lazily (ECharts is heavy), redrawn when the model changes. */
export const TimeChart = ({ model, tooltip, label, className }: TimeChartProps) => {
  const { host, chart, palette } = useChart()

  useEffect(() => {
    if (palette === null) return
    const option = timeChartOption(model, palette, (index) => {
      const words = tooltip(index)
      return words === null ? '' : tooltipElement(words)
    })
    chart.current?.setOption(option, { replaceMerge: ['series'] })
  }, [model, palette, tooltip, chart])

  return <div ref={host} role="img" aria-label={label} className={className} />
}
