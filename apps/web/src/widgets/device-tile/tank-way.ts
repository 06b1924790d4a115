// In: what a tank gained within the last hour. Out: which way it goes, the same wherever it is told.

import type { KpiBody } from '@vigie/contracts/entities'
import { kpi } from '@/text/kpi'
import { formatFigure, formatSigned } from '../kpi/figure.ts'

/** `steady`: it moved by less than its gauge can tell. */
export type TankWay = 'filling' | 'emptying' | 'steady'

type Tank = Pick<KpiBody['storages'][number], 'netFlowM3h' | 'overflowInHours' | 'emptyInHours' | 'autonomyHours'>

type Going = Omit<Tank, 'autonomyHours'>

/** Which way a tank goes; null: not known. */
export const tankWayOf = ({ netFlowM3h, overflowInHours, emptyInHours }: Going): TankWay | null =>
  netFlowM3h == null ? null : overflowInHours !== null ? 'filling' : emptyInHours != null ? 'emptying' : 'steady'

/** The rate of one hour tells nothing beyond, h. */
const MOST_H = 48
/** An end as near as this is told whatever the stock lasts, h. */
const NEAR_H = 24

/**
 * In how long a tank is empty, or full, at the rate of the last hour, h. It is told only where it says more than how long
 * the stock lasts: of one that empties, an end before that; of one that fills, one before that or within a day. null: else.
 */
export const endAhead = ({ overflowInHours, emptyInHours, autonomyHours }: Tank): number | null => {
  const lasts = autonomyHours ?? NEAR_H
  const [end, most] = overflowInHours !== null ? [overflowInHours, Math.max(NEAR_H, lasts)] : [emptyInHours, lasts]
  return end != null && end < Math.min(most, MOST_H) ? end : null
}

/** « 7 h », see above. */
export const lengthAhead = (tank: Tank): string | null => {
  const end = endAhead(tank)
  return end === null ? null : formatFigure(end, 'emptyInHours')
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
