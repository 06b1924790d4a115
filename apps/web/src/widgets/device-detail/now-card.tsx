import { type Device, METRICS, type MetricId } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import type { ReactNode } from 'react'
import { useDeviceStatus } from '@/data'
import { text } from '@/text'
import { detail } from '@/text/detail'
import { leak as leakText } from '@/text/leak'
import { Alert } from '@/ui/alert'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { type Asset, assetsOf } from '../assets/assets-of.ts'
import { type DeviceMetricSpec, mainMetric, orderedMetrics } from '../device-tile/device-metrics.ts'
import { FreshnessSign } from '../device-tile/freshness-sign.tsx'
import { LiveValue } from '../device-tile/live-value.tsx'
import { PowerSign } from '../device-tile/power-sign.tsx'
import { StoredRow, TankGauge, TankRows } from '../device-tile/tank.tsx'
import { DatedValue, TruthLine } from '../device-tile/truth-line.tsx'
import { leakProof } from '../leaks/leak-words.ts'
import { useLeak } from '../leaks/leaks-provider.tsx'
import { BeforeCut, BeforeCutLine, ReadingsOfCut } from './before-cut.tsx'
import { metricGroups } from './metric-groups.ts'
import { Neighbours } from './neighbours.tsx'
import { Parts } from './parts.tsx'
import { StateLine } from './state-line.tsx'

type NowCardProps = {
  readonly device: Device
  readonly devices: readonly Device[]
  /** the thing that the device is a part of; undefined: it stands alone */
  readonly asset: Asset | undefined
  /** the metric that the curve shows; null: it measures nothing */
  readonly chosen: MetricId | null
  readonly onChoose: (metric: MetricId) => void
  /** Whether another card tells of a metric. */
  readonly isElsewhere?: ((metric: MetricId) => boolean) | undefined
}

/** What a device does and reads now: its main value first, then its others, then the rest of its asset. */
export const NowCard = ({ device, devices, asset, chosen, onChoose, isElsewhere = () => false }: NowCardProps) => {
  const main = mainMetric(device)
  const others = orderedMetrics(device)
    .slice(1)
    .filter(({ id }) => !isElsewhere(id))
  const [alone] = assetsOf([{ ...device, asset: null }])
  const parts = asset?.members.filter(({ id }) => id !== device.id) ?? []
  return (
    <CardSection
      title={detail.now}
      beside={
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 [&_[data-state=online]]:hidden [&_[data-state=supplied]]:hidden">
          <Presence device={device} />
        </div>
      }
    >
      <div className="group/now flex flex-wrap items-start gap-x-6 gap-y-4 px-4 pb-4 has-[[data-freshness=frozen]]:[&_dd]:text-muted">
        {alone !== undefined && <StateLine device={device} alone={alone} />}
        {main === null ? (
          device.kind !== 'camera' && <p className="text-muted text-sm">{text.home.noMetrics}</p>
        ) : (
          <div className="flex flex-wrap items-stretch gap-4">
            <TankGauge device={device} metric={main.id} />
            <Main device={device} metric={main} isChosen={chosen === main.id} onChoose={onChoose} />
            {device.role === 'storage' && (
              <dl className="grid min-w-44 content-start gap-1 text-sm empty:hidden">
                <StoredRow device={device} metric={main.id} />
                <TankRows device={device} hasFlow={false} />
              </dl>
            )}
          </div>
        )}
        <Others device={device} metrics={others} chosen={chosen} onChoose={onChoose}>
          {asset !== undefined && parts.length > 0 && <Parts asset={asset} parts={parts} />}
          <Neighbours device={device} devices={devices} />
        </Others>
        <LeakNotice device={device} />
      </div>
    </CardSection>
  )
}

/** Whether it has power and a connection; without power the state says so already. */
const Presence = ({ device }: { readonly device: Device }) =>
  useDeviceStatus(device.id)?.powered === false ? null : <PowerSign device={device.id} />

type MetricProps = {
  readonly device: Device
  readonly onChoose: (metric: MetricId) => void
}

type MainProps = MetricProps & { readonly metric: DeviceMetricSpec; readonly isChosen: boolean }

const Main = ({ device, metric, isChosen, onChoose }: MainProps) => (
  <div className="group/live flex w-52 flex-col gap-1 [&_.truncate]:whitespace-normal">
    <button
      type="button"
      data-print
      aria-pressed={isChosen}
      title={detail.showCurve}
      onClick={() => onChoose(metric.id)}
      className="flex flex-col items-start rounded text-left"
    >
      <span className="text-muted text-sm">{METRIC_NAMES[metric.id]}</span>
      <span className="whitespace-nowrap font-semibold text-4xl leading-11 tracking-tight tabular-nums group-has-[[data-freshness=frozen]]/live:text-muted group-has-[[data-freshness=off]]/live:text-muted group-has-[[data-freshness=stale]]/live:text-muted">
        <LiveValue device={device.id} metric={metric.id} unitClass="font-normal text-lg text-muted tracking-normal" />
      </span>
    </button>
    <BeforeCutLine device={device.id} metric={metric.id}>
      <TruthLine device={device.id} metric={metric}>
        <FreshnessSign device={device.id} metric={metric.id} cadenceMs={metric.cadenceMs} />
      </TruthLine>
    </BeforeCutLine>
  </div>
)

/** Values side by side at most. */
const PER_ROW = 4

type OthersProps = MetricProps & {
  readonly metrics: readonly DeviceMetricSpec[]
  readonly chosen: MetricId | null
  /** what stands beside the first values: the counters and the electricity have the row below */
  readonly children: ReactNode
}

const Others = ({ device, metrics, chosen, onChoose, children }: OthersProps) => {
  const { first, rest } = metricGroups(metrics)
  const choice = { device, chosen, onChoose }
  const beside = Math.min(first.length, PER_ROW)
  return (
    <>
      {first.length > 0 && (
        <div
          style={{ maxWidth: `${beside * 10}rem`, flexBasis: `${beside * 9 - 0.5}rem` }}
          className="flex min-w-0 grow flex-col gap-1"
        >
          <ReadingsOfCut device={device.id} metrics={metrics} />
          <ul
            aria-label={detail.live}
            className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] content-start gap-2"
          >
            {first.map((metric) => (
              <Value
                key={metric.id}
                {...choice}
                metric={metric}
                className="touch flex-col rounded-lg border px-2.5 py-1.5"
                rest="border-line"
              />
            ))}
          </ul>
        </div>
      )}
      {children}
      {rest.length > 0 && (
        <div className="flex basis-full flex-wrap gap-x-8 gap-y-3 border-line border-t pt-3">
          {rest.map(({ title, metrics: ones }) => (
            <section key={title} aria-label={title} className="min-w-0 basis-56 last:grow max-sm:grow">
              <h3 className="mb-1 font-semibold text-muted text-xs">{title}</h3>
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6">
                {ones.map((metric) => (
                  <Value
                    key={metric.id}
                    {...choice}
                    metric={metric}
                    className="touch items-baseline justify-between gap-2 rounded border-b py-1 text-sm"
                    rest="border-transparent"
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  )
}

type ValueProps = MetricProps & {
  readonly metric: DeviceMetricSpec
  readonly chosen: MetricId | null
  readonly className: string
  /** of its border while it is not chosen */
  readonly rest: string
}

const Value = ({ device, metric, chosen, onChoose, className, rest }: ValueProps) => (
  <li className="min-w-0">
    <button
      type="button"
      data-print
      aria-pressed={metric.id === chosen}
      title={detail.showCurve}
      onClick={() => onChoose(metric.id)}
      className={cn(
        'flex w-full text-left transition-colors hover:bg-hover',
        className,
        metric.id === chosen ? 'border-primary bg-water-soft/60' : rest,
      )}
    >
      <span className="min-w-0 max-w-full truncate text-2xs text-muted">{METRIC_NAMES[metric.id]}</span>
      {/* of when a device without power told them stands once, over all of them */}
      <span className="whitespace-nowrap font-semibold tabular-nums group-has-[[data-freshness=off]]/now:[&_[data-late=off]]:sr-only">
        <DatedValue device={device.id} metric={metric} unitClass="font-normal text-muted text-xs" isShort />
        {METRICS[metric.id].nature === 'state' && <BeforeCut device={device.id} metric={metric.id} />}
      </span>
    </button>
  </li>
)

const LeakNotice = ({ device }: { readonly device: Device }) => {
  const leak = useLeak(device.id)
  const isCut = useDeviceStatus(device.id)?.powered === false
  if (leak === undefined) return null
  return (
    <Alert
      tone={isCut ? 'quiet' : 'warn'}
      title={leakText.title(device.name)}
      className="min-w-0 grow basis-72 self-center"
    >
      {leakProof(leak)}
    </Alert>
  )
}
