import { type Device, METRICS } from '@vigie/contracts/entities'
import type { PictureTool } from '@vigie/contracts/rest/analyst'
import { useLatest } from '@/data/live'
import { formatDateTime, formatNumber, withUnit } from '@/text'
import { iaPictures } from '@/text/ia-pictures'

type Metric = Device['metrics'][number]['id']
type KnownValueProps = { readonly tool: PictureTool; readonly device: Device }

/**
 * What is known of a device beside what a photo will say: the index that a counter is judged by, or the level of a tank.
 * The line keeps its place until it is known; of green cover nothing is.
 */
export const KnownValue = ({ tool, device }: KnownValueProps) => {
  const metric = metricOf(tool, device)
  return metric === undefined || tool === 'cover' ? null : <Known device={device} metric={metric} tool={tool} />
}

const metricOf = (tool: PictureTool, { metrics }: Device): Metric | undefined =>
  metrics.find(({ id }) => (tool === 'meter' ? METRICS[id].nature === 'counter' : id === 'level_m'))?.id

type KnownProps = { readonly tool: 'meter' | 'level'; readonly device: Device; readonly metric: Metric }

const Known = ({ tool, device, metric }: KnownProps) => {
  const latest = useLatest(device.id, metric, 'calm')
  const { unit, decimals } = METRICS[metric]
  return (
    <p className="min-h-5 text-muted text-sm tabular-nums">
      {latest !== null &&
        iaPictures[tool].known(withUnit(formatNumber(latest.value, decimals), unit), formatDateTime(latest.ts))}
    </p>
  )
}
