import { type Device, figureSpec, HOUR_MS, METRICS, SERIES_MAX_POINTS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useNow, useSeries } from '@/data'
import { formatNumber, NO_VALUE, siteTimeZone, text } from '@/text'
import { eau } from '@/text/eau'
import { CardSection } from '@/ui/card-section'
import { zoneOffset } from '@/ui/charts/time-ticks'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { ColumnBars } from '../column-bars/column-bars.tsx'
import { useBounds } from '../period/use-bounds.ts'
import { usePeriod } from '../period/use-period.ts'
import { hourProfile } from './profile.ts'
import { profileStretch } from './stretch.ts'

const words = eau.consumption
const UNIT = METRICS.flow_m3h.unit

/** How the use of water spreads over the day; the night window stands apart. */
export const HourProfile = ({ device }: { readonly device: Device }) => {
  const [{ unit }] = usePeriod()
  const whole = useBounds()
  const now = useNow(HOUR_MS)
  const { from, to } = useMemo(() => profileStretch(whole, unit, now), [whole, unit, now])
  const points = pointsOf((to - from) / HOUR_MS)
  const series = useSeries({ device: device.id, metric: 'volume_m3', from, to, points })
  const stored = series.data?.device === device.id ? series.data : undefined
  const profile = useMemo(
    () => (stored === undefined ? null : hourProfile(stored.points, stored.bucketMs, zoneOffset(siteTimeZone()))),
    [stored],
  )
  return (
    <CardSection
      title={words.profile}
      of={UNIT}
      help={profile !== null && profile.days > 0 ? words.profileHelp(words.days(profile.days)) : undefined}
    >
      <div className="px-4 pt-1 pb-4">
        {profile !== null ? (
          profile.days === 0 ? (
            <p className="py-8 text-center text-muted text-sm">{eau.profile.empty}</p>
          ) : (
            <Bars hours={profile.hours} label={eau.profile.label(device.name)} />
          )
        ) : series.isError ? (
          <ErrorState
            title={text.history.errorTitle}
            retryLabel={text.common.retry}
            onRetry={() => void series.refetch()}
            className="py-4"
          />
        ) : (
          <Skeleton className="h-48 w-full" />
        )}
      </div>
    </CardSection>
  )
}

/** Points of 5 minutes where they are few enough, of an hour beyond: either way no point spans two hours. */
const pointsOf = (hours: number): number =>
  Math.max(2, Math.ceil(hours * FIVE_MINUTES <= SERIES_MAX_POINTS ? hours * FIVE_MINUTES : hours))
const FIVE_MINUTES = 12

const NIGHT = [2, 3]
const TICK_EVERY = 3
const NARROW_TICK_EVERY = 6

type BarsProps = { readonly hours: readonly (number | null)[]; readonly label: string }

const Bars = ({ hours, label }: BarsProps) => (
  <figure>
    <ColumnBars
      label={label}
      columns={hours.map((value, hour) => ({
        key: hour,
        said: sentence(hour, value),
        tick: hour % TICK_EVERY === 0 ? words.profileHour(hour) : '',
        narrowTick: hour % NARROW_TICK_EVERY === 0 ? words.profileHour(hour) : '',
        parts: [{ value, fill: NIGHT.includes(hour) ? 'bg-frozen' : 'bg-water' }],
      }))}
    />
    <figcaption className="mt-1 flex items-center gap-1.5 text-2xs text-muted">
      <span aria-hidden className="size-2.5 rounded-sm bg-frozen" />
      {`${figureSpec('nightFlowM3h').name} : ${words.nightHelp}`}
    </figcaption>
  </figure>
)

const sentence = (hour: number, value: number | null): string =>
  `${words.profileHour(hour)} : ${value === null ? NO_VALUE : `${formatNumber(value, 2)}\u00a0${UNIT}`}`
