import type { DeviceId, MetricId } from '@vigie/contracts/entities'
import { useHasAlarm } from '@/data'
import { latePart } from '../late/late-part.tsx'
import { ANOMALY } from './anomaly.ts'

const FoundStuck = latePart(async () => (await import('./found-stuck.tsx')).FoundStuck)

type StuckMarkProps = { readonly device: DeviceId; readonly metric: MetricId }

/** The sign of a value that no longer changes. Its code and the findings are asked for where an alarm says that something is abnormal. */
export const StuckMark = ({ device, metric }: StuckMarkProps) =>
  useHasAlarm([device], ANOMALY) && <FoundStuck device={device} metric={metric} placeholder={null} failure={null} />
