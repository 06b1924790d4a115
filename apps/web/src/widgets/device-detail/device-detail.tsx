import type { Device, KpiBody, MetricId } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useKpis } from '@/data'
import { DEVICE_KIND_LABELS } from '@/text'
import { camera } from '@/text/camera'
import { CardSection } from '@/ui/card-section'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { Skeleton } from '@/ui/skeleton'
import { CameraPicture } from '../camera/camera-picture.tsx'
import { DeviceState } from '../device-table/device-state.tsx'
import { KindIcon } from '../device-tile/kind-icon.tsx'
import { DevicesGate } from '../devices-gate/devices-gate.tsx'
import { FiguresGate } from '../kpi/figures-gate.tsx'
import { KpiStripSkeleton } from '../kpi/kpi-strip.tsx'
import { Watermark } from '../kpi/watermark.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import { BackLink, type BackLinkProps } from '../page/back-link.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { usePeriod } from '../period/use-period.ts'
import { CurveCard } from './curve-card.tsx'
import { LiveValues } from './live-values.tsx'
import { OutageLog } from './outage-log.tsx'
import { useChosenMetric } from './use-chosen-metric.ts'

export type DeviceDetailProps = {
  readonly back: BackLinkProps
  /** Whether this screen is the device's. */
  readonly isOurs: (device: Device) => boolean
  /** The device's figures of the period; null when it has none. */
  readonly figures: (device: Device, body: KpiBody) => ReactNode
  readonly thresholds?: (device: Device, metric: MetricId, body: KpiBody | undefined) => readonly Threshold[]
  /** Sections of its own, below the chart. */
  readonly children?: (device: Device) => ReactNode
  /** Sections of its own, beside the chart. */
  readonly aside?: (device: Device) => ReactNode
  readonly actions?: (device: Device) => ReactNode
}

/** One device in full: its state now, its figures and curves over a period. An unknown id is not found (R2.1). */
export const DeviceDetail = (props: DeviceDetailProps) => {
  const { id } = useParams()
  return (
    <DevicesGate
      skeleton={<DetailSkeleton />}
      failure={(why) => (
        <PageFrame title={props.back.label} above={<BackLink {...props.back} />} withPeriod={false}>
          {why}
        </PageFrame>
      )}
    >
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

const Detail = (props: DeviceDetailProps & { readonly device: Device }) => {
  const { device, back, figures, thresholds, children, aside, actions } = props
  const [period] = usePeriod()
  const body = useKpis(period)
  const [metric, choose] = useChosenMetric(device)
  return (
    <PageFrame
      title={device.name}
      above={<BackLink {...back} />}
      icon={<KindIcon kind={device.kind} role={device.role} className="size-10" />}
      kind={DEVICE_KIND_LABELS[device.kind]}
      beside={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {actions?.(device)}
          <div className="w-52 rounded-lg border border-line bg-surface px-3 py-2">
            <DeviceState device={device} />
          </div>
        </div>
      }
    >
      <FiguresGate figures={body} skeleton={<KpiStripSkeleton count={6} />}>
        {(found) => (
          <div className="flex flex-col gap-2">
            {figures(device, found)}
            <Watermark body={found} />
          </div>
        )}
      </FiguresGate>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {device.kind === 'camera' && (
            <CardSection title={camera.title}>
              <div className="px-4 pb-4">
                <CameraPicture device={device} />
              </div>
            </CardSection>
          )}
          {metric !== null && (
            <CurveCard
              device={device}
              metric={metric}
              thresholds={thresholds?.(device, metric.id, body.data) ?? NO_THRESHOLDS}
            />
          )}
          {children?.(device)}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {metric !== null && <LiveValues device={device} chosen={metric.id} onChoose={choose} />}
          {aside?.(device)}
          <OutageLog device={device} />
        </div>
      </div>
    </PageFrame>
  )
}

const NO_THRESHOLDS: readonly Threshold[] = []

export const DetailSkeleton = () => (
  <div className="flex flex-col gap-5 p-4 md:p-6">
    <Skeleton className="h-12 w-80 max-w-full" />
    <KpiStripSkeleton count={6} />
    <Skeleton className="h-96 w-full rounded-xl" />
  </div>
)
