import { DAY_MS, type Device, figureSpec, HOUR_MS, type MetricId } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useCapability, useNow, useSeries, useSite } from '@/data'
import { formatDayMonth, localDay, siteTimeZone } from '@/text'
import { detail } from '@/text/detail'
import { eau } from '@/text/eau'
import { target } from '@/text/target'
import { CardSection } from '@/ui/card-section'
import { Skeleton } from '@/ui/skeleton'
import { ColumnBars } from '@/widgets/column-bars/column-bars'
import { daySums, LAST_DAYS } from '@/widgets/device-detail/last-days'
import { measures } from '@/widgets/device-tile/device-metrics'
import { formatFigure } from '@/widgets/kpi/figure'
import { ratiosOf } from './ratio-days.ts'

const { pump: words } = eau.sources

/** What a m³ of a pump took on each of the last days: a pump that wears, or a filter that clogs, shows here first. */
export const RatioDaysCard = ({ device }: { readonly device: Device }) => {
  const isOffered = useCapability('series') !== false
  const isPump = device.kind === 'pump' && measures(device, 'volume_m3') && measures(device, 'energy_kwh')
  return isOffered && isPump ? <Ratios device={device} /> : null
}

const Ratios = ({ device }: { readonly device: Device }) => {
  const now = useNow(HOUR_MS)
  const [water, energy] = [useDays(device, 'volume_m3', now), useDays(device, 'energy_kwh', now)]
  const aim = useSite().data?.site.targets?.kwhPerM3
  const { name, unit } = figureSpec('kwhPerM3')
  const ratios = water === null || energy === null ? null : ratiosOf(water, energy)
  return (
    <CardSection title={name} of={unit} help={words.ratioDays}>
      <div className="px-4 pt-1 pb-4">
        {ratios === null ? (
          <Skeleton className="h-48 w-full" />
        ) : (
          <ColumnBars
            label={`${name}, ${detail.lastDays.label(device.name)}`}
            limits={aim === undefined ? [] : [{ value: aim, label: target.atMost(formatFigure(aim, 'kwhPerM3')) }]}
            columns={ratios.map(({ day, at, kwhPerM3, lack }, place) => ({
              key: at,
              said: `${formatDayMonth(at)} : ${lack === null ? formatFigure(kwhPerM3, 'kwhPerM3') : words.noRatio[lack]}`,
              tick: formatDayMonth(at),
              narrowTick: day.slice(-2),
              part: place === ratios.length - 1 ? 'running' : null,
              parts: [{ value: kwhPerM3, fill: 'bg-energy-fill' }],
            }))}
          />
        )}
      </div>
    </CardSection>
  )
}

const useDays = (device: Device, metric: MetricId, now: number) => {
  const to = Math.ceil((now + 1) / HOUR_MS) * HOUR_MS
  const from = to - (LAST_DAYS + 1) * DAY_MS
  const { data } = useSeries({ device: device.id, metric, from, to, points: (to - from) / HOUR_MS })
  const stored = data?.device === device.id && data.metric === metric ? data : undefined
  return useMemo(
    () => (stored === undefined ? null : daySums(stored.points, now, (at) => localDay(at, siteTimeZone()))),
    [stored, now],
  )
}
