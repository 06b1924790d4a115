import type { KpiBody } from '@vigie/contracts/entities'
import { eau } from '@/text/eau'
import { unaccounted } from '@/text/unaccounted'
import { atMost, formatFigure } from '@/widgets/kpi/figure'
import { KpiTile } from '@/widgets/kpi/kpi-tile'
import { isWithinMeters, unaccountedOf, unaccountedReason } from '@/widgets/kpi/meter-noise'

type UnaccountedTileProps = {
  readonly body: Pick<KpiBody, 'water' | 'storages'>
  /** of produced, %; undefined: none is aimed at */
  readonly target: number | undefined
}

/** Which part of the water that was produced nobody counted. */
export const UnaccountedTile = ({ body, target }: UnaccountedTileProps) => (
  <KpiTile
    id="unaccountedPct"
    figure={unaccountedOf(body, target).percent}
    reason={unaccountedReason(body, target)}
    detail={unaccountedWords(body)}
    target={atMost(target)}
  />
)

/** « 3,34 m³ non comptés », of less than nothing « 0,95 m³ comptés en trop, dans la marge des compteurs ». */
export const unaccountedWords = (body: Parameters<typeof isWithinMeters>[0]): string | undefined => {
  const { value } = body.water.unaccountedM3
  if (value === null) return undefined
  const volume = formatFigure(Math.abs(value), 'unaccountedM3')
  return [
    value < 0 ? eau.countedTwice(volume) : eau.unaccounted(volume),
    ...(isWithinMeters(body) ? [unaccounted.withinMeters] : []),
  ].join(', ')
}
