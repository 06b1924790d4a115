import type { DeviceId, MetricId } from '@vigie/contracts/entities'
import { METRICS } from '@vigie/contracts/entities'
import { memo } from 'react'
import { useLatest } from '@/data'
import { formatValue } from '@/text'
import { StuckMark } from '../findings/stuck-mark.tsx'

type LiveValueProps = { readonly device: DeviceId; readonly metric: MetricId; readonly unitClass?: string }

/** The latest value of one series with its unit, and that it is stuck where somebody found so; follows that series alone. */
export const LiveValue = memo(({ device, metric, unitClass }: LiveValueProps) => {
  const latest = useLatest(device, metric, 'calm')
  const { unit } = METRICS[metric]
  return (
    <>
      <span data-value>{formatValue(latest?.value ?? null, metric)}</span>
      {unit !== '' && <span className={unitClass}>{`\u00a0${unit}`}</span>}
      <StuckMark device={device} metric={metric} />
    </>
  )
})
