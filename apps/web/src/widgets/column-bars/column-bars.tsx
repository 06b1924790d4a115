import { chart } from '@/text/chart'
import { cn } from '@/ui/cn'
import type { Part } from '../period-columns/columns.ts'
import { roundTop } from './scale.ts'
import { ScaleFigures, ScaleLines } from './scale-marks.tsx'

/** One column: what it says in words, what stands below it, and its parts from the top down. */
export type Column = {
  readonly key: number
  readonly said: string
  readonly tick: string
  /** the same on a phone; absent: the same words */
  readonly narrowTick?: string
  /** it counts less than what it is named after: hatched, and open at the top where that goes on */
  readonly part?: Part | null
  /** it is over and nothing is known of it: drawn as a hatched strip, which no quantity looks like */
  readonly missing?: boolean
  readonly parts: readonly { readonly value: number | null; readonly fill: string }[]
}

type ColumnBarsProps = {
  readonly label: string
  readonly columns: readonly Column[]
  /** of the values, above their axis */
  readonly unit?: string
  /** lines across the columns; one far above all of them is left out */
  readonly limits?: readonly { readonly value: number; readonly label: string }[]
}

const sum = ({ parts }: Column): number => parts.reduce((total, { value }) => total + (value ?? 0), 0)

/** Quantities side by side over an axis of values, stacked where they have parts; each is told in words as well. */
export const ColumnBars = ({ label, columns, unit = '', limits = [] }: ColumnBarsProps) => {
  const most = Math.max(0, ...columns.map(sum))
  const near = limits.filter(({ value }) => value <= FAR * most)
  const top = roundTop(Math.max(most, ...near.map(({ value }) => value)))
  const signs = SIGNS.filter(({ isIn }) => columns.some(isIn))
  const drawing = (
    <div data-drawing className={cn('flex min-h-48 grow gap-2 3xl:min-h-60', unit !== '' && 'pt-4')}>
      <Axis top={top} unit={unit} />
      <div className="relative min-w-0 grow">
        <Lines />
        <ol aria-label={label} className="absolute inset-0 flex items-stretch gap-px sm:gap-0.5">
          {columns.map((column) => (
            <li key={column.key} title={column.said} className="group flex min-w-0 grow basis-0 flex-col">
              <span className="sr-only">{column.said}</span>
              <span
                aria-hidden
                className={cn(
                  'flex min-h-0 grow flex-col justify-end rounded-t-sm group-hover:bg-hover [&>:first-child]:rounded-t-sm',
                  column.missing === true && 'hatch text-line-strong/40',
                )}
              >
                {column.part === 'running' && sum(column) > 0 && (
                  <span className="w-full shrink-0 border-ink border-t-2 border-dashed" />
                )}
                {column.parts.map(({ value, fill }) => (
                  <span
                    key={fill}
                    className={cn('w-full', fill, column.part != null && 'hatch-over')}
                    style={{ height: `${(100 * (value ?? 0)) / top}%` }}
                  />
                ))}
              </span>
              <span
                aria-hidden
                className={cn(TICKS, 'flex overflow-visible whitespace-nowrap pt-1 group-last:justify-end')}
              >
                <span className="max-sm:hidden">{column.tick}</span>
                <span className="sm:hidden">{column.narrowTick ?? column.tick}</span>
              </span>
            </li>
          ))}
        </ol>
        {near.map((limit) => (
          <Limit key={limit.value} {...limit} top={top} />
        ))}
      </div>
    </div>
  )
  if (signs.length === 0) return drawing
  return (
    <div className="flex grow flex-col gap-1">
      {drawing}
      <ul aria-hidden className="flex flex-wrap justify-end gap-x-3 text-2xs text-muted leading-5">
        {signs.map(({ name, look }) => (
          <li key={name} className="flex items-center gap-1.5">
            <span className={cn('size-3', look)} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What looks other than a quantity, named below a drawing that has it. */
const SIGNS = [
  {
    name: chart.parts.running,
    look: 'border-ink border-t-2 border-dashed bg-line-strong hatch-over',
    isIn: (column: Column) => column.part === 'running' && sum(column) > 0,
  },
  {
    name: chart.parts.clipped,
    look: 'bg-line-strong hatch-over',
    isIn: (column: Column) => column.part === 'clipped' && sum(column) > 0,
  },
  { name: chart.missing, look: 'hatch text-line-strong/40', isIn: ({ missing = false }: Column) => missing },
] as const

/** A limit up to so many times the highest column is in the picture. */
const FAR = 2

type LimitProps = { readonly value: number; readonly label: string; readonly top: number }

const Limit = ({ value, label, top }: LimitProps) => (
  <div aria-hidden className="pointer-events-none absolute inset-x-0 top-0 bottom-5">
    <div
      className="absolute inset-x-0 border-muted border-t border-dashed"
      style={{ bottom: `${(100 * value) / top}%` }}
    >
      <span className="absolute right-0 bottom-0 rounded bg-surface/80 px-1 text-2xs text-muted leading-4">
        {label}
      </span>
    </div>
  </div>
)

const TICKS = 'h-5 text-2xs text-muted leading-4 tabular-nums'

const Axis = ({ top, unit }: { readonly top: number; readonly unit: string }) => (
  <div
    aria-hidden
    className="relative flex shrink-0 flex-col justify-between pb-5 text-right text-2xs text-muted tabular-nums"
  >
    {unit !== '' && <span className="absolute -top-6 right-0 whitespace-nowrap leading-4">{unit}</span>}
    <ScaleFigures top={top} />
  </div>
)

const Lines = () => (
  <div aria-hidden className="absolute inset-x-0 top-0 bottom-5 flex flex-col justify-between">
    <ScaleLines />
  </div>
)
