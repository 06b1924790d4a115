import { type DeviceId, METRICS, type MetricId } from '@vigie/contracts/entities'
import { useHasAlarm, useLatest } from '@/data'
import { useFindings } from '@/data/findings'
import { ANOMALY } from './anomaly.ts'
import { stuckSince } from './anomaly-words.ts'

/** Since when the sensor of a gauge stands still, epoch ms; null: it does not, as far as anybody knows. */
export const useStuckSince = (device: DeviceId, metric: MetricId): number | null => {
  const findings = useFindings(useHasAlarm([device], ANOMALY)).data?.findings
  const latest = useLatest(device, metric, 'calm')
  const since = stuckSince(findings ?? [], device, metric, latest?.value ?? null)
  return METRICS[metric].nature === 'gauge' ? since : null
}
