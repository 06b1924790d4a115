import type { Device, MetricId } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { useId } from 'react'
import { FreshnessSign } from '../device-tile/freshness-sign.tsx'
import { LiveValue } from '../device-tile/live-value.tsx'

type LiveTileProps = { readonly device: Device; readonly metric: MetricId }

/** A value of now, among figures of a period: it says how far it can be believed. */
export const LiveTile = ({ device, metric }: LiveTileProps) => {
  const id = useId()
  const cadenceMs = device.metrics.find((one) => one.id === metric)?.cadenceMs
  if (cadenceMs === undefined) return null
  return (
    <section
      aria-labelledby={id}
      className="group/live flex min-w-0 flex-col gap-1 rounded-xl border border-line bg-surface p-3 shadow-xs has-[[data-freshness=frozen]]:border-frozen/60 has-[[data-freshness=stale]]:border-bad/60 has-[[data-freshness=frozen]]:border-dashed has-[[data-freshness=stale]]:border-dashed"
    >
      <h3 id={id} className="text-muted text-xs leading-4">
        {METRIC_NAMES[metric]}
      </h3>
      <p className="whitespace-nowrap font-semibold text-2xl leading-8 tracking-tight tabular-nums group-has-[[data-freshness=frozen]]/live:text-muted group-has-[[data-freshness=stale]]/live:text-muted">
        <LiveValue device={device.id} metric={metric} unitClass="font-normal text-muted text-sm tracking-normal" />
      </p>
      <div className="mt-auto">
        <FreshnessSign device={device.id} metric={metric} cadenceMs={cadenceMs} />
      </div>
    </section>
  )
}
