import { type Device, type DeviceId, figureSpec, type KpiBody } from '@vigie/contracts/entities'
import { useSite } from '@/data'
import { PATHS } from '@/paths'
import { detail } from '@/text/detail'
import { eau } from '@/text/eau'
import { DeviceDetail } from '@/widgets/device-detail/device-detail'
import { PowerTile } from '@/widgets/device-detail/power-tile'
import { atMost, plainFigure, whyNoRatio } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'
import { useIsOpen, usePeriod } from '@/widgets/period/use-period'
import { acknowledgeOne } from '../../acknowledge-one.tsx'
import { meanFlowWords } from './mean-flow.ts'
import { RatioDaysCard } from './ratio-days-card.tsx'
import { restSentence } from './rest.ts'
import { SourceState } from './source-state.tsx'
import { useRanDay } from './use-ran-day.ts'

const words = eau.sources

/** A borehole, a well, the district network, or a probe of one of them. */
export const SourceScreen = () => (
  <DeviceDetail
    act={acknowledgeOne}
    back={{ path: PATHS.sources, label: words.back }}
    isOurs={({ role }) => role === 'source'}
    state={(device, devices) => <SourceState device={device} devices={devices} />}
    aside={(device) => <RatioDaysCard device={device} />}
    figures={(device, body) => <SourceFigures device={device} body={body} />}
  />
)

const SourceFigures = ({ device, body }: { readonly device: Device; readonly body: KpiBody }) => {
  const targets = useSite().data?.site.targets
  const [period] = usePeriod()
  const isOpen = useIsOpen()
  const found = body.sources.find((one) => one.device === device.id)
  const rest = found === undefined || device.kind !== 'pump' ? null : restSentence(found, period, isOpen)
  return (
    <KpiStrip label={detail.figures}>
      {rest !== null && <RestTile sentence={rest} />}
      {rest !== null && isOpen && period.unit === 'day' && <RanTiles device={device.id} />}
      {found !== undefined && rest === null && (
        <>
          <KpiTile id="volumeM3" figure={found.volumeM3} />
          {device.kind === 'pump' && (
            <>
              <KpiTile
                id="runningHours"
                figure={found.runningHours}
                reason={words.notPumped}
                detail={meanFlowWords(found)}
              />
              <KpiTile id="starts" figure={found.starts} reason={words.notPumped} />
              <KpiTile id="energyKwh" figure={found.energyKwh} tone="energy" />
              <KpiTile
                id="kwhPerM3"
                figure={found.kwhPerM3}
                tone="energy"
                reason={whyNoRatio(found.volumeM3)}
                target={atMost(targets?.kwhPerM3)}
              />
            </>
          )}
        </>
      )}
      <PowerTile device={device.id} body={body} targets={targets} />
    </KpiStrip>
  )
}

/** Of a pump that did not run today, what it made on the day on which it last ran, which names each tile. */
const RanTiles = ({ device }: { readonly device: DeviceId }) => {
  const { ran } = useRanDay(device)
  if (ran === null) return null
  const { source, when } = ran
  return (
    <>
      {RAN.map(({ id, tone }) => (
        <KpiTile
          key={id}
          id={id}
          name={`${figureSpec(id).name}, ${when}`}
          figure={plainFigure(source[id].value)}
          tone={tone}
        />
      ))}
    </>
  )
}

const RAN = [
  { id: 'volumeM3', tone: 'water' },
  { id: 'runningHours', tone: 'water' },
  { id: 'energyKwh', tone: 'energy' },
  { id: 'kwhPerM3', tone: 'energy' },
] as const

/** In the place of figures that would all be of nothing. */
const RestTile = ({ sentence }: { readonly sentence: string }) => (
  <section
    aria-label={words.rest.title}
    className="flex min-w-0 flex-col gap-1 rounded-xl border border-line bg-surface p-3 shadow-xs print:break-inside-avoid"
  >
    <h3 className="text-muted text-xs leading-4">{words.rest.title}</h3>
    <p className="font-semibold text-base leading-6">{sentence}</p>
  </section>
)
