import type { Device, KpiBody, MetricId } from '@vigie/contracts/entities'
import { useSite } from '@/data'
import { PATHS } from '@/paths'
import { formatDateTime } from '@/text'
import { energie } from '@/text/energie'
import { detail } from '@/text/kpi'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { DeviceDetail } from '@/widgets/device-detail/device-detail'
import { LiveTile } from '@/widgets/device-detail/live-tile'
import { PowerTile } from '@/widgets/device-detail/power-tile'
import { plainFigure } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'
import { isElectric } from './electric.ts'
import { PhaseTable } from './phase-table.tsx'

/** A meter, the solar plant, or a motor: what it draws or makes, its peak, its phases. */
export const MeterScreen = () => (
  <DeviceDetail
    back={{ path: PATHS.energy, label: energie.back }}
    isOurs={isElectric}
    figures={(device, body) => <MeterFigures device={device} body={body} />}
    thresholds={peakOf}
    aside={(device) => <PhaseTable device={device} />}
  />
)

const peakOf = ({ id }: Device, metric: MetricId, body: KpiBody | undefined): readonly Threshold[] => {
  const peak = body?.meters.find(({ device }) => device === id)?.peakKw ?? null
  return metric === 'power_kw' && peak !== null ? [{ value: peak, label: detail.peak }] : []
}

const MeterFigures = ({ device, body }: { readonly device: Device; readonly body: KpiBody }) => {
  const targets = useSite().data?.site.targets
  const found = body.meters.find((one) => one.device === device.id)
  const measures = (metric: MetricId) => device.metrics.some(({ id }) => id === metric)
  const isSolar = measures('irradiance_wm2')
  return (
    <KpiStrip label={detail.figures}>
      {measures('power_kw') && <LiveTile device={device} metric="power_kw" label={energie.now} />}
      {isSolar && <LiveTile device={device} metric="irradiance_wm2" label={energie.irradiance} />}
      {found !== undefined && (
        <>
          <KpiTile
            label={isSolar ? energie.production : energie.energy}
            figure={found.energyKwh}
            style={{ unit: 'kWh', ...(isSolar && { better: 'more' as const }) }}
            tone="energy"
          />
          <KpiTile
            label={energie.peak}
            figure={plainFigure(found.peakKw)}
            style={{ unit: 'kW', decimals: 1 }}
            tone="energy"
            detail={found.peakAt === null ? undefined : energie.peakAt(formatDateTime(found.peakAt))}
          />
          {measures('power_factor') && (
            <KpiTile
              label={energie.powerFactor}
              figure={found.powerFactor}
              style={{ unit: '', decimals: 2, better: 'more' }}
              tone="energy"
            />
          )}
        </>
      )}
      <PowerTile device={device.id} body={body} targets={targets} />
    </KpiStrip>
  )
}
