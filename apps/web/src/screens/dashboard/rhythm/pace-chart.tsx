import { formatDayMonth, formatMinute } from '@/text'
import { dashboard } from '@/text/dashboard'
import { cn } from '@/ui/cn'
import { roundTop } from '@/widgets/column-bars/scale'
import { ScaleFigures, ScaleLines } from '@/widgets/column-bars/scale-marks'
import { lineOf, type Point, projectedLine } from './course.ts'
import { spreadTops } from './end-names.ts'
import { GapBand, LEFT, type PaceChartProps, RIGHT, Ticks, TONES } from './pace-band.tsx'
import { stepWords } from './step-words.ts'

const { rhythm: words } = dashboard

/** How a quantity added up, with what was expected, where it leads, and below how far it strayed from what was expected. */
export const PaceChart = (props: PaceChartProps) => {
  const { steps, expected, previous, body, step, tone, projected, limit, judged, isOpen } = props
  // a site that began within the period is drawn from there
  const from = steps[0]?.from ?? body.period.from
  const { to } = body.period
  const line = lineOf(steps)
  const last = line.at(-1)
  const ends = [last?.total, limit?.whole, projected, previous?.at(-1)?.total].flatMap((total) => total ?? [])
  const top = roundTop(Math.max(0, ...ends))
  const x = (at: number) => (100 * (at - from)) / (to - from)
  const y = (total: number) => 100 - (100 * total) / top
  const path = (points: readonly Point[]) => points.map(({ at, total }) => `${x(at)},${y(total)}`).join(' ')
  const { line: stroke, area, dot } = TONES[tone]
  return (
    <div data-drawing className="flex flex-col">
      <div className="flex pt-4">
        <Axis top={top} unit={props.unit} />
        <div className="relative h-44 min-w-0 grow sm:h-48">
          <Lines />
          <svg
            aria-hidden
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {line.length > 1 && last !== undefined && (
              <polygon points={`${path(line)} ${x(last.at)},100 ${x(line[0]?.at ?? from)},100`} className={area} />
            )}
            {previous !== null && (
              <polyline points={path(previous)} className={cn(LINE, 'stroke-line-strong [stroke-width:1.5]')} />
            )}
            {expected !== null && (
              <polyline
                points={path(expected)}
                className={cn(LINE, 'stroke-ink [stroke-dasharray:2_4] [stroke-width:1.5]')}
              />
            )}
            <polyline points={path(line)} className={cn(LINE, stroke, '[stroke-width:2.25]')} />
            {projected !== null && last !== undefined && (
              <polyline
                points={path(projectedLine(last, { at: to, total: projected }, expected))}
                className={cn(LINE, stroke, '[stroke-dasharray:5_4] [stroke-width:1.75]')}
              />
            )}
          </svg>
          {isOpen && last !== undefined && (
            <Now at={x(body.until)} moment={step === 'hour' ? formatMinute(body.until) : formatDayMonth(body.until)} />
          )}
          {last !== undefined && <Dot x={x(last.at)} y={y(last.total)} className={dot} />}
          {projected !== null && <Dot x={100} y={y(projected)} className={dot} />}
          <Readout {...props} />
        </div>
        <Ends {...props} y={y} last={last?.total} />
      </div>
      {judged && <GapBand {...props} />}
      <Ticks steps={steps} step={step} />
    </div>
  )
}

const LINE = 'fill-none [stroke-linejoin:round] [vector-effect:non-scaling-stroke]'
const Axis = ({ top, unit }: { readonly top: number; readonly unit: string }) => (
  <div aria-hidden className={cn(LEFT, 'relative flex flex-col justify-between')}>
    <span className="absolute -top-5 right-2">{unit}</span>
    <ScaleFigures top={top} />
  </div>
)

const Lines = () => (
  <div aria-hidden className="absolute inset-0 flex flex-col justify-between">
    <ScaleLines />
  </div>
)

const Now = ({ at, moment }: { readonly at: number; readonly moment: string }) => (
  <span aria-hidden className="absolute inset-y-0 border-ink border-l-[1.5px]" style={{ left: `${at}%` }}>
    <span
      className={cn(
        'absolute -top-1 whitespace-nowrap rounded-sm bg-ink px-1.5 font-semibold text-surface text-2xs leading-5 tabular-nums',
        at > 35 ? 'right-0.5' : 'left-0.5',
      )}
    >
      {moment}
    </span>
  </span>
)

const Dot = ({ x, y, className }: { readonly x: number; readonly y: number; readonly className: string }) => (
  <span
    aria-hidden
    className={cn('-ml-1 -mt-1 absolute size-2 rounded-full outline-2 outline-surface', className)}
    style={{ left: `${x}%`, top: `${y}%` }}
  />
)

/** Names of where the lines end, one below the other where they would meet. */
const Ends = ({
  limit,
  projected,
  previous,
  y,
  last,
  isOpen,
  bare,
}: PaceChartProps & { readonly y: (total: number) => number; readonly last: number | undefined }) => {
  const before = previous?.at(-1)?.total
  const named = [
    limit !== null && { total: limit.whole, name: words.limit[limit.basis] },
    projected !== null && { total: projected, name: words.projected },
    before !== undefined && { total: before, name: words.previous },
    !isOpen && last !== undefined && { total: last, name: words.counted },
  ]
    .filter((one) => one !== false)
    .toSorted((a, b) => b.total - a.total)
  const tops = spreadTops(named.map(({ total }) => y(total)))
  return (
    <ul aria-hidden className={cn(RIGHT, 'relative tabular-nums')}>
      {named.map(({ total, name }, place) => (
        <li
          key={name}
          className="absolute left-2 leading-4"
          style={{
            top: `calc(${tops[place]}% - 1rem)`,
          }}
        >
          <span className="block font-semibold">{bare(total)}</span>
          <span className="block text-muted">{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** Each column tells its figures on hover and to screen readers. */
const Readout = ({ label, steps, step, body: { until }, format }: PaceChartProps) => (
  <ol aria-label={label} className="absolute inset-0 flex">
    {steps.map((one, place) => {
      const said = stepWords(one, { step, until, format })
      return (
        <li key={one.from} className="group relative min-w-0 grow basis-0">
          <span className="sr-only">{said}</span>
          {one.total !== null && (
            <span
              aria-hidden
              className="absolute inset-y-0 right-0 hidden border-line-strong border-r group-hover:block"
            >
              <span
                className={cn(
                  'absolute top-6 z-10 w-max max-w-56 rounded-md border border-line-strong bg-raised px-2 py-1 text-2xs shadow-md',
                  place > steps.length / 2 ? 'right-1.5' : 'left-1.5',
                )}
              >
                {said}
              </span>
            </span>
          )}
        </li>
      )
    })}
  </ol>
)
