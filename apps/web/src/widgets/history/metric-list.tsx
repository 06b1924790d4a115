import type { Device, MetricId } from '@vigie/contracts/entities'
import { METRIC_LABELS, text } from '@/text'
import { cn } from '@/ui/cn'
import { orderedMetrics } from '../device-tile/device-metrics.ts'
import { LiveValue } from '../device-tile/live-value.tsx'

type MetricListProps = {
  readonly device: Device
  readonly chosen: MetricId
  readonly onChoose: (metric: MetricId) => void
}

/** Everything the device measures, now; a press charts it. */
export const MetricList = ({ device, chosen, onChoose }: MetricListProps) => (
  <ul aria-label={text.history.metric} className="grid grid-cols-1 gap-1 xs:grid-cols-2">
    {orderedMetrics(device).map(({ id }) => (
      <li key={id}>
        <button
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className={cn(
            'touch flex w-full items-baseline justify-between gap-2 rounded-lg border px-2.5 py-1.5 text-sm transition-colors hover:bg-hover',
            id === chosen ? 'border-primary bg-water-soft/60' : 'border-line',
          )}
        >
          <span className="truncate text-muted text-xs">{METRIC_LABELS[id]}</span>
          <span className="whitespace-nowrap font-medium tabular-nums">
            <LiveValue device={device.id} metric={id} unitClass="text-muted text-xs" />
          </span>
        </button>
      </li>
    ))}
  </ul>
)
