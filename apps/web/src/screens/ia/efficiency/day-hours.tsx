import { iaEfficiency as words } from '@/text/ia-efficiency'
import { cn } from '@/ui/cn'

/** Hours named under the bars. */
const AXIS_HOURS = [0, 6, 12, 18]
const COLUMNS =
  'grid min-w-0 grid-cols-[14rem_minmax(0,1fr)] gap-x-3 xl:grid-cols-[21rem_minmax(0,1fr)] max-sm:grid-cols-1'

export const HourAxis = () => (
  <div aria-hidden className={cn(COLUMNS, 'text-2xs text-muted')}>
    <span className="max-sm:hidden" />
    <div className="flex">
      {AXIS_HOURS.map((hour) => (
        <span key={hour} className="grow basis-0">
          {words.hour(hour)}
        </span>
      ))}
    </div>
  </div>
)

type DayHoursProps = {
  readonly title: string
  /** what the bars come to, in words */
  readonly of: string
  readonly label: string
  /** by hour, 0 to 1 */
  readonly shares: readonly number[]
  readonly wordsOf: (hour: number) => string
  readonly color: string
  readonly isThin?: boolean
}

/** A day as one bar an hour; each bar says its hour and its figure. */
export const DayHours = ({ title, of, label, shares, wordsOf, color, isThin = false }: DayHoursProps) => (
  <div className={cn(COLUMNS, 'items-center text-xs')}>
    <span className="flex min-w-0 gap-2">
      <span className="w-18 shrink-0 text-muted">{title}</span>
      <span className="min-w-0 tabular-nums">{of}</span>
    </span>
    <ol aria-label={label} className={cn('flex min-w-0 items-end gap-px border-line border-b', isThin ? 'h-4' : 'h-9')}>
      {[...shares.entries()].map(([hour, share]) => (
        <li key={hour} title={wordsOf(hour)} className="flex h-full min-w-0 grow basis-0 items-end bg-sunken">
          <span aria-hidden className={`block w-full ${color}`} style={{ height: `${Math.round(share * 100)}%` }} />
          <span className="sr-only">{wordsOf(hour)}</span>
        </li>
      ))}
    </ol>
  </div>
)
