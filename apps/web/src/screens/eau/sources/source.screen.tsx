import { type Device, figureSpec, type KpiBody } from '@vigie/contracts/entities'
import { useSite } from '@/data'
import { PATHS } from '@/paths'
import { detail } from '@/text/detail'
import { eau } from '@/text/eau'
import { DeviceDetail } from '@/widgets/device-detail/device-detail'
import { PowerTile } from '@/widgets/device-detail/power-tile'
import { atMost, whyNoRatio } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'
import { useIsOpen, usePeriod } from '@/widgets/period/use-period'
import { acknowledgeOne } from '../../acknowledge-one.tsx'
import { restSentence } from './rest.ts'

const words = eau.sources

/** A borehole, a well, the district network, or a probe of one of them. */
export const SourceScreen = () => (
  <DeviceDetail
    act={acknowledgeOne}
    back={{ path: PATHS.sources, label: words.back }}
    isOurs={({ role }) => role === 'source'}
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
      {found !== undefined && rest === null && (
        <>
          <KpiTile id="volumeM3" figure={found.volumeM3} />
          {device.kind === 'pump' && (
            <>
              <KpiTile id="runningHours" figure={found.runningHours} reason={words.notPumped} />
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

/** In the place of figures that would all be of nothing. */
const RestTile = ({ sentence }: { readonly sentence: string }) => (
  <section
    aria-label={figureSpec('runningHours').name}
    className="flex min-w-0 flex-col gap-1 rounded-xl border border-line bg-surface p-3 shadow-xs print:break-inside-avoid"
  >
    <h3 className="text-muted text-xs leading-4">{figureSpec('runningHours').name}</h3>
    <p className="font-semibold text-base leading-6">{sentence}</p>
  </section>
)
