import type { DeviceId, MetricId } from '@vigie/contracts/entities'
import { MINUTE_MS } from '@vigie/contracts/entities'
import { Clock3, type LucideIcon, Snowflake, TriangleAlert, Unplug } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useDeviceStatus, useFeed, useLatest, useNow } from '@/data'
import { formatAge, formatMoment, formatMomentMinute, text } from '@/text'
import { cn } from '@/ui/cn'
import type { Truth } from './asset-state.ts'
import type { DeviceMetricSpec } from './device-metrics.ts'
import { LiveValue } from './live-value.tsx'
import { useTruth } from './use-truth.ts'

type Late = Exclude<Truth, 'fresh' | 'mute'>
const isLate = (truth: Truth): truth is Late => truth !== 'fresh' && truth !== 'mute'

const LOOKS: Record<Late, readonly [LucideIcon, string]> = {
  frozen: [Snowflake, 'text-frozen'],
  off: [Unplug, 'text-muted'],
  old: [Clock3, 'text-warn'],
  stale: [TriangleAlert, 'text-warn'],
  unknown: [TriangleAlert, 'text-muted'],
}

type TruthLineProps = {
  readonly device: DeviceId
  /** null: the device measures nothing */
  readonly metric: DeviceMetricSpec | null
  /** What stands here while the value is what it should be. */
  readonly children?: ReactNode
  /** Where it takes no place while there is nothing to say. */
  readonly isQuiet?: boolean
}

/** Below a tile's figure: what it is, and only when it is late, since when; the line keeps its height. */
export const TruthLine = memo(({ device, metric, children, isQuiet = false }: TruthLineProps) => {
  const truth = useTruth(device, metric)
  return (
    <p
      {...(truth !== 'mute' && { 'data-freshness': truth })}
      className={cn(
        'flex min-w-0 items-center gap-1 text-muted text-xs',
        isQuiet ? '[&_[data-late-words]]:whitespace-normal leading-4' : 'min-h-5 leading-5',
      )}
    >
      {isLate(truth) && (metric !== null || truth === 'frozen') ? (
        <LateWords truth={truth} device={device} metric={metric?.id ?? null} />
      ) : (
        // what measures nothing misses nothing while it is off
        children
      )}
    </p>
  )
})

type LateProps = { readonly truth: Late; readonly device: DeviceId; readonly metric: MetricId | null }

const LateWords = ({ truth, device, metric }: LateProps) => {
  const [Icon, color] = LOOKS[truth]
  const { since } = useFeed()
  const latest = useLatest(device, metric ?? 'running', 'calm')
  const now = useNow(truth === 'old' ? 1_000 : MINUTE_MS)
  const at = metric === null ? null : (latest?.ts ?? null)
  const isAfterCut = useIsAfterCut(device, at)
  return (
    <span className={cn('flex min-w-0 items-center gap-1', color)}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span data-late-words className="truncate">
        {truth === 'frozen' ? frozenWords(since, at, now) : truth === 'old' ? ageWords(at, now) : readWords(at, now)}
        {truth === 'off' && isAfterCut && text.home.afterCut}
      </span>
    </span>
  )
}

/** Whether a device told a value, at `at` in epoch ms, after it lost the power that it lacks: some run on a battery. */
const useIsAfterCut = (device: DeviceId, at: number | null): boolean => {
  const status = useDeviceStatus(device)
  return at !== null && status?.powered === false && status.poweredAt !== null && at >= Date.parse(status.poweredAt)
}

const readWords = (at: number | null, now: number): string =>
  at === null ? text.live.neverMeasured : text.home.readAt(formatMomentMinute(at, now))
const ageWords = (at: number | null, now: number): string =>
  at === null ? text.live.neverMeasured : text.home.old(formatAge(now - at))
const frozenWords = (since: number | null, at: number | null, now: number): string =>
  // the pill beside it says that it is not live: where there is room for one of both, of when it is
  [
    ...(at === null ? [] : [text.home.readAt(formatMomentMinute(at, now))]),
    since === null ? text.live.frozenNever : text.live.frozenSince(formatMoment(since, now)),
  ].join(', ')

type DatedValueProps = {
  readonly device: DeviceId
  readonly metric: DeviceMetricSpec
  readonly unitClass?: string
  /** Where there is no room for the word: it is read out and told by the pointer. */
  readonly isShort?: boolean
  /** Where the moment alone stands for the word. */
  readonly isTimed?: boolean
}

/** The latest value of one series, as it is while it is fresh; dimmed, with why and of when, while it is late. */
export const DatedValue = memo(({ device, metric, unitClass, isShort = false, isTimed = false }: DatedValueProps) => {
  const truth = useTruth(device, metric)
  const late = isLate(truth) ? truth : null
  return (
    <span className={late === null ? '' : 'text-muted'}>
      <LiveValue device={device} metric={metric.id} {...(unitClass !== undefined && { unitClass })} />
      {late !== null && <RowMark truth={late} device={device} metric={metric.id} isShort={isShort} isTimed={isTimed} />}
    </span>
  )
})

type RowMarkProps = LateProps & { readonly metric: MetricId; readonly isShort: boolean; readonly isTimed: boolean }

const RowMark = ({ truth, device, metric, isShort, isTimed }: RowMarkProps) => {
  const [Icon, color] = LOOKS[truth]
  const { since } = useFeed()
  const latest = useLatest(device, metric, 'calm')
  const now = useNow(MINUTE_MS)
  const at = latest?.ts ?? null
  const isAfterCut = useIsAfterCut(device, at)
  const words =
    truth === 'frozen'
      ? frozenWords(since, at, now)
      : truth === 'old'
        ? text.home.oldShort
        : `${readWords(at, now)}${truth === 'off' && isAfterCut ? text.home.afterCut : ''}`
  return (
    <span
      data-late={truth}
      title={words}
      className={cn(
        'ml-1.5 inline-flex items-center gap-1 font-normal',
        color,
        // what the line of the tile says already is only read out
        'group-has-[[data-freshness=frozen]]/tile:data-[late=frozen]:sr-only',
        'group-has-[[data-freshness=off]]/tile:data-[late=off]:sr-only',
        'group-has-[[data-freshness=stale]]/tile:data-[late=stale]:sr-only',
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className={isShort || truth === 'frozen' ? 'sr-only' : ''}>{words}</span>
      {isTimed && latest !== null && truth !== 'old' && truth !== 'frozen' && (
        <span aria-hidden className="text-xs">
          {formatMomentMinute(latest.ts, now)}
        </span>
      )}
    </span>
  )
}
