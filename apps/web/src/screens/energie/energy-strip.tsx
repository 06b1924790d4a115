import type { KpiBody, Site } from '@vigie/contracts/entities'
import { formatMinute } from '@/text'
import { energie } from '@/text/energie'
import { atLeast, atMost, formatFigure, whyNoRatio } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'
import { powerAhead, solarAhead } from '@/widgets/kpi/standing'
import { useCutNow, useHeld } from '@/widgets/kpi/use-cut-now'
import { likeForLike } from '@/widgets/period/like-for-like'
import { usePeriod, useToday } from '@/widgets/period/use-period'
import { useLessSun } from './use-less-sun.ts'

type EnergyStripProps = { readonly body: KpiBody; readonly site: Site | undefined }

/** What the site paid, bought and made over the period: the figures one comes for. */
export const EnergyStrip = ({ body, site }: EnergyStripProps) => {
  const { energy, buckets } = body
  const held = useHeld(body.period)
  const lessSun = useLessSun(body)
  const [{ unit }] = usePeriod()
  const compared = likeForLike(body, unit, useToday())
  return (
    <KpiStrip label={energie.strip}>
      <KpiTile
        id="cost"
        compared={compared}
        figure={energy.cost}
        tone="energy"
        reason={withoutTariff(site)}
        spark={buckets.map(({ cost }) => cost ?? null)}
      />
      <KpiTile
        id="gridKwh"
        figure={energy.gridKwh}
        tone="grid"
        spark={buckets.map(({ gridKwh }) => gridKwh)}
        compared={compared}
      />
      <KpiTile
        id="solarSharePct"
        figure={energy.solarSharePct}
        tone="energy"
        target={atLeast(site?.targets.solarSharePct)}
        spark={buckets.map(({ solarKwh }) => solarKwh)}
        ahead={held.solar ? undefined : solarAhead(body, held.resting)}
        // why it fell says more than what it is of, which the bars below say
        detail={
          held.solar || lessSun === undefined
            ? energy.solarKwh.value === null
              ? undefined
              : energie.made(formatFigure(energy.solarKwh.value, 'solarKwh'))
            : lessSun
        }
      />
    </KpiStrip>
  )
}

/** What the energy was used for, what it emitted, and whether it was there. */
export const ServiceStrip = ({ body, site }: EnergyStripProps) => {
  const { energy, powerPct } = body
  const power = atLeast(site?.targets.powerAvailabilityPct)
  const cutNow = useCutNow()
  return (
    <KpiStrip label={energie.second}>
      <KpiTile
        id="kwhPerM3"
        figure={energy.kwhPerM3}
        tone="energy"
        reason={whyNoRatio(energy.pumpKwh)}
        target={atMost(site?.targets.kwhPerM3)}
      />
      <KpiTile id="co2Kg" figure={energy.co2Kg} tone="energy" reason={withoutTariff(site)} />
      <KpiTile
        id="powerPct"
        figure={powerPct}
        tone="energy"
        target={power}
        ahead={powerAhead(powerPct, power, body)}
        alert={cutNow}
        detail={
          cutNow === undefined || body.until >= body.period.to ? undefined : energie.countedTo(formatMinute(body.until))
        }
      />
    </KpiStrip>
  )
}

/** Why there is no cost and no emission, where that is not for want of readings. */
const withoutTariff = (site: EnergyStripProps['site']): string | undefined =>
  site?.tariff === null ? energie.noTariff : undefined
