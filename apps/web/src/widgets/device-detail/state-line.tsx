import { DAY_MS, type Device, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { useDeviceStatus, useFeed, useKpis, useLatest, useNow, useSeries } from '@/data'
import { formatMomentMinute, formatSpan } from '@/text'
import { detail } from '@/text/detail'
import { Skeleton } from '@/ui/skeleton'
import type { Asset } from '../assets/assets-of.ts'
import { measures } from '../device-tile/device-metrics.ts'
import { StatePill } from '../device-tile/state-pill.tsx'
import { useSupply } from '../device-tile/use-supply.ts'
import { TODAY } from '../leaks/leaks.ts'
import { runningSince, standingSince } from './running-since.ts'

const words = detail.state

/** What a device does now, and since when. */
export const StateLine = ({ device, alone }: { readonly device: Device; readonly alone: Asset }) => (
  // that it has power and answers stands in the head of the card
  <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 text-sm has-[>[data-state=online]:only-child,>[data-state=supplied]:only-child]:hidden">
    <StatePill asset={alone} supply={useSupply()} className="text-sm" />
    <CutSince device={device} />
    {measures(device, 'running') && <RunningSince device={device} />}
  </div>
)

const CutSince = ({ device }: { readonly device: Device }) => {
  const now = useNow(1_000)
  const status = useDeviceStatus(device.id)
  if (status?.powered !== false || status.poweredAt === null) return null
  const since = Date.parse(status.poweredAt)
  return (
    <span className="text-muted tabular-nums">
      {words.since(formatMomentMinute(since, now), formatSpan(Math.max(0, now - since)))}
    </span>
  )
}

const RunningSince = ({ device }: { readonly device: Device }) => {
  const now = useNow(MINUTE_MS)
  const status = useDeviceStatus(device.id)
  const { trusted } = useFeed()
  const latest = useLatest(device.id, 'running', 'calm')
  // of a pump that stands for longer than the points below tell
  const today = useKpis(TODAY)
  const lastRanAt = today.data?.sources.find((one) => one.device === device.id)?.lastRanAt ?? null
  const to = Math.ceil((now + 1) / STEP_MS) * STEP_MS
  const { data } = useSeries({
    device: device.id,
    metric: 'running',
    from: to - DAY_MS,
    to,
    points: DAY_MS / STEP_MS,
  })
  // beside « figé » it would date the freeze
  if (
    !trusted ||
    latest === null ||
    status?.powered === false ||
    data?.device !== device.id ||
    data.metric !== 'running'
  )
    return null
  const isRunning = latest.value >= 0.5
  // the points alone would tell another moment, until the figures have come
  if (!isRunning && today.isLoading) return <Skeleton className="h-4 w-36" />
  const drawn = runningSince(data.points, data.bucketMs, isRunning, now)
  const since = isRunning ? drawn : standingSince(drawn, lastRanAt)
  return (
    <span className="text-muted tabular-nums">
      {since === null
        ? words.longer
        : words.since(formatMomentMinute(since, now), formatSpan(wholeMinutes(now - since)))}
    </span>
  )
}

/** Points of five minutes tell of no second. */
const wholeMinutes = (ms: number): number => ms - (ms % MINUTE_MS)

/** Points of five minutes: a share of them tells the minute. */
const STEP_MS = HOUR_MS / 12
