import type { DeviceId, MetricId } from '@vigie/contracts/entities'
import { useDeviceStatus, useLatest } from '@/data'
import { detail } from '@/text/kpi'

type BeforeCutProps = { readonly device: DeviceId; readonly metric: MetricId }

/**
 * That a device did something as long as it had power does not tell that it does. What it said after it lost its power, on
 * a battery, is of now.
 */
export const BeforeCut = ({ device, metric }: BeforeCutProps) => {
  const status = useDeviceStatus(device)
  const latest = useLatest(device, metric, 'calm')
  if (status?.powered !== false || status.poweredAt === null || latest === null) return null
  if (latest.ts >= Date.parse(status.poweredAt)) return null
  return <span className="block font-normal text-2xs text-muted">{detail.beforeCut}</span>
}
