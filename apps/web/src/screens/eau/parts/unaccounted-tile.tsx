import type { Figure, KpiBody } from '@vigie/contracts/entities'
import { eau } from '@/text/eau'
import { kpi } from '@/text/kpi'
import { atMost, formatFigure } from '@/widgets/kpi/figure'
import { KpiTile } from '@/widgets/kpi/kpi-tile'

type UnaccountedTileProps = {
  readonly water: KpiBody['water']
  /** of produced, %; undefined: none is aimed at */
  readonly target: number | undefined
}

/** Meters of water may be wrong by so much (ISO 4064, class 2): what moves within it is no news. */
const METERS_PCT = 2

/** Which part of the water that was produced nobody counted. */
export const UnaccountedTile = ({ water, target }: UnaccountedTileProps) => (
  <KpiTile
    id="unaccountedPct"
    figure={isNoise(water.unaccountedPct) ? { ...water.unaccountedPct, previous: null } : water.unaccountedPct}
    reason={reasonOf(water)}
    detail={unaccountedWords(water)}
    target={atMost(target)}
  />
)

const within = (percent: number | null): boolean => percent !== null && Math.abs(percent) <= METERS_PCT

const isNoise = ({ value, previous }: Figure): boolean => within(value) && within(previous)

/** « 3,34 m³ non comptés », of less than nothing « 0,95 m³ comptés en trop, dans la marge des compteurs ». */
export const unaccountedWords = ({
  unaccountedM3,
  unaccountedPct,
}: Pick<KpiBody['water'], 'unaccountedM3' | 'unaccountedPct'>): string | undefined => {
  const { value } = unaccountedM3
  if (value === null) return undefined
  const volume = formatFigure(Math.abs(value), 'unaccountedM3')
  return [
    value < 0 ? eau.countedTwice(volume) : eau.unaccounted(volume),
    ...(within(unaccountedPct.value) ? [eau.withinMeters] : []),
  ].join(', ')
}

/** Why no share is unaccounted for: nothing was produced that it would be a share of, or too little is read. */
const reasonOf = ({ producedM3, unaccountedM3 }: KpiBody['water']): string | undefined =>
  unaccountedM3.value === null ? kpi.tooLittle : producedM3.value === 0 ? kpi.noWater : undefined
