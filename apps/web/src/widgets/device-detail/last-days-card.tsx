import { DAY_MS, type Device, HOUR_MS, METRICS, type MetricId } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useCapability, useKpis, useNow, useSeries } from '@/data'
import { formatDayMonth, formatQuantity, localDay, siteTimeZone } from '@/text'
import { detail } from '@/text/detail'
import { CardSection } from '@/ui/card-section'
import { Skeleton } from '@/ui/skeleton'
import { ColumnBars } from '../column-bars/column-bars.tsx'
import { gridMeter, mainMetric, measures } from '../device-tile/device-metrics.ts'
import { HistoryView } from '../history/history-view.tsx'
import { TODAY } from '../leaks/leaks.ts'
import { countedToday, daySums, LAST_DAYS, withCounted } from './last-days.ts'

const words = detail.lastDays

/** What a device came to on each of the last days: what its counter added, or how its level went; else nothing. */
export const LastDaysCard = ({ device }: { readonly device: Device }) => {
  const main = mainMetric(device)
  if (useCapability('series') === false || main === null) return null
  if (device.role === 'storage' && device.capacityM3 !== null)
    return (
      <CardSection title={words.title}>
        <div className="px-4 pb-4">
          <HistoryView device={device} metric={main.id} cadenceMs={main.cadenceMs} span="7d" />
        </div>
      </CardSection>
    )
  const counter = COUNTERS.find((id) => measures(device, id))
  return counter === undefined ? null : <DayBars device={device} metric={counter} />
}

const COUNTERS = ['volume_m3', 'energy_kwh'] as const satisfies readonly MetricId[]

const DayBars = ({ device, metric }: { readonly device: Device; readonly metric: (typeof COUNTERS)[number] }) => {
  const now = useNow(HOUR_MS)
  const to = Math.ceil((now + 1) / HOUR_MS) * HOUR_MS
  const from = to - (LAST_DAYS + 1) * DAY_MS
  const { data } = useSeries({ device: device.id, metric, from, to, points: (to - from) / HOUR_MS })
  const stored = data?.device === device.id && data.metric === metric ? data : undefined
  const today = useKpis(TODAY).data
  const days = useMemo(() => {
    if (stored === undefined) return null
    const dayOf = (at: number) => localDay(at, siteTimeZone())
    const sums = daySums(stored.points, now, dayOf)
    if (today === undefined) return sums
    return withCounted(sums, { at: today.period.from, value: countedToday(today, device.id, metric) }, dayOf)
  }, [stored, today, now, device, metric])
  const fill = fillOf(device, metric)
  return (
    <CardSection title={words.title} of={METRICS[metric].unit} help={words.help[metric]}>
      <div className="px-4 pt-1 pb-4">
        {days === null ? (
          <Skeleton className="h-48 w-full" />
        ) : (
          <ColumnBars
            label={words.label(device.name)}
            columns={days.map(({ day, at, value }, place) => ({
              key: at,
              said: `${formatDayMonth(at)} : ${formatQuantity(value, metric)}`,
              tick: formatDayMonth(at),
              narrowTick: day.slice(-2),
              part: place === days.length - 1 ? 'running' : null,
              missing: value === null && place < days.length - 1,
              parts: [{ value, fill }],
            }))}
          />
        )}
      </div>
    </CardSection>
  )
}

/** Water, what the grid gave, and other energy, each as it is drawn everywhere. */
const fillOf = (device: Device, metric: (typeof COUNTERS)[number]): string =>
  metric === 'volume_m3' ? 'bg-water' : gridMeter([device]) === undefined ? 'bg-energy-fill' : 'bg-line-strong'
