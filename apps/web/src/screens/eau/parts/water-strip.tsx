import { type KpiBody, MINUTE_MS, type Targets } from '@vigie/contracts/entities'
import { useDevices, useNow } from '@/data'
import { formatMinute } from '@/text'
import { autonomy } from '@/text/autonomy'
import { eau } from '@/text/eau'
import { kpi } from '@/text/kpi'
import { target as targetText } from '@/text/target'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { autonomyWords } from '@/widgets/kpi/autonomy-words'
import { atLeast, formatSigned, plainFigure } from '@/widgets/kpi/figure'
import { firstTankOf } from '@/widgets/kpi/first-tank'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'
import { useOldLevelAt } from '@/widgets/kpi/old-levels'
import { useEndsNow } from '@/widgets/period/use-period'
import { UnaccountedTile } from './unaccounted-tile.tsx'

type WaterStripProps = { readonly body: KpiBody; readonly targets: Targets | undefined }

/** The site's water balance over the period, in figures. */
export const WaterStrip = ({ body: { water, storages, buckets, until }, targets = {} }: WaterStripProps) => {
  const oldAt = useOldLevelAt(storages, until)
  const endsNow = useEndsNow()
  const now = useNow(MINUTE_MS)
  const first = firstTankOf({ water, storages }, useDevices().data)
  return (
    <KpiStrip label={eau.strip}>
      <KpiTile id="producedM3" figure={water.producedM3} spark={buckets.map(({ producedM3 }) => producedM3)} />
      <KpiTile id="consumedM3" figure={water.consumedM3} spark={buckets.map(({ consumedM3 }) => consumedM3)} />
      <UnaccountedTile body={{ water, storages }} target={targets.unaccountedPct} />
      <KpiTile
        id="storedM3"
        figure={plainFigure(water.storedM3)}
        detail={
          [
            ...(endsNow && oldAt === null ? [autonomy.readAt(formatMinute(until))] : []),
            ...(water.storedDeltaM3.value === null
              ? []
              : [eau.storedDelta(formatSigned(water.storedDeltaM3.value, 'storedDeltaM3'))]),
          ].join(' ; ') || undefined
        }
      />
      <KpiTile
        id="autonomyHours"
        figure={plainFigure(water.autonomyHours)}
        reason={kpi.autonomy.unknown}
        detail={autonomyWords(water, oldAt, now, storages.length, first)}
        target={atLeast(targets.autonomyHours)}
        said={endsNow ? autonomyLength(water, now) : undefined}
        unjudged={oldAt === null ? undefined : targetText.unjudged.old}
      />
    </KpiStrip>
  )
}
