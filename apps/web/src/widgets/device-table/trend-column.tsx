import { type Device, HOUR_MS, METRICS, type MetricId, MINUTE_MS } from '@vigie/contracts/entities'
import { useCapability, useNow, useSeries } from '@/data'
import { formatQuantity } from '@/text'
import { figureNotes } from '@/text/figure-notes'
import { kpi } from '@/text/kpi'
import { table } from '@/text/table'
import { Skeleton } from '@/ui/skeleton'
import { measures } from '../device-tile/device-metrics.ts'
import { type DeviceColumn, Nothing } from './device-column.tsx'
import { trendPath } from './trend-path.ts'

/** Each row asks for a series of its own. */
const TRENDS_MOST = 40

/** What a metric did within the last 24 h, drawn small; sorted by what it is now. */
export const trendColumn = (metric: MetricId, now: DeviceColumn['sortBy']): DeviceColumn => ({
  id: `${metric}-24h`,
  title: table.trend,
  rowsMost: TRENDS_MOST,
  givesWay: 1,
  cell: (device) =>
    measures(device, metric) ? <Trend device={device} metric={metric} /> : <Nothing reason={figureNotes.notMeasured} />,
  applies: (device) => measures(device, metric),
  sortBy: now,
})

const STEP_MS = 10 * MINUTE_MS
const SPAN_MS = 24 * HOUR_MS
const POINTS = 96
const SIZE = { width: 96, height: 28 } as const
/** Metrics whose drawing goes from nothing to this. */
const FULL: Partial<Record<MetricId, number>> = { level_pct: 100 }

type TrendProps = { readonly device: Device; readonly metric: MetricId }

const Trend = ({ device, metric }: TrendProps) => {
  const offered = useCapability('series')
  const to = useNow(STEP_MS)
  const span = { from: to - SPAN_MS, to }
  const series = useSeries({ device: device.id, metric, ...span, points: POINTS }, { enabled: offered !== false })
  if (offered === false || series.isError) return <Nothing reason={kpi.notComputable} />
  if (series.data === undefined) return <Skeleton className="inline-block h-7 w-24 align-middle" />
  const { points, bucketMs } = series.data
  const values = points.map(([, value]) => value)
  if (values.length < 2) return <Nothing reason={kpi.notComputable} />
  const most = FULL[metric] ?? Math.max(...values)
  const { line, area } = trendPath(points, { ...span, most, bucketMs }, SIZE)
  const said = table.trendOf(formatQuantity(Math.min(...values), metric), formatQuantity(Math.max(...values), metric))
  return (
    <svg
      role="img"
      aria-label={said}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      className="ml-auto inline-block h-7 w-24 overflow-visible align-middle"
    >
      <title>{said}</title>
      <path d={`M0 ${SIZE.height - 0.5}H${SIZE.width}`} className="stroke-line" />
      <path d={area} className={METRICS[metric].unit === 'kW' ? 'fill-energy-fill/25' : 'fill-water/20'} />
      <path
        d={line}
        fill="none"
        strokeWidth={1.5}
        strokeLinejoin="round"
        className={METRICS[metric].unit === 'kW' ? 'stroke-energy-fill' : 'stroke-water'}
      />
    </svg>
  )
}
