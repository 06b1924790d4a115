// In: what a tank gained within the last hour. Out: which way it goes, the same wherever it is told.

import type { KpiBody } from '@vigie/contracts/entities'
import { kpi } from '@/text/kpi'
import { formatFigure, formatSigned } from '../kpi/figure.ts'

/** `steady`: it moved by less than its gauge can tell. */
export type TankWay = 'filling' | 'emptying' | 'steady'

type Tank = Pick<KpiBody['storages'][number], 'netFlowM3h' | 'overflowInHours' | 'emptyInHours'>

/** Which way a tank goes; null: not known. */
export const tankWayOf = ({ netFlowM3h, overflowInHours, emptyInHours }: Tank): TankWay | null =>
  netFlowM3h == null ? null : overflowInHours !== null ? 'filling' : emptyInHours != null ? 'emptying' : 'steady'

/** Beyond this the rate of one hour tells a day at best: it changes too much within minutes. h */
const SLOW_H = 48

/** Whether a tank goes its way so slowly that no hour of its end can be told. */
export const isSlow = ({ overflowInHours, emptyInHours }: Tank): boolean =>
  (overflowInHours ?? emptyInHours ?? 0) > SLOW_H

/** In how long it is empty, or full, at the rate of the last hour: « 46 h », beyond two days in whole days, « 33 j environ ». */
export const lengthAhead = (tank: Tank): string =>
  isSlow(tank)
    ? kpi.days(Math.round((tank.emptyInHours ?? tank.overflowInHours ?? 0) / 24))
    : formatFigure(tank.emptyInHours ?? tank.overflowInHours, 'emptyInHours')

/** « −4,10 m³/h », « ≈ 0 m³/h » of a tank that is steady; null: not known. */
export const netFlowWords = (tank: Tank): string | null =>
  tank.netFlowM3h == null
    ? null
    : tankWayOf(tank) === 'steady'
      ? kpi.noFlow
      : `${formatSigned(tank.netFlowM3h, 'storedDeltaM3')}/h`

/** The same of the hour that it is of, « −4,10 m³ en 1 h »: flows of this moment stand beside it. */
export const hourGainWords = (tank: Tank): string | null =>
  tank.netFlowM3h == null
    ? null
    : tankWayOf(tank) === 'steady'
      ? kpi.noGain
      : kpi.gainOfHour(formatSigned(tank.netFlowM3h, 'storedDeltaM3'))
