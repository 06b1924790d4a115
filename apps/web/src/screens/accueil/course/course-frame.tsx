import { formatDayMonth, formatMinute, formatNumber, siteTimeZone } from '@/text'
import { timeTicks, zoneOffset } from '@/ui/charts/time-ticks'
import { decimalsFor } from '@/widgets/column-bars/scale'
import { type CourseModel, EDGE, HEIGHT, MOST_TICKS_PX } from './course-model.ts'

type AxesProps = {
  readonly model: CourseModel
  readonly x: (time: number) => number
  readonly y: (value: number) => number
  readonly top: number
  readonly width: number
}

/** The scales of a course: values at the left, instants below. */
export const Axes = ({ model: { span, hourly, unit }, x, y, top, width }: AxesProps) => {
  const zone = zoneOffset(siteTimeZone())
  const { ticks } = timeTicks(span.from, span.to, Math.max(2, Math.floor(width / MOST_TICKS_PX)), zone)
  return (
    <g className="fill-muted">
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <line className="stroke-line" x1={EDGE.left} x2={width - EDGE.right} y1={y(value)} y2={y(value)} />
          <text x={EDGE.left - 6} y={y(value) + 4} textAnchor="end">
            {formatNumber(value, decimalsFor(top))}
          </text>
        </g>
      ))}
      <text x={EDGE.left - 6} y={12} textAnchor="end">
        {unit}
      </text>
      {ticks.map((tick) => (
        <text
          key={tick}
          x={x(tick)}
          y={HEIGHT - 4}
          textAnchor={x(tick) < EDGE.left + 16 ? 'start' : x(tick) > width - 24 ? 'end' : 'middle'}
        >
          {hourly ? (tick === span.to ? '24:00' : formatMinute(tick)) : formatDayMonth(tick)}
        </text>
      ))}
    </g>
  )
}

type MarkProps = { readonly x: number; readonly width: number; readonly text: string; readonly kind: 'now' | 'cut' }

/** An instant that matters, with its name above the drawing. */
export const Mark = ({ x, width, text, kind }: MarkProps) => {
  const size = 14 + 7 * text.length
  const left = Math.min(Math.max(EDGE.left, x - size / 2), width - size)
  return (
    <g>
      <line
        className={kind === 'now' ? 'stroke-ink' : 'stroke-bad'}
        strokeWidth={1.5}
        x1={x}
        x2={x}
        y1={EDGE.top - 4}
        y2={HEIGHT - EDGE.bottom}
      />
      <rect className={kind === 'now' ? 'fill-ink' : 'fill-bad'} x={left} y={0} width={size} height={18} rx={4} />
      <text className="fill-surface font-semibold" x={left + size / 2} y={13} textAnchor="middle">
        {text}
      </text>
    </g>
  )
}
