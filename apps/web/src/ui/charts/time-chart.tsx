import { useEffect, useRef, useState } from 'react'
import { type ECharts, init } from './echarts.ts'
import { onThemeChange, type Palette, readPalette } from './palette.ts'
import { type TimeChartModel, timeChartOption } from './time-chart-option.ts'

/** A title, then lines of label and value. */
type TooltipWords = { readonly title: string; readonly rows: readonly (readonly [string, string])[] }

export type TimeChartProps = {
  readonly model: TimeChartModel
  /** What is said of one point; null: nothing. */
  readonly tooltip: (index: number) => TooltipWords | null
  /** What the drawing shows, for those who do not see it. */
  readonly label: string
  readonly className?: string
}

/** A curve over time on canvas; loaded lazily (ECharts is heavy), redrawn when the model changes. */
const TimeChart = ({ model, tooltip, label, className }: TimeChartProps) => {
  const host = useRef<HTMLDivElement>(null)
  const chart = useRef<ECharts>(null)
  const [palette, setPalette] = useState<Palette | null>(null)

  useEffect(() => {
    const element = host.current
    if (element === null) return
    const made = init(element, null, { renderer: 'canvas' })
    chart.current = made
    const repaint = () => setPalette(readPalette(element))
    repaint()
    const resize = new ResizeObserver(() => made.resize())
    resize.observe(element)
    const forgetTheme = onThemeChange(repaint)
    return () => {
      forgetTheme()
      resize.disconnect()
      made.dispose()
      chart.current = null
    }
  }, [])

  useEffect(() => {
    if (palette === null) return
    const option = timeChartOption(model, palette, (index) => {
      const words = tooltip(index)
      return words === null ? '' : tooltipElement(words)
    })
    chart.current?.setOption(option, { replaceMerge: ['series'] })
  }, [model, palette, tooltip])

  return <div ref={host} role="img" aria-label={label} className={className} />
}
export default TimeChart

const tooltipElement = ({ title, rows }: TooltipWords): HTMLElement => {
  const box = element('div', 'rounded-lg border border-line bg-raised px-3 py-2 text-xs text-ink shadow-lg')
  box.append(element('div', 'mb-1 font-medium text-muted', title))
  for (const [name, value] of rows) {
    const row = element('div', 'flex justify-between gap-4')
    row.append(element('span', 'text-muted', name), element('span', 'font-semibold tabular-nums', value))
    box.append(row)
  }
  return box
}

const element = (tag: 'div' | 'span', className: string, words?: string): HTMLElement => {
  const made = document.createElement(tag)
  made.className = className
  if (words !== undefined) made.textContent = words
  return made
}
