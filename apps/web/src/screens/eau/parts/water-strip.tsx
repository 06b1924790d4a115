import type { KpiBody, Targets } from '@vigie/contracts/entities'
import { eau } from '@/text/eau'
import { formatFigure, plainFigure } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'

const M3 = { unit: 'm³' } as const

type WaterStripProps = { readonly body: KpiBody; readonly targets: Targets | undefined }

/** The site's water balance over the period, in figures. */
export const WaterStrip = ({ body: { water, buckets }, targets = {} }: WaterStripProps) => (
  <KpiStrip label={eau.strip}>
    <KpiTile
      label={eau.produced}
      figure={water.producedM3}
      style={M3}
      spark={buckets.map(({ producedM3 }) => producedM3)}
    />
    <KpiTile
      label={eau.consumed}
      figure={water.consumedM3}
      style={M3}
      spark={buckets.map(({ consumedM3 }) => consumedM3)}
    />
    <KpiTile
      label={eau.unaccounted}
      figure={water.unaccountedM3}
      style={{ ...M3, better: 'less' }}
      detail={eau.unaccountedOf}
    />
    <KpiTile
      label={eau.unaccountedPct}
      figure={water.unaccountedPct}
      style={{ unit: '%', decimals: 1, better: 'less' }}
      target={targets.unaccountedPct === undefined ? undefined : { value: targets.unaccountedPct, sense: 'atMost' }}
    />
    <KpiTile
      label={eau.storedNow}
      figure={plainFigure(water.storedM3)}
      style={M3}
      detail={water.storedDeltaM3.value === null ? undefined : eau.storedDelta(signed(water.storedDeltaM3.value))}
    />
    <KpiTile
      label={eau.autonomy}
      figure={plainFigure(water.autonomyHours)}
      style={{ unit: 'h' }}
      reason={eau.fills}
      detail={eau.autonomyOf}
      target={targets.autonomyHours === undefined ? undefined : { value: targets.autonomyHours, sense: 'atLeast' }}
    />
  </KpiStrip>
)

const signed = (m3: number): string => `${m3 < 0 ? '−' : '+'}${formatFigure(Math.abs(m3), M3)}`
