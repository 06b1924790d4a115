import { type AlarmPreview, type AlarmPreviewQuery, type AlarmSettingValues, DAY_MS } from '@vigie/contracts/entities'
import { useEffect, useMemo, useState } from 'react'
import { useAlarmPreview } from '@/data/alarm-settings'
import { formatDate, formatDayMonth, formatLength } from '@/text'
import { siteSettings } from '@/text/alarm-settings'
import { cn } from '@/ui/cn'
import { InView } from '@/ui/in-view'
import { Skeleton } from '@/ui/skeleton'
import type { SettingState } from './draft.ts'

const { month: words } = siteSettings
/** What is typed is tried once the typing pauses, ms. */
const PAUSE_MS = 350

type MonthStripProps = { readonly state: SettingState; readonly name: string }

/** The days of the last month on which a setting would have alarmed, as it is typed; computed when it comes into view. */
export const MonthStrip = (props: MonthStripProps) => (
  <InView placeholder={<Skeleton className="h-9 w-56" />}>
    <Month {...props} />
  </InView>
)

const Month = ({ state: { setting, values, form }, name }: MonthStripProps) => {
  const isTried = values?.enabled === true
  const query = usePaused(isTried ? queryOf(setting, values) : null)
  const { data, isError } = useAlarmPreview(query)
  if (!form.enabled) return <Words>{words.off}</Words>
  if (values === null) return <Words>{words.invalid}</Words>
  if (isError) return <Words>{words.failed}</Words>
  if (data === undefined) return <Skeleton className="h-9 w-56" />
  if (data.days === null) return <Words>{words.unknown}</Words>
  return <Days {...data} days={data.days} name={name} />
}

const Words = ({ children }: { readonly children: string }) => (
  <p className="flex min-h-9 items-center text-muted text-xs">{children}</p>
)

type DaysProps = Omit<AlarmPreview, 'days'> & {
  readonly days: NonNullable<AlarmPreview['days']>
  readonly name: string
}

const Days = ({ from, to, days, name }: DaysProps) => {
  const cells = useMemo(() => cellsOf(from, to, days), [from, to, days])
  const alarms = days.reduce((sum, day) => sum + day.alarms, 0)
  const told = days.map((day) => words.day(formatDayMonth(day.start), day.alarms, formatLength(day.activeMs)))
  return (
    <div data-days={days.length}>
      <div aria-hidden className="flex h-5 items-end gap-px">
        {cells.map(({ at, day }) => (
          <span
            key={at}
            title={
              day === undefined
                ? formatDayMonth(at)
                : words.day(formatDayMonth(at), day.alarms, formatLength(day.activeMs))
            }
            className={cn(
              'w-1.5 rounded-xs',
              day === undefined ? 'h-1.5 bg-line' : heightOf(day.activeMs),
              day !== undefined && 'bg-bad',
            )}
          />
        ))}
      </div>
      <p className="text-muted text-xs">
        <span className="sr-only">{`${words.calendar(name)} : `}</span>
        {days.length === 0 ? words.none : words.some(days.length, alarms)}
        <span className="sr-only">{told.length > 0 && ` (${told.join(' ; ')})`}</span>
      </p>
    </div>
  )
}

/** Longer than a few hours stands out; a moment is seen all the same. */
const heightOf = (activeMs: number): string => (activeMs > DAY_MS / 4 ? 'h-5' : activeMs > DAY_MS / 48 ? 'h-4' : 'h-3')

type Cell = { readonly at: number; readonly day: DaysProps['days'][number] | undefined }

/** A cell for each day of the site's calendar, the oldest first. */
const cellsOf = (from: number, to: number, days: DaysProps['days']): readonly Cell[] => {
  const byDate = new Map(days.map((day) => [formatDate(day.start), day]))
  const cells = new Map<string, Cell>()
  for (let at = from; at < to; at += DAY_MS) cells.set(formatDate(at), { at, day: byDate.get(formatDate(at)) })
  cells.set(formatDate(to), { at: to, day: byDate.get(formatDate(to)) })
  return [...cells.values()]
}

const queryOf = (
  { device, condition, metric }: SettingState['setting'],
  { limit, deadband, onDelayMs, offDelayMs }: AlarmSettingValues,
): AlarmPreviewQuery => ({
  device,
  condition,
  ...(metric === null ? {} : { metric }),
  ...(limit === null ? {} : { limit }),
  deadband,
  onDelayMs,
  offDelayMs,
})

/** What was asked before until what is asked has stood still for a moment. */
const usePaused = (query: AlarmPreviewQuery | null): AlarmPreviewQuery | null => {
  const words = JSON.stringify(query)
  const [paused, setPaused] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return useMemo(() => JSON.parse(paused), [paused])
}
