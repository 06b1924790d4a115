import { type KpiBody, MINUTE_MS, type Targets } from '@vigie/contracts/entities'
import { useNow } from '@/data'
import { eau } from '@/text/eau'
import { kpi } from '@/text/kpi'
import { autonomyWords } from '@/widgets/kpi/autonomy-words'
import { atLeast, atMost, formatFigure, formatSigned, plainFigure } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'

type WaterStripProps = { readonly body: KpiBody; readonly targets: Targets | undefined }

/** The site's water balance over the period, in figures. */
export const WaterStrip = ({ body: { water, storages, buckets, until }, targets = {} }: WaterStripProps) => (
  <KpiStrip label={eau.strip}>
    <KpiTile id="producedM3" figure={water.producedM3} spark={buckets.map(({ producedM3 }) => producedM3)} />
    <KpiTile id="consumedM3" figure={water.consumedM3} spark={buckets.map(({ consumedM3 }) => consumedM3)} />
    <KpiTile
      id="unaccountedPct"
      figure={water.unaccountedPct}
      reason={reasonOf(water)}
      detail={
        water.unaccountedM3.value === null
          ? undefined
          : eau.unaccounted(formatFigure(water.unaccountedM3.value, 'unaccountedM3'))
      }
      target={atMost(targets.unaccountedPct)}
    />
    <KpiTile
      id="storedM3"
      figure={plainFigure(water.storedM3)}
      detail={
        water.storedDeltaM3.value === null
          ? undefined
          : eau.storedDelta(formatSigned(water.storedDeltaM3.value, 'storedDeltaM3'))
      }
    />
    <KpiTile
      id="autonomyHours"
      figure={plainFigure(water.autonomyHours)}
      reason={kpi.autonomy.unknown}
      detail={autonomyWords(water, storages, until, useNow(MINUTE_MS))}
      target={atLeast(targets.autonomyHours)}
    />
  </KpiStrip>
)

/** Why no share is unaccounted for: nothing was produced that it would be a share of, or too little is read. */
const reasonOf = ({ producedM3, unaccountedM3 }: KpiBody['water']): string | undefined =>
  unaccountedM3.value === null ? kpi.tooLittle : producedM3.value === 0 ? kpi.noWater : undefined
