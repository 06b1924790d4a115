import { type Device, type Freshness, freshnessOf } from '@vigie/contracts/entities'
import { CircleStop, Fan, type LucideIcon, Snowflake, Unplug } from 'lucide-react'
import { memo } from 'react'
import { useDeviceStatus, useFeed, useLatest, useNow } from '@/data'
import { FRESHNESS_LABELS, formatMoment } from '@/text'
import { synoptic } from '@/text/eau'
import { Badge, type Tone } from '@/ui/badge'
import { cn } from '@/ui/cn'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { FRESHNESS_SIGNS } from '../device-tile/freshness-sign.tsx'

const CHECK_MS = 1_000
const ON = 0.5

type Sign = {
  readonly state: string
  readonly icon: LucideIcon
  readonly tone: Tone
  readonly word: string
  readonly turning?: boolean
}

/** What matters most about a device now, by shape, word and colour: frozen, without power, silent, running or not. */
export const NodeSign = memo(({ device }: { readonly device: Device }) => {
  const { icon: Icon, tone, word, state, turning = false } = useSign(device)
  return (
    <Badge tone={tone} data-sign={state} className="min-w-0 max-w-full gap-0.5 px-1 text-2xs">
      <Icon aria-hidden className={cn(turning && 'motion-safe:animate-[spin_2.4s_linear_infinite]')} />
      <span className="truncate">{word}</span>
    </Badge>
  )
})

const useSign = (device: Device): Sign => {
  const main = mainMetric(device)
  const { trusted, since } = useFeed()
  const status = useDeviceStatus(device.id)
  const running = useLatest(device.id, 'running', 'calm')
  const latest = useLatest(device.id, main?.id ?? 'running', 'calm')
  const now = useNow(CHECK_MS)
  if (!trusted) {
    const word = since === null ? synoptic.frozen : `${synoptic.frozen} ${formatMoment(since, now)}`
    return { state: 'frozen', icon: Snowflake, tone: 'frozen', word }
  }
  if (status?.powered === false) return { state: 'off', icon: Unplug, tone: 'bad', word: synoptic.unpowered }
  const freshness: Freshness =
    main === null ? 'unknown' : freshnessOf(latest === null ? null : now - latest.ts, main.cadenceMs)
  if (freshness !== 'fresh' || running === null) {
    return { state: freshness, ...FRESHNESS_SIGNS[freshness], word: FRESHNESS_LABELS[freshness] }
  }
  return running.value >= ON
    ? { state: 'running', icon: Fan, tone: 'good', word: synoptic.running, turning: true }
    : { state: 'stopped', icon: CircleStop, tone: 'neutral', word: synoptic.stopped }
}
