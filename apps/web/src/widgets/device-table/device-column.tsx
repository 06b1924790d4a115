import type { Device, DeviceId, Figure, FigureId, MetricId } from '@vigie/contracts/entities'
import { METRICS } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { ArrowRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { text } from '@/text'
import { figureNotes } from '@/text/figure-notes'
import { kpi } from '@/text/kpi'
import { cn } from '@/ui/cn'
import { Skeleton } from '@/ui/skeleton'
import { measures } from '../device-tile/device-metrics.ts'
import { DatedValue } from '../device-tile/truth-line.tsx'
import { changeOf, formatBare, formatFigure, plainFigure } from '../kpi/figure.ts'
import { columnOf } from '../kpi/formula.ts'

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
  /** A list of more rows than this goes without the column; absent: none does. */
  readonly rowsMost?: number
  /** The place in which it gives way where not all columns fit, the lowest first; absent: it never does. */
  readonly givesWay?: number
  /** Whether a card gives it the width of two. */
  readonly isWide?: boolean
  /** null: unknown, always last */
  readonly sortBy: (device: Device) => number | string | null
}

/** The devices that a row stands for: itself, and the parts of its asset. */
export type MembersOf = (device: Device) => readonly Device[]
const alone: MembersOf = (device) => [device]

export type ReadLatest = (device: DeviceId, metric: MetricId) => number | null

/** The latest value of a metric, live, of the row's device or of a part of it; a dash where nothing measures it. */
export const liveColumn = (metric: MetricId, read: ReadLatest, membersOf: MembersOf = alone): DeviceColumn => {
  // pressures are told all, along the water's way; of anything else there is one that counts
  const most = metric === 'pressure_bar' ? undefined : 1
  const holders = (device: Device) =>
    membersOf(device)
      .filter((one) => measures(one, metric))
      .slice(0, most)
  return {
    id: metric,
    title: METRIC_NAMES[metric],
    unit: METRICS[metric].unit,
    cell: (device) => {
      const found = holders(device)
      if (found.length === 0) return <Nothing reason={figureNotes.notMeasured} />
      return found.map((one, index) => (
        <Fragment key={one.id}>
          {index > 0 && <ArrowRight aria-label={text.home.followedBy} className="mx-1 inline size-3 text-muted" />}
          {one === device ? <OwnValue device={one} metric={metric} /> : <PartValue device={one} metric={metric} />}
        </Fragment>
      ))
    },
    applies: (device) => holders(device).length > 0,
    sortBy: (device) => {
      const [first] = holders(device)
      return first === undefined ? null : read(first.id, metric)
    },
  }
}

type ValueProps = { readonly device: Device; readonly metric: MetricId }

/** The row says of when its own device was read; while that is off or silent, each of its values is dim and marked as well. */
const OwnValue = (props: ValueProps) => (
  <span className="[&_[data-late=frozen]]:hidden [&_[data-late=old]]:hidden">
    <PartValue {...props} />
  </span>
)

/** What a part of a row says is marked when it is late. */
const PartValue = ({ device, metric }: ValueProps) => {
  const spec = device.metrics.find(({ id }) => id === metric)
  return spec === undefined ? null : <DatedValue device={device.id} metric={spec} unitClass="sr-only" isShort />
}

type FigureColumn = {
  /** no figure in money: the currency is the site's, not the device's */
  readonly id: FigureId
  /** undefined: the figure does not exist for this device */
  readonly figure: (device: Device) => Figure | number | null | undefined
  /** Whether the figures are still to come: their place is kept. */
  readonly isLoading?: boolean
  /** How a value is written, where it is one of several that add up. */
  readonly write?: (device: Device) => string
}

/** The place of a figure that is still to come. */
export const FigurePlace = ({ className }: { readonly className?: string }) => (
  <Skeleton className={cn('ml-auto inline-block h-4 w-12 align-middle', className)} />
)

/** A figure of the period, with how it moved like for like. */
export const figureColumn = ({ id, figure, isLoading = false, write }: FigureColumn): DeviceColumn => ({
  id,
  ...columnOf(id),
  cell: (device) => {
    if (isLoading) return <FigurePlace />
    const found = figure(device)
    if (found === undefined) return <Nothing reason={figureNotes.notMeasured} />
    return (
      <FigureCell
        id={id}
        figure={typeof found === 'number' || found === null ? plainFigure(found) : found}
        said={write?.(device)}
      />
    )
  },
  applies: (device) => isLoading || figure(device) !== undefined,
  sortBy: (device) => {
    const found = figure(device)
    return typeof found === 'object' && found !== null ? found.value : (found ?? null)
  },
})

type FigureCellProps = { readonly id: FigureId; readonly figure: Figure; readonly said?: string | undefined }

const FigureCell = ({ id, figure, said }: FigureCellProps) => {
  if (figure.value === null) return <Nothing reason={kpi.notComputable} />
  const change = changeOf(figure, id)
  return (
    <span className="inline-flex flex-col items-end print:flex-row-reverse print:items-baseline print:gap-1 group-data-card/device:flex-row-reverse group-data-card/device:items-baseline group-data-card/device:gap-2">
      {said ?? formatBare(figure.value, id)}
      {change !== null && change.direction !== 'flat' && (
        <span
          title={kpi.change.against(formatFigure(figure.previous, id))}
          className="font-normal text-muted text-xs leading-4"
        >
          {/* « −100 % » of what stood still says less than what it did before */}
          {figure.value === 0 ? kpi.change.insteadOf(formatFigure(figure.previous, id)) : change.words}
        </span>
      )}
    </span>
  )
}

/** What stands where there is nothing, and why. */
export const Nothing = ({ reason }: { readonly reason: string }) => (
  <span className="text-muted" title={reason}>
    <span aria-hidden>–</span>
    <span className="sr-only">{reason}</span>
  </span>
)
