import type { AlarmCondition, Device } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { useDeviceStatus, useHasAlarm } from '@/data'
import { text } from '@/text'
import { detail } from '@/text/detail'
import { leak as leakText } from '@/text/leak'
import { Alert } from '@/ui/alert'
import { CardSection } from '@/ui/card-section'
import { type Asset, assetsOf } from '../assets/assets-of.ts'
import { type DeviceMetricSpec, mainMetric } from '../device-tile/device-metrics.ts'
import { FreshnessSign } from '../device-tile/freshness-sign.tsx'
import { LiveValue } from '../device-tile/live-value.tsx'
import { PowerSign } from '../device-tile/power-sign.tsx'
import { TankGauge } from '../device-tile/tank.tsx'
import { TruthLine } from '../device-tile/truth-line.tsx'
import { leakProof } from '../leaks/leak-words.ts'
import { useLeak } from '../leaks/leaks-provider.tsx'
import { ReadingsOfCut, useReadOfCut } from './before-cut.tsx'
import type { Choice } from './choice.ts'
import { LiveValues } from './live-values.tsx'
import { Neighbours } from './neighbours.tsx'
import { NowColumn } from './now-column.tsx'
import { Parts } from './parts.tsx'
import { isTank } from './probe.ts'
import { StateLine } from './state-line.tsx'
import { TankFacts } from './tank-facts.tsx'

type NowCardProps = Choice & {
  readonly devices: readonly Device[]
  /** the thing that the device is a part of; undefined: it stands alone */
  readonly asset: Asset | undefined
}

/** What a device does and reads now, in equal columns: its main value, its others, the rest of its asset, its water. */
export const NowCard = ({ devices, asset, ...choice }: NowCardProps) => {
  const { device } = choice
  const main = mainMetric(device)
  const holds = isTank(device)
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
      <div className="group/now flex flex-col gap-4 px-4 pb-4 has-[[data-freshness=frozen]]:[&_dd]:text-muted">
        {alone !== undefined && <StateLine device={device} alone={alone} />}
        <ReadingsOfCut device={device} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14.5rem),1fr))] items-start gap-x-8 gap-y-4">
          {main === null ? (
            device.kind !== 'camera' && <p className="text-muted text-sm">{text.home.noMetrics}</p>
          ) : (
            <div className="flex items-stretch gap-4">
              <TankGauge device={device} metric={main.id} />
              <Main {...choice} metric={main} />
            </div>
          )}
          {main !== null && holds && <TankFacts device={device} metric={main.id} />}
          {!holds && <LiveValues {...choice} />}
          <NowColumn>
            {holds && <LiveValues {...choice} />}
            {asset !== undefined && parts.length > 0 && <Parts asset={asset} parts={parts} />}
            {!holds && <Neighbours device={device} devices={devices} />}
          </NowColumn>
          {/* what fills a tank and what draws from it are a column together */}
          <NowColumn>{holds && <Neighbours device={device} devices={devices} />}</NowColumn>
        </div>
        <LeakNotice device={device} />
      </div>
    </CardSection>
  )
}

/** Whether it has power and a connection; without power the state says so already. */
const Presence = ({ device }: { readonly device: Device }) =>
  useDeviceStatus(device.id)?.powered === false ? null : <PowerSign device={device.id} />

const Main = ({ device, metric, chosen, onChoose }: Choice & { readonly metric: DeviceMetricSpec }) => (
  <div className="group/live flex min-w-0 flex-col gap-1 [&_.truncate]:whitespace-normal">
    <button
      type="button"
      data-print
      aria-pressed={chosen === metric.id}
      title={detail.showCurve}
      onClick={() => onChoose(metric.id)}
      className="flex flex-col items-start rounded text-left"
    >
      <span className="text-muted text-sm">{METRIC_NAMES[metric.id]}</span>
      <span className="whitespace-nowrap font-semibold text-4xl leading-11 tracking-tight tabular-nums group-has-[[data-freshness=frozen]]/live:text-muted group-has-[[data-freshness=stale]]/live:text-muted group-has-[[data-stuck]]/live:text-muted group-has-[[data-freshness=off]]/now:text-muted">
        <LiveValue device={device.id} metric={metric.id} unitClass="font-normal text-lg text-muted tracking-normal" />
      </span>
    </button>
    {/* of when a device without power told its values stands once, over all of them */}
    {useReadOfCut(device) === null && (
      <TruthLine device={device.id} metric={metric}>
        {/* that a value has just come says nothing well of one that its sensor repeats */}
        <span className="contents group-has-[[data-stuck]]/live:[&_[data-freshness=fresh]>:first-child]:hidden">
          <FreshnessSign device={device.id} metric={metric.id} cadenceMs={metric.cadenceMs} />
        </span>
      </TruthLine>
    )}
  </div>
)

const NIGHT_FLOW: ReadonlySet<AlarmCondition> = new Set(['night-flow'])

const LeakNotice = ({ device }: { readonly device: Device }) => {
  const leak = useLeak(device.id)
  const isCut = useDeviceStatus(device.id)?.powered === false
  // the row of its alarm says the same, with what to do
  const isTold = useHasAlarm([device.id], NIGHT_FLOW)
  if (leak === undefined || isTold) return null
  return (
    <Alert tone={isCut ? 'quiet' : 'warn'} title={leakText.title(device.name)}>
      {leakProof(leak)}
    </Alert>
  )
}
