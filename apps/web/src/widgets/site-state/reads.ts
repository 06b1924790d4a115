// In: what a metric of a device read last, and how far that can be believed. Out: the value in words, of now or of its moment.
import { type Device, type MetricId, MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useLatest, useNow } from '@/data'
import { formatMomentMinute, formatQuantity } from '@/text'
import { deviceState } from '@/text/device-state'
import { useTruth } from '../device-tile/use-truth.ts'

/**
 * « 3,33 bar en ce moment »; of a value that is no longer fresh « 3,33 bar, lu à 16:15 »; null: nothing was ever read.
 * @param of what it is so much of, where its unit does not tell: « d’eau »
 */
export const useReads = (device: Device, metric: MetricId, of = ''): string | null => {
  const spec = useMemo(() => device.metrics.find(({ id }) => id === metric) ?? null, [device, metric])
  const latest = useLatest(device.id, metric, 'calm')
  const truth = useTruth(device.id, spec)
  const now = useNow(MINUTE_MS)
  if (latest === null) return null
  const { reads } = deviceState
  const value = [formatQuantity(latest.value, metric), ...(of === '' ? [] : [of])].join(' ')
  return truth === 'fresh' ? reads.now(value) : reads.at(value, formatMomentMinute(latest.ts, now))
}
