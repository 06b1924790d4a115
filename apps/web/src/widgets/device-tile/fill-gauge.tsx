import type { Device, MetricId } from '@vigie/contracts/entities'
import { memo } from 'react'
import { useLatest } from '@/data'
import { formatPercent, text } from '@/text'
import { fillPercent } from './device-metrics.ts'

type FillGaugeProps = { readonly device: Device; readonly metric: MetricId }

/** How full a tank is, drawn as a level. */
export const FillGauge = memo(({ device, metric }: FillGaugeProps) => {
  const latest = useLatest(device.id, metric, 'calm')
  const percent = latest === null ? null : fillPercent(device, metric, latest.value)
  return (
    <span
      role="img"
      aria-label={text.home.fill(percent === null ? '–' : formatPercent(percent / 100))}
      className="relative h-11 w-9 shrink-0 overflow-hidden rounded-t-sm rounded-b-lg border-2 border-line-strong border-t-0 bg-sunken"
    >
      {percent !== null && (
        <span
          className="absolute inset-x-0 bottom-0 border-water border-t-2 bg-water/45"
          style={{ height: `${percent}%` }}
        />
      )}
    </span>
  )
})
