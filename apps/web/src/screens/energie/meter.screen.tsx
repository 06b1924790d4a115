import type { Device, Figure, KpiBody } from '@vigie/contracts/entities'
import { useDevices, useKpis, useSite } from '@/data'
import { PATHS } from '@/paths'
import { formatDateTime } from '@/text'
import { detail } from '@/text/detail'
import { energie } from '@/text/energie'
import { DeviceDetail } from '@/widgets/device-detail/device-detail'
import { PowerTile } from '@/widgets/device-detail/power-tile'
import { gridMeter, measures } from '@/widgets/device-tile/device-metrics'
import { formatFigure, plainFigure } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'
import { usePeriod } from '@/widgets/period/use-period'
import { useDrawnKpis } from '@/widgets/period-chart/use-drawn-kpis'
import { MeterState } from '@/widgets/site-state/meter-state'
import { ProbeState } from '@/widgets/site-state/probe-state'
import { SlotsCard } from '@/widgets/tariff-slots/slots-card'
import { acknowledgeOne } from '../acknowledge-one.tsx'
import { isElectric } from './electric.ts'
import { peakLines, peakOf } from './peak.ts'

/** A meter, the solar plant, or a motor: what it draws or makes, its peak. */
export const MeterScreen = () => {
  const drawn = useDrawnKpis()
  return (
    <DeviceDetail
      act={acknowledgeOne}
      back={{ path: PATHS.energy, label: energie.back }}
      isOurs={isElectric}
      state={(device, devices) =>
        !isMeter(device) ? (
          <ProbeState device={device} devices={devices} />
        ) : (
          <MeterState
            device={device}
            devices={devices}
            metric="power_kw"
            id={energyOf(device)}
            countedOf={({ meters }) => meters.find((one) => one.device === device.id)?.energyKwh}
          />
        )
      }
      figures={(device, body) => <MeterFigures device={device} body={body} />}
      thresholds={({ id }, metric) => (metric === 'power_kw' ? peakLines(peakOf(id, drawn)) : [])}
    >
      {(device) => (isGrid(device) ? <MeterSlots /> : null)}
    </DeviceDetail>
  )
}

const isMeter = (device: Device): boolean => measures(device, 'power_kw') || measures(device, 'energy_kwh')
const energyOf = (device: Device) => (measures(device, 'irradiance_wm2') ? 'solarKwh' : 'energyKwh')
const isGrid = (device: Device): boolean => gridMeter([device]) !== undefined

/** What the meter of the grid bought, by tariff slot: where it is the only one, that is what the site bought. */
const MeterSlots = () => {
  const [period] = usePeriod()
  const body = useKpis(period).data
  const devices = useDevices().data
  const site = useSite().data?.site
  return body === undefined || !isOnlyMeter(devices) ? null : <SlotsCard body={body} site={site} />
}

const isOnlyMeter = (devices: readonly Device[] | undefined): boolean => devices?.filter(isGrid).length === 1

const MeterFigures = ({ device, body }: { readonly device: Device; readonly body: KpiBody }) => {
  const targets = useSite().data?.site.targets
  const found = body.meters.find((one) => one.device === device.id)
  return (
    <KpiStrip label={detail.figures}>
      {found !== undefined && (
        <>
          <CostTile device={device} body={body} meter={found} />
          <KpiTile id={energyOf(device)} figure={found.energyKwh} tone="energy" />
          <KpiTile
            id="peakKw"
            figure={plainFigure(found.peakKw)}
            tone="energy"
            detail={found.peakAt === null ? undefined : energie.peakAt(formatDateTime(found.peakAt))}
          />
          {measures(device, 'power_factor') && (
            <KpiTile id="powerFactor" figure={unchanged(found.powerFactor)} tone="energy" />
          )}
        </>
      )}
      <PowerTile device={device.id} body={body} targets={targets} />
    </KpiStrip>
  )
}

/** A ratio near one: a change of it in percent tells nothing. */
const unchanged = (figure: Figure): Figure => ({ ...figure, previous: null })

type CostTileProps = {
  readonly device: Device
  readonly body: KpiBody
  readonly meter: KpiBody['meters'][number]
}

/**
 * What the energy of a device cost: of the only meter of the grid what the site paid, of the sun what need not be bought,
 * of a motor its energy at the price of each hour, else at the mean price of what was bought.
 */
const CostTile = ({ device, body: { energy }, meter: { energyKwh, cost: own } }: CostTileProps) => {
  const devices = useDevices().data
  const site = useSite().data?.site
  const reason = site?.tariff === null ? energie.noTariff : undefined
  if (measures(device, 'irradiance_wm2'))
    return <KpiTile id="solarSaved" figure={plainFigure(energy.solarSaved ?? null)} tone="energy" reason={reason} />
  if (isGrid(device) && isOnlyMeter(devices))
    return <KpiTile id="cost" figure={energy.cost} tone="energy" reason={reason} />
  if (own !== undefined)
    return <KpiTile id="cost" figure={plainFigure(own)} tone="energy" reason={reason} detail={energie.atSlotPrices} />
  const { cost, gridKwh } = energy
  const price = cost.value === null || !gridKwh.value ? null : cost.value / gridKwh.value
  return (
    <KpiTile
      id="cost"
      figure={plainFigure(price === null || energyKwh.value === null ? null : price * energyKwh.value)}
      tone="energy"
      reason={reason}
      detail={price === null ? undefined : energie.atMeanPrice(formatFigure(price, 'pricePerKwh', site?.currency))}
    />
  )
}
