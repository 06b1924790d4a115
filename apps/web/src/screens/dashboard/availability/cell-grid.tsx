import { CircleAlert, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { dateFormat, siteTimeZone } from '@/text'
import { dashboard } from '@/text/dashboard'
import { zoneOffset } from '@/ui/charts/time-ticks'
import { cn } from '@/ui/cn'
import { formatBare } from '@/widgets/kpi/figure'
import { columnDay, columnName, columnTitle } from '@/widgets/period-columns/column-words'
import type { Column, ColumnStep } from '@/widgets/period-columns/columns'
import type { Cell } from './calendar.ts'
import { cellWords } from './calendar-table.tsx'
import { type Level, levelOf } from './level.tsx'

const { availability: words } = dashboard

type CellGridProps = {
  readonly cells: readonly Cell[]
  readonly columns: readonly Column[]
  readonly step: ColumnStep
  /** instant that lies in the current cell */
  readonly now: number
}

const GRIDS: Readonly<Record<ColumnStep, string>> = {
  hour: 'auto-rows-[minmax(2.75rem,1fr)] grid-cols-6 sm:grid-cols-12 xl:grid-cols-8 2xl:grid-cols-12',
  day: 'grid-cols-7 grid-rows-[auto] auto-rows-[minmax(2.75rem,1fr)]',
  week: 'auto-rows-[minmax(2.75rem,1fr)] grid-cols-7 sm:grid-cols-9 xl:grid-cols-7 2xl:grid-cols-9',
}

const LOOKS: Readonly<Record<Level, { look: string; icon: LucideIcon | null }>> = {
  full: { look: 'bg-good/15', icon: null },
  slight: { look: 'bg-sunken', icon: CircleAlert },
  partial: { look: 'border-warn bg-warn-soft text-warn', icon: TriangleAlert },
  poor: { look: 'border-bad bg-bad-soft text-bad', icon: OctagonAlert },
}

/** The site hour by hour, day by day as on a calendar, or week by week: only cells with an outage say a number. */
export const CellGrid = ({ cells, columns, step, now }: CellGridProps) => (
  <ol aria-label={words.calendar} className={cn('grid grow gap-1 tabular-nums print:break-inside-avoid', GRIDS[step])}>
    {step === 'day' && <Weekdays columns={columns} />}
    {columns.map((column, place) => {
      const cell = cells[place]
      return cell === undefined ? null : (
        <li key={column.from} className="flex max-h-28 print:max-h-11">
          <GridCell cell={cell} column={column} step={step} isNow={now >= column.from && now < column.to} />
        </li>
      )
    })}
  </ol>
)

const DAY = 86_400_000

/** Names of the days of the week, and the empty places before the first day. */
const Weekdays = ({ columns }: Pick<CellGridProps, 'columns'>) => {
  const from = columns[0]?.from ?? 0
  const before = (Math.floor((from + zoneOffset(siteTimeZone())(from)) / DAY) + 3) % 7
  return (
    <>
      {WEEKDAYS.map((day) => (
        <li key={day} aria-hidden className="text-center text-2xs text-muted">
          {day}
        </li>
      ))}
      {Array.from({ length: before }, (_, place) => (
        <li key={WEEKDAYS[place]} aria-hidden />
      ))}
    </>
  )
}

const MONDAY = Date.UTC(2024, 0, 1)
const WEEKDAYS = Array.from({ length: 7 }, (_, place) =>
  dateFormat({ weekday: 'short', timeZone: 'UTC' }).format(MONDAY + place * DAY),
)

type GridCellProps = {
  readonly cell: Cell
  readonly column: Column
  readonly step: ColumnStep
  readonly isNow: boolean
}

const GridCell = ({ cell, column, step, isNow }: GridCellProps) => {
  const said = cellWords(cell, columnTitle(column, step))
  const { look, icon: Icon } =
    cell.share === null ? { look: 'border-line border-dashed text-muted', icon: null } : LOOKS[levelOf(cell.share)]
  const inside = (
    <>
      <span className="sr-only">{said}</span>
      <span aria-hidden className="flex items-center justify-between leading-4">
        {step === 'hour' ? words.hour(columnName(column, step).slice(0, 2)) : columnName(column, step)}
        {/* the cell of an hour has room for its number alone */}
        {Icon !== null && step !== 'hour' && <Icon className="size-3 shrink-0 max-xs:hidden" />}
      </span>
      <span aria-hidden className="h-4 whitespace-nowrap font-semibold leading-4">
        {cell.share !== null && cell.share < 1 && formatBare(100 * cell.share, 'powerPct')}
      </span>
    </>
  )
  const shape = cn(
    'flex min-h-11 min-w-0 grow flex-col justify-between overflow-hidden rounded-md border border-transparent px-1 py-0.5 max-sm:px-0.5 text-2xs print:border-line',
    look,
    isNow && 'border-2 border-ink',
  )
  return step === 'hour' || cell.share === null ? (
    <span title={said} className={shape}>
      {inside}
    </span>
  ) : (
    <Link
      to={{
        search: `?${new URLSearchParams({ ...(step === 'week' && { periode: 'semaine' }), date: columnDay(column) })}`,
      }}
      title={said}
      className={cn(shape, 'hover:border-ink')}
    >
      {inside}
    </Link>
  )
}
