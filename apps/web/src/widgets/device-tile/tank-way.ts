// In: what a tank gained within the last hour. Out: which way it goes, the same wherever it is told.

import type { KpiBody } from '@vigie/contracts/entities'
import { kpi } from '@/text/kpi'
import { formatSigned } from '../kpi/figure.ts'

/** `steady`: it moved by less than its gauge can tell. */
export type TankWay = 'filling' | 'emptying' | 'steady'

type Going = Pick<KpiBody['storages'][number], 'netFlowM3h' | 'overflowInHours' | 'emptyInHours'>

/** Which way a tank goes; null: not known. */
export const tankWayOf = ({ netFlowM3h, overflowInHours, emptyInHours }: Going): TankWay | null =>
  netFlowM3h == null ? null : overflowInHours !== null ? 'filling' : emptyInHours != null ? 'emptying' : 'steady'

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
