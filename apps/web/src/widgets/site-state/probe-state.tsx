import { DAY_MS, type Device, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useCapability, useHasAlarm, useLatest, useNow, useSeries } from '@/data'
import { useFindings } from '@/data/findings'
import { Skeleton } from '@/ui/skeleton'
import { type DeviceMetricSpec, mainMetric } from '../device-tile/device-metrics.ts'
import { ANOMALY } from '../findings/anomaly.ts'
import { stuckSince } from '../findings/anomaly-words.ts'
import { deviceSentence } from './device-sentence.ts'
import { DeviceState, useStanding } from './device-state.tsx'
import { probeParts } from './probe-sentence.ts'
import { useReads } from './reads.ts'

type ProbeStateProps = {
  readonly device: Device
  readonly devices: readonly Device[]
  /** what more is known of it than its last days; null: nothing; `loading`: that is not known yet */
  readonly more?: MoreOfProbe | 'loading' | null
}

/** What a probe that is part of more tells. */
export type MoreOfProbe = {
  /** what its value is so much of: « d’eau » */
  readonly of: string
  /** what its last days come to, where that says more than their ends; null: it does not */
  readonly instead: string | null
  /** that is no good news, and no alarm either */
  readonly isWorse: boolean
}

/** How what only measures stands now, in one sentence, whatever period is looked at; nothing of what measures nothing. */
export const ProbeState = (props: ProbeStateProps) => {
  const { device } = props
  const metric = useMemo(() => mainMetric(device), [device])
  return metric === null ? null : <Measured {...props} metric={metric} />
}

const SPAN_MS = 7 * DAY_MS

const Measured = ({
  device,
  devices,
  metric,
  more = null,
}: ProbeStateProps & { readonly metric: DeviceMetricSpec }) => {
  const standing = useStanding(device, devices)
  const latest = useLatest(device.id, metric.id, 'calm')
  const known = more === 'loading' ? null : more
  const reads = useReads(device, metric.id, known?.of)
  const findings = useFindings(useHasAlarm([device.id], ANOMALY))
  const to = Math.ceil((useNow(HOUR_MS) + 1) / HOUR_MS) * HOUR_MS
  const from = to - SPAN_MS
  const isKept = useCapability('series') === true
  const series = useSeries(
    { device: device.id, metric: metric.id, from, to, points: SPAN_MS / HOUR_MS },
    { enabled: isKept, refetchInterval: MINUTE_MS },
  )
  // said before its days come it would be longer a moment later, and push the page away
  if ((isKept && series.isPending) || findings.isLoading || more === 'loading')
    return <Skeleton className="h-17 rounded-xl" />
  const points = series.data?.device === device.id ? series.data.points : undefined
  const value = latest?.value ?? null
  const parts = probeParts({
    metric: metric.id,
    ...{ value, reads, instead: known?.instead ?? null },
    // a record that begins within them is not of seven days
    points: points?.[0] !== undefined && points[0][0] - from <= DAY_MS ? points : undefined,
    stuckSince: stuckSince(findings.data?.findings ?? [], device.id, metric.id, value),
    ...{ isCut: standing.isCut, now: standing.now },
  })
  const sentence = deviceSentence(parts, standing)
  const isUnjudged = known?.isWorse === true && sentence.tone === 'calm'
  return <DeviceState sentence={isUnjudged ? { ...sentence, tone: 'unjudged' } : sentence} />
}
