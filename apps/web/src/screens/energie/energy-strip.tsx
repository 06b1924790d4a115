import type { KpiBody, Site } from '@vigie/contracts/entities'
import { energie } from '@/text/energie'
import { atLeast, atMost } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'
import { useCutNow } from '@/widgets/kpi/use-cut-now'

type EnergyStripProps = { readonly body: KpiBody; readonly site: Site | undefined }

/** The site's energy over the period, in figures. */
export const EnergyStrip = ({ body: { energy, powerPct, buckets }, site }: EnergyStripProps) => {
  const targets = site?.targets ?? {}
  return (
    <KpiStrip label={energie.strip}>
      <KpiTile id="gridKwh" figure={energy.gridKwh} tone="energy" spark={buckets.map(({ gridKwh }) => gridKwh)} />
      <KpiTile id="solarKwh" figure={energy.solarKwh} tone="energy" spark={buckets.map(({ solarKwh }) => solarKwh)} />
      <KpiTile id="solarSharePct" figure={energy.solarSharePct} tone="energy" target={atLeast(targets.solarSharePct)} />
      <KpiTile id="cost" figure={energy.cost} tone="energy" reason={energie.noTariff} />
      <KpiTile id="pumpKwh" figure={energy.pumpKwh} tone="energy" />
      <KpiTile id="kwhPerM3" figure={energy.kwhPerM3} tone="energy" target={atMost(targets.kwhPerM3)} />
      <KpiTile id="co2Kg" figure={energy.co2Kg} tone="energy" reason={energie.noTariff} />
      <KpiTile
        id="powerPct"
        figure={powerPct}
        tone="energy"
        target={atLeast(targets.powerAvailabilityPct)}
        alert={useCutNow()}
      />
    </KpiStrip>
  )
}
