import type { Device, MetricId } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { text } from '@/text'
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
  <ul aria-label={text.history.metric} className="grid grid-cols-2 gap-1.5">
    {orderedMetrics(device).map(({ id }) => (
      <li key={id}>
        <button
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className={cn(
            'touch flex w-full flex-col rounded-lg border px-2.5 py-1 text-sm transition-colors hover:bg-hover',
            id === chosen ? 'border-primary bg-water-soft/60' : 'border-line',
          )}
        >
          <span className="w-full truncate text-left text-2xs text-muted">{METRIC_NAMES[id]}</span>
          <span className="w-full whitespace-nowrap text-right font-medium tabular-nums">
            <LiveValue device={device.id} metric={id} unitClass="text-muted text-xs" />
          </span>
        </button>
      </li>
    ))}
  </ul>
)
