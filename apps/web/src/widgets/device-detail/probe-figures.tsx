import { type Device, METRICS, type MetricId, MINUTE_MS, soundPoints } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import type { ReactNode } from 'react'
import { useCapability, useNow } from '@/data'
import { formatMomentMinute, formatValue, text } from '@/text'
import { chart } from '@/text/chart'
import { detail } from '@/text/detail'
import { Skeleton } from '@/ui/skeleton'
import type { DeviceMetricSpec } from '../device-tile/device-metrics.ts'
import { useStuckSince } from '../findings/use-stuck-since.ts'
import { usePeriodSeries } from '../period-chart/use-period-series.ts'
import { type ProbeRange, probeRange } from './probe-range.ts'
import { useBegunStretch } from './use-begun-stretch.ts'

const words = detail.range

type ProbeFiguresProps = { readonly device: Device; readonly metric: DeviceMetricSpec }

/** What a probe read over the period: the least, the mean and the most, from the series that its curve draws. */
export const ProbeFigures = ({ device, metric }: ProbeFiguresProps) => {
  const { shown, begins } = useBegunStretch()
  const { series, ready, points } = usePeriodSeries({
    device: device.id,
    metric: metric.id,
    cadenceMs: metric.cadenceMs,
    shown,
    back: null,
  })
  const stuck = useStuckSince(device.id, metric.id)
  if (useCapability('series') === false) return null
  const range = probeRange(soundPoints(points, stuck))
  if (range !== null) return <ProbeTiles metric={metric.id} range={range} begins={begins} />
  if (!ready && !series.isError) return <Skeleton className="h-24 rounded-xl" />
  return (
    <Tile title={METRIC_NAMES[metric.id]}>
      <p className="text-muted text-sm">
        {stuck !== null && points.length > 0 ? words.stuck : ready ? chart.outside : text.history.errorTitle}
      </p>
    </Tile>
  )
}

type ProbeTilesProps = {
  readonly metric: MetricId
  readonly range: ProbeRange
  /** they are of the last 24 hours, as the day has just begun */
  readonly begins?: boolean
}

/** The three figures side by side, also on a phone. */
export const ProbeTiles = ({ metric, range, begins = false }: ProbeTilesProps) => {
  const { least, mean, most } = range
  const titled = begins ? words.ofDay : (title: string) => title
  return (
    <section
      aria-label={(begins ? words.dayLabel : words.label)(METRIC_NAMES[metric])}
      className="grid grid-cols-3 gap-3"
    >
      <Reading title={titled(words.least)} metric={metric} value={least.value} at={least.at} />
      <Reading title={titled(words.mean)} metric={metric} value={mean} />
      <Reading title={titled(words.most)} metric={metric} value={most.value} at={most.at} />
    </section>
  )
}

type ReadingProps = {
  readonly title: string
  readonly metric: MetricId
  readonly value: number
  /** when that was, epoch ms; null: nothing is said of it */
  readonly at?: number | null
}

const Reading = ({ title, metric, value, at = null }: ReadingProps) => (
  <Tile title={title}>
    <p className="font-semibold text-xl leading-8 tracking-tight tabular-nums sm:text-2xl">
      {formatValue(value, metric)}
      {/* where there is no room beside it the unit stands below */}
      <span className="font-normal text-muted text-sm tracking-normal">{` ${METRICS[metric].unit}`}</span>
    </p>
    {at !== null && <ReadAt at={at} />}
  </Tile>
)

const ReadAt = ({ at }: { readonly at: number }) => (
  <p className="text-2xs text-muted tabular-nums leading-4">{words.at(formatMomentMinute(at, useNow(MINUTE_MS)))}</p>
)

const Tile = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section
    aria-label={title}
    className="flex min-w-0 flex-col gap-1 rounded-xl border border-line bg-surface p-3 shadow-xs max-sm:px-2.5 print:break-inside-avoid"
  >
    <h3 className="text-muted text-xs leading-4">{title}</h3>
    {children}
  </section>
)
