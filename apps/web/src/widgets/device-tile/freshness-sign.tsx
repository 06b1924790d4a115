import { type DeviceId, type DeviceStatus, type Freshness, freshnessOf, type MetricId } from '@vigie/contracts/entities'
import {
  CircleCheck,
  CircleHelp,
  Clock3,
  type LucideIcon,
  Snowflake,
  TriangleAlert,
  Unplug,
  WifiOff,
} from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useDeviceStatus, useFeed, useLatest, useNow } from '@/data'
import { FRESHNESS_LABELS, formatAge, formatMoment, NO_VALUE, text } from '@/text'
import { Badge, type Tone } from '@/ui/badge'

export const FRESHNESS_SIGNS: Record<Freshness, { readonly icon: LucideIcon; readonly tone: Tone }> = {
  fresh: { icon: CircleCheck, tone: 'good' },
  old: { icon: Clock3, tone: 'warn' },
  stale: { icon: TriangleAlert, tone: 'warn' },
  unknown: { icon: CircleHelp, tone: 'unknown' },
}

/** A device without power or connection is not fresh, however lately it spoke; null: it is neither. */
const offSign = (status: DeviceStatus | null) =>
  status?.powered === false
    ? ({ icon: Unplug, tone: 'bad', word: text.live.cut } as const)
    : status?.online === false
      ? ({ icon: WifiOff, tone: 'warn', word: text.live.offline } as const)
      : null

type FreshnessSignProps = { readonly device: DeviceId; readonly metric: MetricId; readonly cadenceMs: number }

/**
 * How far a value can be believed, by shape, word and colour, with its age. While the feed itself
 * cannot be trusted it says so instead, and dates the value it keeps; so it does while the device is off.
 */
export const FreshnessSign = memo(({ device, metric, cadenceMs }: FreshnessSignProps) => {
  const { trusted, since } = useFeed()
  const status = useDeviceStatus(device)
  const latest = useLatest(device, metric, 'calm')
  const now = useNow(1_000)
  const age = latest === null ? null : now - latest.ts
  if (!trusted) {
    return (
      <Sign state="frozen" icon={Snowflake} tone="frozen" word={frozenWord(since, now)}>
        <span className="sr-only">{latest === null ? text.live.neverMeasured : text.live.measuredAt}</span>{' '}
        {latest === null ? NO_VALUE : formatMoment(latest.ts, now)}
      </Sign>
    )
  }
  const freshness = freshnessOf(age, cadenceMs)
  const off = offSign(status)
  const { icon, tone } = off ?? FRESHNESS_SIGNS[freshness]
  return (
    <Sign
      state={off === null ? freshness : 'off'}
      icon={icon}
      tone={tone}
      word={off?.word ?? FRESHNESS_LABELS[freshness]}
    >
      {age === null ? text.live.neverMeasured : formatAge(age)}
    </Sign>
  )
})

const frozenWord = (since: number | null, now: number): string =>
  since === null ? text.live.frozenNever : text.live.frozenSince(formatMoment(since, now))

type SignProps = {
  readonly state: Freshness | 'frozen' | 'off'
  readonly icon: LucideIcon
  readonly tone: Tone
  readonly word: string
  readonly children?: ReactNode
}

const Sign = ({ state, icon: Icon, tone, word, children }: SignProps) => (
  <span data-freshness={state} className="flex min-w-0 flex-wrap items-center justify-between gap-x-2 sm:gap-x-1">
    <Badge tone={tone} className={state === 'frozen' ? 'text-xs' : ''}>
      <Icon aria-hidden />
      {word}
    </Badge>
    <span className="truncate text-right text-xs text-muted tabular-nums">{children}</span>
  </span>
)
