import type { Device, KpiBody } from '@vigie/contracts/entities'
import { useSite } from '@/data'
import { PATHS } from '@/paths'
import { eau } from '@/text/eau'
import { detail } from '@/text/kpi'
import { DeviceDetail } from '@/widgets/device-detail/device-detail'
import { LiveTile } from '@/widgets/device-detail/live-tile'
import { PowerTile } from '@/widgets/device-detail/power-tile'
import { orderedMetrics } from '@/widgets/device-tile/device-metrics'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'

const words = eau.sources

/** A borehole, a well, the district network, or a probe of one of them. */
export const SourceScreen = () => (
  <DeviceDetail
    back={{ path: PATHS.sources, label: words.back }}
    isOurs={({ role }) => role === 'source'}
    figures={(device, body) => <SourceFigures device={device} body={body} />}
  />
)

const LIVE = ['flow_m3h', 'pressure_bar', 'level_m'] as const

const SourceFigures = ({ device, body }: { readonly device: Device; readonly body: KpiBody }) => {
  const targets = useSite().data?.site.targets
  const found = body.sources.find((one) => one.device === device.id)
  const live = orderedMetrics(device).flatMap(({ id }) => LIVE.find((metric) => metric === id) ?? [])
  const most = targets?.kwhPerM3
  return (
    <KpiStrip label={detail.figures}>
      {live.map((metric) => (
        <LiveTile key={metric} device={device} metric={metric} />
      ))}
      {found !== undefined && (
        <>
          <KpiTile label={words.volume} figure={found.volumeM3} style={{ unit: 'm³' }} />
          {device.kind === 'pump' && (
            <>
              <KpiTile
                label={words.runningHours}
                figure={found.runningHours}
                style={{ unit: 'h', decimals: 1 }}
                reason={words.notPumped}
              />
              <KpiTile
                label={words.starts}
                figure={found.starts}
                style={{ unit: '', decimals: 0, better: 'less' }}
                reason={words.notPumped}
              />
              <KpiTile label={words.energy} figure={found.energyKwh} style={{ unit: 'kWh' }} tone="energy" />
              <KpiTile
                label={words.specific}
                figure={found.kwhPerM3}
                style={{ unit: 'kWh/m³', decimals: 2, better: 'less' }}
                tone="energy"
                detail={words.specificHelp}
                target={most === undefined ? undefined : { value: most, sense: 'atMost' }}
              />
            </>
          )}
        </>
      )}
      <PowerTile device={device.id} body={body} targets={targets} />
    </KpiStrip>
  )
}
