import { type Device, figureSpec, type KpiBody, type MetricId } from '@vigie/contracts/entities'
import { useSite } from '@/data'
import { PATHS } from '@/paths'
import { formatDateTime } from '@/text'
import { energie } from '@/text/energie'
import { detail } from '@/text/kpi'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { DeviceDetail } from '@/widgets/device-detail/device-detail'
import { PowerTile } from '@/widgets/device-detail/power-tile'
import { measures } from '@/widgets/device-tile/device-metrics'
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
  return metric === 'power_kw' && peak !== null ? [{ value: peak, label: figureSpec('peakKw').name }] : []
}

const MeterFigures = ({ device, body }: { readonly device: Device; readonly body: KpiBody }) => {
  const targets = useSite().data?.site.targets
  const found = body.meters.find((one) => one.device === device.id)
  const isSolar = measures(device, 'irradiance_wm2')
  return (
    <KpiStrip label={detail.figures}>
      {found !== undefined && (
        <>
          <KpiTile id={isSolar ? 'solarKwh' : 'energyKwh'} figure={found.energyKwh} tone="energy" />
          <KpiTile
            id="peakKw"
            figure={plainFigure(found.peakKw)}
            tone="energy"
            detail={found.peakAt === null ? undefined : energie.peakAt(formatDateTime(found.peakAt))}
          />
          {measures(device, 'power_factor') && <KpiTile id="powerFactor" figure={found.powerFactor} tone="energy" />}
        </>
      )}
      <PowerTile device={device.id} body={body} targets={targets} />
    </KpiStrip>
  )
}
