import { type DeviceId, type MetricId, MINUTE_MS } from '@vigie/contracts/entities'
import { Lock } from 'lucide-react'
import { useNow } from '@/data'
import { formatDuration } from '@/text'
import { anomaly as words } from '@/text/anomaly'
import { useStuckSince } from './use-stuck-since.ts'

type FoundStuckProps = { readonly device: DeviceId; readonly metric: MetricId }

/** That a value is the one at which its sensor stands still, and since when; nothing where it is not. */
export const FoundStuck = ({ device, metric }: FoundStuckProps) => {
  const now = useNow(MINUTE_MS)
  const since = useStuckSince(device, metric)
  if (since === null) return null
  return (
    <span data-stuck title={words.stuckHelp} className="block">
      <span className="inline-flex items-center gap-1 whitespace-nowrap font-medium text-warn text-xs leading-4 tracking-normal">
        <Lock aria-hidden className="size-3.5 shrink-0" />
        {words.stuckSince(formatDuration(Math.max(0, now - since)))}
      </span>
    </span>
  )
}
