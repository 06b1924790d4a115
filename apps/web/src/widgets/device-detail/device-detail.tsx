import type { Alarm, Device, DeviceId, KpiBody, MetricId } from '@vigie/contracts/entities'
import { type ReactNode, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { useHasAlarm, useKpis } from '@/data'
import { camera } from '@/text/camera'
import { CardSection } from '@/ui/card-section'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { Skeleton } from '@/ui/skeleton'
import { assetLabel } from '../assets/asset-label.ts'
import { assetByDevice, assetsOf } from '../assets/assets-of.ts'
import { CameraPicture } from '../camera/camera-picture.tsx'
import { DeviceAlarms } from '../device-alarms/device-alarms.tsx'
import { AssetFiguresProvider } from '../device-tile/asset-figures.ts'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { KindIcon } from '../device-tile/kind-icon.tsx'
import { SupplyNotice } from '../device-tile/supply-notice.tsx'
import { DevicesGate } from '../devices-gate/devices-gate.tsx'
import { FOUND_CONDITIONS } from '../findings/anomaly.ts'
import { FiguresGate } from '../kpi/figures-gate.tsx'
import { KpiStripSkeleton } from '../kpi/kpi-strip.tsx'
import { Watermark } from '../kpi/watermark.tsx'
import { latePart } from '../late/late-part.tsx'
import { LeaksProvider } from '../leaks/leaks-provider.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import { BackLink, type BackLinkProps } from '../page/back-link.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { usePeriod } from '../period/use-period.ts'
import { FiguresBeforeCut } from './before-cut.tsx'
import { CurveCard } from './curve-card.tsx'
import { DrawdownFigures, pumpOf } from './drawdown-figures.tsx'
import { FactsCard } from './facts-card.tsx'
import { LastDaysCard } from './last-days-card.tsx'
import { NowCard } from './now-card.tsx'
import { OutageLog } from './outage-log.tsx'
import { isTank, probeMetric } from './probe.ts'
import { ProbeFigures } from './probe-figures.tsx'
import { RestLevelCard } from './rest-level-card.tsx'
import { useChosenMetric } from './use-chosen-metric.ts'

/** The analyst's findings come after the page, where an alarm says that there are any. */
const DeviceFindings = latePart(async () => (await import('../findings/device-findings.tsx')).DeviceFindings)

export type DeviceDetailProps = {
  readonly back: BackLinkProps
  /** Whether this screen is the device's. */
  readonly isOurs: (device: Device) => boolean
  /** The device's figures of the period; null when it has none. */
  readonly figures: (device: Device, body: KpiBody) => ReactNode
  readonly thresholds?: (device: Device, metric: MetricId, body: KpiBody | undefined) => readonly Threshold[]
  /** What the page begins with, where something at the site concerns it that is no alarm of its own. */
  readonly state?: (device: Device, devices: readonly Device[]) => ReactNode
  /** Sections of its own, below the chart. */
  readonly children?: (device: Device, devices: readonly Device[]) => ReactNode
  /** Cards of its own, beside the chart. */
  readonly aside?: (device: Device) => ReactNode
  readonly actions?: (device: Device) => ReactNode
  /** What can be done about an alarm of it, in its row. */
  readonly act: (alarm: Alarm) => ReactNode
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
          <LeaksProvider devices={devices}>
            <Detail key={device.id} {...props} device={device} devices={devices} />
          </LeaksProvider>
        )
      }}
    </DevicesGate>
  )
}

type DetailProps = DeviceDetailProps & { readonly device: Device; readonly devices: readonly Device[] }

const Detail = (props: DetailProps) => {
  const { device, devices, back, figures, thresholds, state, children, aside, actions, act } = props
  const [period] = usePeriod()
  const body = useKpis(period)
  const [metric, choose] = useChosenMetric(device)
  const asset = useMemo(
    () => (device.asset === null ? undefined : assetByDevice(assetsOf(devices)).get(device.id)),
    [device, devices],
  )
  const day = useKpis({ unit: 'day' }).data
  const today = useMemo(() => ({ day, month: undefined, devices }), [day, devices])
  const isFound = useHasAlarm(
    (asset?.members ?? [device]).map(({ id }) => id),
    FOUND_CONDITIONS,
  )
  const nameOf = (id: DeviceId) => devices.find((one) => one.id === id)?.name
  const holds = isTank(device)
  const probe = useMemo(() => probeMetric(device), [device])
  const pump = probe === null ? undefined : pumpOf(probe, asset)
  // in the size of what comes: a sector and a probe have one row of figures, a pump and a tank two
  const places = device.role === 'consumption' || probe !== null ? 4 : 6
  const cameras = asset?.members.filter(({ id, kind }) => kind === 'camera' && id !== device.id) ?? []
  // below the chart where more stands beside it, the pictures of a probe's asset too: both columns are about as long
  const hasCutsBelow = probe === null ? aside !== undefined : cameras.length > 0
  return (
    <PageFrame
      title={device.name}
      above={<BackLink {...back} />}
      icon={<KindIcon kind={device.kind} role={device.role} className="size-10" />}
      kind={assetLabel(device)}
      beside={actions?.(device)}
    >
      <SupplyNotice />
      {state?.(device, devices)}
      <DeviceAlarms device={device} members={asset?.members ?? [device]} act={act} />
      {isFound && <DeviceFindings device={device} nameOf={nameOf} placeholder={null} failure={null} />}
      <AssetFiguresProvider value={today}>
        <NowCard device={device} devices={devices} asset={asset} chosen={metric?.id ?? null} onChoose={choose} />
      </AssetFiguresProvider>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {device.kind === 'camera' && <Picture device={device} />}
          <FiguresGate figures={body} skeleton={<KpiStripSkeleton count={places} />}>
            {(found) => (
              <div className="flex flex-col gap-2">
                {probe === null ? (
                  figures(device, found)
                ) : (
                  <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
                    <ProbeFigures device={device} metric={probe} />
                    {figures(device, found)}
                  </div>
                )}
                {probe !== null && pump !== undefined && <DrawdownFigures device={device} metric={probe} pump={pump} />}
                <div className="flex flex-wrap gap-x-3">
                  <Watermark body={found} />
                  <FiguresBeforeCut device={device.id} metric={mainMetric(device)?.id ?? null} />
                </div>
              </div>
            )}
          </FiguresGate>
          {metric !== null && (
            <CurveCard
              device={device}
              metric={metric}
              thresholds={thresholds?.(device, metric.id, body.data) ?? NO_THRESHOLDS}
            />
          )}
          {children?.(device, devices)}
          {hasCutsBelow && <OutageLog device={device} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {cameras.map((one) => (
            <Picture key={one.id} device={one} />
          ))}
          {!holds && <LastDaysCard device={device} />}
          {probe !== null && pump !== undefined && <RestLevelCard device={device} metric={probe} pump={pump} />}
          {aside?.(device)}
          <FactsCard device={device} devices={devices} />
          {!hasCutsBelow && <OutageLog device={device} />}
        </div>
      </div>
      {/* beside the curve of a tank stand its pictures: that of its last days has the whole width */}
      {holds && <LastDaysCard device={device} />}
    </PageFrame>
  )
}

const Picture = ({ device }: { readonly device: Device }) => (
  <CardSection title={camera.title}>
    <div className="px-4 pb-4">
      <CameraPicture device={device} />
    </div>
  </CardSection>
)

const NO_THRESHOLDS: readonly Threshold[] = []

export const DetailSkeleton = () => (
  <div data-page className="flex flex-col gap-5 p-4 md:p-6">
    <Skeleton className="h-28 w-80 max-w-full" />
    <Skeleton className="h-40 w-full rounded-xl" />
    <Skeleton className="h-96 w-full rounded-xl" />
  </div>
)
