import type { KpiBody, Site } from '@vigie/contracts/entities'
import { energie } from '@/text/energie'
import { AVAILABILITY, type Target } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'

const KWH = { unit: 'kWh' } as const

type EnergyStripProps = { readonly body: KpiBody; readonly site: Site | undefined }

/** The site's energy over the period, in figures. */
export const EnergyStrip = ({ body: { energy, powerPct, buckets }, site }: EnergyStripProps) => {
  const targets = site?.targets ?? {}
  return (
    <KpiStrip label={energie.strip}>
      <KpiTile
        label={energie.grid}
        figure={energy.gridKwh}
        style={{ ...KWH, better: 'less' }}
        tone="energy"
        spark={buckets.map(({ gridKwh }) => gridKwh)}
      />
      <KpiTile
        label={energie.solar}
        figure={energy.solarKwh}
        style={{ ...KWH, better: 'more' }}
        tone="energy"
        spark={buckets.map(({ solarKwh }) => solarKwh)}
      />
      <KpiTile
        label={energie.share}
        figure={energy.solarSharePct}
        style={{ unit: '%', decimals: 1, better: 'more' }}
        tone="energy"
        target={target(targets.solarSharePct, 'atLeast')}
      />
      <KpiTile
        label={energie.cost}
        figure={energy.cost}
        style={{ unit: site?.currency ?? '', better: 'less' }}
        tone="energy"
        reason={energie.noTariff}
        detail={energie.costDetail}
      />
      <KpiTile label={energie.pumps} figure={energy.pumpKwh} style={KWH} tone="energy" />
      <KpiTile
        label={energie.specific}
        figure={energy.kwhPerM3}
        style={{ unit: 'kWh/m³', decimals: 2, better: 'less' }}
        tone="energy"
        detail={energie.specificDetail}
        target={target(targets.kwhPerM3, 'atMost')}
      />
      <KpiTile
        label={energie.co2}
        figure={energy.co2Kg}
        style={{ unit: 'kg', better: 'less' }}
        tone="energy"
        reason={energie.noTariff}
      />
      <KpiTile
        label={energie.available}
        figure={powerPct}
        style={AVAILABILITY}
        tone="energy"
        target={target(targets.powerAvailabilityPct, 'atLeast')}
      />
    </KpiStrip>
  )
}

const target = (value: number | undefined, sense: Target['sense']): Target | undefined =>
  value === undefined ? undefined : { value, sense }
