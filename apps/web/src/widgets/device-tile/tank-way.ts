// In: what a tank gained within the last hour, and whether anything still fills it. Out: which way it goes, the same wherever it is told.

import type { KpiBody } from '@vigie/contracts/entities'
import { kpi } from '@/text/kpi'
import { formatSigned } from '../kpi/figure.ts'

/**
 * `steady`: it moved by less than its gauge can tell; of one that rose `filled` where all that fills it stands by now, and
 * `rose` where that is not known.
 */
export type TankWay = 'filling' | 'filled' | 'rose' | 'emptying' | 'steady'

type Going = Pick<KpiBody['storages'][number], 'netFlowM3h' | 'overflowInHours' | 'emptyInHours'> & {
  /** whether something that fills it is at work; null: not known; absent: asked of a time that is over */
  readonly isFed?: boolean | null
}

/** Which way a tank goes; null: not known. */
export const tankWayOf = ({ netFlowM3h, overflowInHours, emptyInHours, isFed = true }: Going): TankWay | null => {
  if (netFlowM3h == null) return null
  if (overflowInHours !== null) return isFed === null ? 'rose' : isFed ? 'filling' : 'filled'
  return emptyInHours != null ? 'emptying' : 'steady'
}

/** « −4,10 m³/h », « ≈ 0 m³/h » of a tank that is steady; null: not known. */
export const netFlowWords = (tank: Going): string | null =>
  tank.netFlowM3h == null
    ? null
    : tankWayOf(tank) === 'steady'
      ? kpi.noFlow
      : `${formatSigned(tank.netFlowM3h, 'storedDeltaM3')}/h`

/** The same of the hour that it is of, « −4,10 m³ en 1 h »: flows of this moment stand beside it. */
export const hourGainWords = (tank: Going): string | null =>
  tank.netFlowM3h == null
    ? null
    : tankWayOf(tank) === 'steady'
      ? kpi.noGain
      : kpi.gainOfHour(formatSigned(tank.netFlowM3h, 'storedDeltaM3'))
