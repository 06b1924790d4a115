import type { KpiBody } from '@vigie/contracts/entities'
import { formatMinute } from '@/text'
import { dashboard } from '@/text/dashboard'
import { cn } from '@/ui/cn'
import { columnTicks, narrowTick } from '@/widgets/period-columns/column-words'
import type { ColumnStep } from '@/widgets/period-columns/columns'
import type { Point, Step } from './course.ts'
import type { Limit } from './outlook.ts'

const { rhythm: words } = dashboard

export type PaceChartProps = {
  readonly label: string
  readonly steps: readonly Step[]
  readonly expected: readonly Point[] | null
  /** the course of the period before, laid over this one */
  readonly previous: readonly Point[] | null
  readonly body: Pick<KpiBody, 'period' | 'until'>
  readonly step: ColumnStep
  readonly tone: 'water' | 'energy'
  readonly projected: number | null
  readonly limit: Limit | null
  /** whether the course can be set against what was expected */
  readonly judged: boolean
  readonly isOpen: boolean
  /** of the values */
  readonly unit: string
  readonly format: (value: number) => string
  readonly bare: (value: number) => string
  /** how much more the first is than the second, without its unit, as both are shown */
  readonly bareGap: (more: number, less: number) => string
}

export const TONES = {
  water: { line: 'stroke-water', area: 'fill-water/15', dot: 'bg-water', bar: 'bg-water/55' },
  energy: { line: 'stroke-energy-fill', area: 'fill-energy-fill/20', dot: 'bg-energy-fill', bar: 'bg-energy-fill/65' },
} as const

/** The widths of the axis at the left and of the names at the right, shared by all rows of the drawing. */
export const LEFT = 'w-12 shrink-0 pr-2 text-right text-muted text-2xs tabular-nums'
export const RIGHT = 'w-20 shrink-0 pl-2 text-2xs'

/** How far the sum strayed from what was expected, column by column: above the line too much, below it less. */
export const GapBand = ({ steps, tone, limit, unit, bareGap, isOpen }: PaceChartProps) => {
  const gaps = steps.map(({ total, expected }) => (total === null || expected === null ? null : total - expected))
  const most = Math.max(...gaps.map((gap) => Math.abs(gap ?? 0)), Number.MIN_VALUE)
  const last = steps[gaps.findLastIndex((gap) => gap !== null)]
  return (
    <div aria-hidden className="mt-2 flex">
      <span className={cn(LEFT, 'self-center leading-4')}>
        {words.gap}
        <span className="block">{unit}</span>
      </span>
      <div className="relative flex h-10 min-w-0 grow">
        <span className="absolute inset-x-0 top-1/2 border-line-strong border-t" />
        {gaps.map((gap, place) => (
          <span key={steps[place]?.from} className="relative min-w-0 grow basis-0">
            {gap !== null && (
              <span
                className={cn(
                  'absolute inset-x-[8%]',
                  gap > 0 ? 'bottom-1/2 bg-line-strong' : `top-1/2 ${TONES[tone].bar}`,
                )}
                style={{ height: `${(50 * Math.abs(gap)) / most}%` }}
              />
            )}
          </span>
        ))}
      </div>
      <span className={cn(RIGHT, 'flex flex-col justify-center leading-4')}>
        {last !== undefined && limit !== null && (
          <>
            <span className="whitespace-nowrap font-semibold tabular-nums">
              {signedGap(last.total ?? 0, last.expected ?? 0, bareGap)}
            </span>
            <span className="text-muted">
              {isOpen ? words.gapAt.open(limit.pace == null ? null : formatMinute(last.to)) : words.gapAt.closed}
            </span>
          </>
        )}
      </span>
    </div>
  )
}

const signedGap = (total: number, expected: number, bareGap: PaceChartProps['bareGap']): string =>
  total < expected ? `−${bareGap(expected, total)}` : `+${bareGap(total, expected)}`

/** A step ends where what is counted does: the column that runs is named by all of it. */
const whole = (steps: readonly Step[]) =>
  steps.map(({ from, to }, place) => ({ from, to: steps[place + 1]?.from ?? to }))

/** Names of the columns below the drawing. */
export const Ticks = ({ steps, step }: Pick<PaceChartProps, 'steps' | 'step'>) => (
  <div aria-hidden className="mt-1 flex">
    <span className={LEFT} />
    <div className="flex h-5 min-w-0 grow text-muted text-2xs leading-5 tabular-nums">
      {columnTicks(whole(steps), step).map((tick, place) => (
        <span
          key={steps[place]?.from}
          // where it is narrow the last begins at the edge, into the room of the names beside the drawing
          className="flex min-w-0 grow basis-0 justify-center overflow-visible whitespace-nowrap @lg:last:justify-end last:justify-start"
        >
          <span className="@max-lg:hidden">{tick}</span>
          <span className="@lg:hidden">{narrowTick(tick)}</span>
        </span>
      ))}
    </div>
    <span className={RIGHT} />
  </div>
)
