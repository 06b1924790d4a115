import type { DeviceId, MetricId } from '@vigie/contracts/entities'
import { useId } from 'react'
import { METRIC_LABELS } from '@/text'
import { LiveValue } from '../device-tile/live-value.tsx'

type LiveTileProps = { readonly device: DeviceId; readonly metric: MetricId; readonly label?: string }

/** A value of now, among figures of a period. */
export const LiveTile = ({ device, metric, label = METRIC_LABELS[metric] }: LiveTileProps) => {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-1 rounded-xl border border-line bg-surface p-3 shadow-xs"
    >
      <h3 id={id} className="flex items-center gap-1.5 text-muted text-xs leading-4">
        <span aria-hidden className="size-1.5 rounded-full bg-good" />
        {label}
      </h3>
      <p className="whitespace-nowrap font-semibold text-2xl leading-8 tracking-tight tabular-nums">
        <LiveValue device={device} metric={metric} unitClass="font-normal text-muted text-sm tracking-normal" />
      </p>
    </section>
  )
}
