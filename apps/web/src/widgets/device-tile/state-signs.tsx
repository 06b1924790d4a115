import type { DeviceId } from '@vigie/contracts/entities'
import { cn } from '@/ui/cn'
import type { Asset } from '../assets/assets-of.ts'
import { AlarmMark } from './alarm-mark.tsx'
import { StatePill } from './state-pill.tsx'
import { useWorstAlarm } from './use-truth.ts'

type StateSignsProps = {
  readonly asset: Asset
  /** the meter that all of the site hangs on */
  readonly supply: DeviceId | null
  readonly className?: string
}

/** What an asset does now, and the mark of an alarm that is more urgent: beside that, a cut is told in grey. */
export const StateSigns = ({ asset, supply, className }: StateSignsProps) => (
  <span className={cn('flex items-center gap-1.5', className)}>
    <StatePill asset={asset} supply={supply} isQuiet={useWorstAlarm(asset.members) !== ''} className="max-w-full" />
    <AlarmMark devices={asset.members} />
  </span>
)
