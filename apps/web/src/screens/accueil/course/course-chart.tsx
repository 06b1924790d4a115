import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { formatMinute } from '@/text'
import { course as words } from '@/text/accueil-figures'
import { cn } from '@/ui/cn'
import { roundTop } from '@/widgets/column-bars/scale'
import { useWidth } from '@/widgets/synoptic/use-width'
import { Axes, Mark } from './course-frame.tsx'
import { AREAS, type CourseModel, EDGE, HEIGHT, LINES } from './course-model.ts'
import { Tip } from './course-tip.tsx'
import { useCoursePointer } from './pointer.ts'
import { stepArea, stepLine } from './steps.ts'

/** Two or more figures over a period as stepped curves, with what was to be expected of the rest of it. */
export const CourseChart = ({ model, label }: { readonly model: CourseModel; readonly label: string }) => {
  const [watch, width] = useWidth()
  return (
    <div ref={watch} data-drawing className="relative" style={{ minHeight: HEIGHT }}>
      {width !== null && width > 0 && <Drawing model={model} label={label} width={width} />}
    </div>
  )
}

type DrawingProps = { readonly model: CourseModel; readonly label: string; readonly width: number }

const Drawing = ({ model, label, width }: DrawingProps) => {
  const { span, stretches, partial, series, expected, until, cutAt } = model
  const { at, point } = useCoursePointer()
  const helpId = useId()
  const top = roundTop(mostOf(model))
  const x = (time: number) =>
    EDGE.left + ((width - EDGE.left - EDGE.right) * (time - span.from)) / Math.max(1, span.to - span.from)
  const y = (value: number) => EDGE.top + (HEIGHT - EDGE.top - EDGE.bottom) * (1 - value / top)
  const timeAt = (event: PointerEvent<SVGSVGElement>) => {
    const place =
      ((event.clientX - event.currentTarget.getBoundingClientRect().left) * width) / event.currentTarget.clientWidth
    const time = span.from + ((place - EDGE.left) / (width - EDGE.left - EDGE.right)) * (span.to - span.from)
    return time >= span.from && time < span.to ? time : null
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return point(null)
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    point(neighbour(model, at, event.key === 'ArrowRight' ? 1 : -1))
  }
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys walk along the curve
        tabIndex={0}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        // px of the drawing, which grows with the page as a whole
        className="block h-auto w-full overflow-visible text-[13px] tabular-nums"
        onPointerMove={(event) => point(timeAt(event))}
        onPointerLeave={() => point(null)}
        onBlur={() => point(null)}
        onKeyDown={move}
      >
        <Axes model={model} x={x} y={y} top={top} width={width} />
        {series.map(({ look, values, bases = [] }) => (
          <path key={`area/${look}`} className={AREAS[look]} d={stepArea(stretches, values, bases, x, y)} />
        ))}
        {series.map(({ look, values }) => (
          <path
            key={`line/${look}`}
            className={cn('fill-none', LINES[look])}
            strokeWidth={look === 'produced' ? 2.5 : 1.75}
            strokeLinejoin="round"
            d={stepLine(stretches, values, x, y)}
          />
        ))}
        {expected?.series.map(({ look, values }) => (
          <path
            key={`expected/${look}`}
            className={cn('fill-none opacity-80', LINES[look])}
            strokeWidth={1.5}
            strokeDasharray="3 4"
            d={stepLine(expected.stretches, values, x, y)}
          />
        ))}
        {partial.map(({ from, to }) => (
          <rect
            key={from}
            className="fill-surface/70"
            x={x(from) - 2}
            width={x(to) - x(from) + 4}
            y={EDGE.top - 2}
            height={HEIGHT - EDGE.top - EDGE.bottom}
          />
        ))}
        {until !== null && cutAt === null && <Mark x={x(until)} width={width} text={formatMinute(until)} kind="now" />}
        {cutAt !== null && <Mark x={x(cutAt)} width={width} text={words.cut(formatMinute(cutAt))} kind="cut" />}
        {at !== null && (
          <line className="stroke-line-strong" x1={x(at)} x2={x(at)} y1={EDGE.top} y2={HEIGHT - EDGE.bottom} />
        )}
      </svg>
      <span id={helpId} className="sr-only">
        {words.help}
      </span>
      {at !== null && <Tip model={model} at={at} share={x(at) / width} />}
    </>
  )
}

const mostOf = ({ series, expected }: CourseModel): number =>
  [...series, ...(expected?.series ?? [])].reduce(
    (most, { values }) => values.reduce<number>((max, value) => Math.max(max, value ?? 0), most),
    0,
  )

/** The middle of the stretch before or after the one pointed at. */
const neighbour = ({ stretches, expected }: CourseModel, at: number | null, step: 1 | -1): number | null => {
  const all = [...stretches, ...(expected?.stretches ?? []).filter(({ from }) => from >= (stretches.at(-1)?.to ?? 0))]
  const here = at === null ? (step === 1 ? -1 : all.length) : all.findIndex(({ from, to }) => from <= at && at < to)
  const next = all[Math.min(all.length - 1, Math.max(0, here + step))]
  return next === undefined ? null : (next.from + next.to) / 2
}
