import './echarts-extra.ts'
import { type PointerEvent, useEffect, useState } from 'react'
import { type PeriodChartModel, periodChartOption } from './period-chart-option.ts'
import { type TooltipWords, tooltipElement } from './tooltip-element.ts'
import { useChart } from './use-chart.ts'

export type PeriodChartProps = {
  readonly model: PeriodChartModel
  readonly tooltip: (index: number | null, previous: number | null) => TooltipWords | null
  /** Called with the stretch that the pointer was dragged over, epoch ms. */
  readonly onSelect: (from: number, to: number) => void
  readonly label: string
  readonly className?: string
}

/** px; a shorter drag is a press */
const LEAST_PX = 8
type Gesture = { readonly start: number; readonly end: number }

/** A curve over a period; dragging the pointer over a stretch asks to zoom into it. */
export const PeriodChart = ({ model, tooltip, onSelect, label, className }: PeriodChartProps) => {
  const { host, chart, palette } = useChart()
  const [gesture, setGesture] = useState<Gesture | null>(null)

  useEffect(() => {
    if (palette === null) return
    const option = periodChartOption(model, palette, (index, previous) => {
      const words = tooltip(index, previous)
      return words === null ? '' : tooltipElement(words)
    })
    chart.current?.setOption(option, { notMerge: true })
  }, [chart, model, palette, tooltip])

  const placeOf = (event: PointerEvent) => event.clientX - event.currentTarget.getBoundingClientRect().left
  const timeAt = (x: number) => Number(chart.current?.convertFromPixel({ xAxisIndex: 0 }, x))
  const begin = (event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType === 'touch') return
    event.currentTarget.setPointerCapture(event.pointerId)
    setGesture({ start: placeOf(event), end: placeOf(event) })
  }
  const stretch = (event: PointerEvent) => gesture !== null && setGesture({ start: gesture.start, end: placeOf(event) })
  const finish = () => {
    if (gesture === null) return
    setGesture(null)
    const [left, right] = [Math.min(gesture.start, gesture.end), Math.max(gesture.start, gesture.end)]
    const [from, to] = [timeAt(left), timeAt(right)]
    if (right - left >= LEAST_PX && Number.isFinite(from) && Number.isFinite(to)) onSelect(from, to)
  }
  return (
    <div
      className={`relative cursor-crosshair ${className ?? ''}`}
      onPointerDown={begin}
      onPointerMove={stretch}
      onPointerUp={finish}
      onPointerCancel={() => setGesture(null)}
    >
      <div ref={host} role="img" aria-label={label} className="size-full" />
      {gesture !== null && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 border-primary border-x bg-primary/15"
          style={{
            left: Math.min(gesture.start, gesture.end),
            width: Math.abs(gesture.end - gesture.start),
          }}
        />
      )}
    </div>
  )
}
