import type { Device, DeviceId, Figure, FigureId, MetricId } from '@vigie/contracts/entities'
import { METRICS } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import type { ReactNode } from 'react'
import { kpi } from '@/text/kpi'
import { cn } from '@/ui/cn'
import { measures } from '../device-tile/device-metrics.ts'
import { LiveValue } from '../device-tile/live-value.tsx'
import { changeOf, columnOf, formatBare, formatFigure, plainFigure } from '../kpi/figure.ts'

/** One column of a device list: what stands in its cells, and what they are sorted by. */
export type DeviceColumn = {
  readonly id: string
  readonly title: string
  readonly unit?: string
  /** How its figures are computed. */
  readonly help?: string
  readonly cell: (device: Device) => ReactNode
  /** Whether there is something to say of the device, even that it is unknown; absent: always. */
  readonly applies?: (device: Device) => boolean
  /** null: unknown, always last */
  readonly sortBy: (device: Device) => number | string | null
}

export type ReadLatest = (device: DeviceId, metric: MetricId) => number | null

/** The latest value of a metric, live; a dash for devices that do not measure it. */
export const liveColumn = (metric: MetricId, read: ReadLatest): DeviceColumn => ({
  id: metric,
  title: METRIC_NAMES[metric],
  unit: METRICS[metric].unit,
  cell: (device) =>
    measures(device, metric) ? (
      <LiveValue device={device.id} metric={metric} unitClass="sr-only" />
    ) : (
      <Nothing reason={kpi.notMeasured} />
    ),
  applies: (device) => measures(device, metric),
  sortBy: (device) => (measures(device, metric) ? read(device.id, metric) : null),
})

type FigureColumn = {
  /** no figure in money: the currency is the site's, not the device's */
  readonly id: FigureId
  /** undefined: the figure does not exist for this device */
  readonly figure: (device: Device) => Figure | number | null | undefined
}

/** A figure of the period, with how it moved like for like. */
export const figureColumn = ({ id, figure }: FigureColumn): DeviceColumn => ({
  id,
  ...columnOf(id),
  cell: (device) => {
    const found = figure(device)
    if (found === undefined) return <Nothing reason={kpi.notMeasured} />
    return <FigureCell id={id} figure={typeof found === 'number' || found === null ? plainFigure(found) : found} />
  },
  applies: (device) => figure(device) !== undefined,
  sortBy: (device) => {
    const found = figure(device)
    return typeof found === 'object' && found !== null ? found.value : (found ?? null)
  },
})

const FigureCell = ({ id, figure }: { readonly id: FigureId; readonly figure: Figure }) => {
  if (figure.value === null) return <Nothing reason={kpi.notComputable} />
  const change = changeOf(figure, id)
  return (
    <>
      {formatBare(figure.value, id)}
      {change !== null && (
        <span
          title={kpi.change.against(formatFigure(figure.previous, id))}
          className={cn(
            'block text-2xs leading-3',
            change.good === null ? 'text-muted' : change.good ? 'text-good' : 'text-bad',
          )}
        >
          {change.words}
        </span>
      )}
    </>
  )
}

/** What stands where there is nothing, and why. */
export const Nothing = ({ reason }: { readonly reason: string }) => (
  <span className="text-muted" title={reason}>
    <span aria-hidden>–</span>
    <span className="sr-only">{reason}</span>
  </span>
)
