import type { Device, KpiBody, MetricId } from '@vigie/contracts/entities'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useCapability, useKpis } from '@/data'
import { text } from '@/text'
import { detail } from '@/text/kpi'
import { Card } from '@/ui/card'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { Skeleton } from '@/ui/skeleton'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { MetricList } from '../history/metric-list.tsx'
import { FiguresGate } from '../kpi/figures-gate.tsx'
import { KpiStripSkeleton } from '../kpi/kpi-strip.tsx'
import { Watermark } from '../kpi/watermark.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import { DevicesGate } from '../page/devices-gate.tsx'
import { withPeriod } from '../period/period.ts'
import { PeriodPicker } from '../period/period-picker.tsx'
import { usePeriod } from '../period/use-period.ts'
import { PeriodChart } from '../period-chart/period-chart.tsx'
import { DeviceHeader } from './device-header.tsx'
import { OutageLog } from './outage-log.tsx'

export type DeviceDetailProps = {
  readonly back: { readonly path: string; readonly label: string }
  /** Whether this screen is the device's. */
  readonly isOurs: (device: Device) => boolean
  /** The device's figures of the period; null when it has none. */
  readonly figures: (device: Device, body: KpiBody) => ReactNode
  readonly thresholds?: (device: Device, metric: MetricId, body: KpiBody | undefined) => readonly Threshold[]
  /** Sections of its own, below the chart. */
  readonly children?: (device: Device) => ReactNode
  readonly actions?: (device: Device) => ReactNode
}

/** One device in full: its state now, its figures and curves over a period. An unknown id is not found (R2.1). */
export const DeviceDetail = (props: DeviceDetailProps) => {
  const { id } = useParams()
  return (
    <DevicesGate skeleton={<DetailSkeleton />}>
      {(devices) => {
        const device = devices.find((one) => one.id === id)
        return device === undefined || !props.isOurs(device) ? (
          <NotFound />
        ) : (
          <Detail key={device.id} {...props} device={device} />
        )
      }}
    </DevicesGate>
  )
}

const Detail = ({
  device,
  back,
  figures,
  thresholds,
  children,
  actions,
}: DeviceDetailProps & { readonly device: Device }) => {
  const [period] = usePeriod()
  const body = useKpis(period)
  return (
    <div className="flex min-w-0 flex-col gap-5 p-4 md:p-6">
      <title>{`${device.name} · ${text.common.productName}`}</title>
      <header className="flex flex-col gap-3">
        <BackLink path={back.path} label={back.label} />
        <DeviceHeader device={device} actions={actions?.(device)} />
        <PeriodPicker />
      </header>
      <FiguresGate figures={body} skeleton={<KpiStripSkeleton count={4} />}>
        {(found) => (
          <div className="flex flex-col gap-2">
            {figures(device, found)}
            <Watermark body={found} />
          </div>
        )}
      </FiguresGate>
      <Curves device={device} thresholdsOf={(metric) => thresholds?.(device, metric, body.data)} />
      <div className="grid items-start gap-5 xl:grid-cols-2 [&>:only-child]:xl:col-span-2">
        {children?.(device)}
        <OutageLog device={device} />
      </div>
    </div>
  )
}

type CurvesProps = {
  readonly device: Device
  readonly thresholdsOf: (metric: MetricId) => readonly Threshold[] | undefined
}

/** Every value of the device now; the one chosen as a curve. */
const Curves = ({ device, thresholdsOf }: CurvesProps) => {
  const [search, setSearch] = useSearchParams()
  const [period] = usePeriod()
  const offered = useCapability('series')
  const asked = search.get('grandeur')
  const metric = device.metrics.find(({ id }) => id === asked) ?? mainMetric(device)
  if (metric === null) return null
  const choose = (id: MetricId) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous)
        next.set('grandeur', id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const thresholds = thresholdsOf(metric.id)
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Card className="min-w-0 p-4">
        {offered === false ? (
          <p className="text-muted text-sm">{text.history.unavailable}</p>
        ) : (
          <PeriodChart
            key={`${metric.id} ${withPeriod(new URLSearchParams(), period)}`}
            device={device}
            metric={metric}
            {...(thresholds && { thresholds })}
          />
        )}
      </Card>
      <Card className="flex flex-col gap-3 p-4">
        <h2 className="font-semibold text-sm">{detail.live}</h2>
        <MetricList device={device} chosen={metric.id} onChoose={choose} />
      </Card>
    </div>
  )
}

export const BackLink = ({ path, label }: DeviceDetailProps['back']) => (
  <Link
    to={path}
    className="inline-flex items-center gap-1 self-start text-muted text-sm hover:text-ink print:hidden [&_svg]:size-4"
  >
    <ChevronLeft aria-hidden />
    {label}
  </Link>
)

export const DetailSkeleton = () => (
  <div className="flex flex-col gap-5 p-4 md:p-6">
    <Skeleton className="h-12 w-80 max-w-full" />
    <KpiStripSkeleton count={4} />
    <Skeleton className="h-96 w-full rounded-xl" />
  </div>
)
