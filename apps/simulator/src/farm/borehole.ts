import { HOUR_MS } from '@vigie/contracts/entities'
import type { BoreholePlan } from './plan.ts'
import type { BoreholeState } from './state.ts'

/** kW per m³/h and m of head: ρ·g ÷ 3.6e6. */
const KW_PER_M3H_M = (1_000 * 9.81) / 3.6e6
/** heads at the rated flow, m of water */
const PIPE_LOSS_M = 5.5
const FILTER_LOSS_M = 2.4
/** the pump's head at no flow, against that at the rated flow */
const SHUT_OFF = 1.34
const SETTLING_MS = 25 * 60_000
/** a motor rests and runs at least this long between two switches */
export const MIN_SWITCH_MS = 10 * 60_000

export type BoreholeOrder = {
  readonly run: boolean
  readonly fromMs: number
  readonly toMs: number
  /** head a fouled filter takes, against a clean one */
  readonly clog: number
  /** how much deeper the water rests than the plan says, m */
  readonly deeperM: number
}

/**
 * One borehole over one step: where the pump's curve meets the network's, how the
 * borehole is drawn down, and the power it takes (ρ·g·Q·H ÷ η).
 */
export const stepBorehole = (plan: BoreholePlan, before: BoreholeState, order: BoreholeOrder): BoreholeState => {
  const hours = (order.toMs - order.fromMs) / HOUR_MS
  const flowM3h = order.run ? dutyFlow(plan, before.drawdownM + order.deeperM, order.clog) : 0
  const relative = flowM3h / plan.ratedM3h
  const filteredM = plan.liftM + PIPE_LOSS_M * relative ** 2
  const wellheadM = filteredM + FILTER_LOSS_M * order.clog * relative ** 2
  const headM = plan.restDepthM + order.deeperM + before.drawdownM + wellheadM
  const powerKw = (KW_PER_M3H_M * flowM3h * headM) / efficiencyAt(plan, relative)
  const settled = plan.drawdownMPerM3h * flowM3h
  const change = 1 - Math.exp(-(order.toMs - order.fromMs) / SETTLING_MS)
  const switched = order.run !== before.running
  return {
    running: order.run,
    switchedMs: switched ? order.fromMs : before.switchedMs,
    starts: before.starts + (switched && order.run ? 1 : 0),
    drawdownM: before.drawdownM + (settled - before.drawdownM) * change,
    flowM3h,
    wellheadM,
    filteredM,
    volumeM3: before.volumeM3 + flowM3h * hours,
    powerKw,
    energyKwh: before.energyKwh + powerKw * hours,
  }
}

/** Where H(Q) = shut-off − a·Q² meets rest depth + lift + losses·Q². */
const dutyFlow = (plan: BoreholePlan, extraDepthM: number, clog: number): number => {
  const ratedHeadM = plan.restDepthM + plan.drawdownMPerM3h * plan.ratedM3h + plan.liftM + PIPE_LOSS_M + FILTER_LOSS_M
  const available = SHUT_OFF * ratedHeadM - (plan.restDepthM + extraDepthM + plan.liftM)
  const lossAtRated = (SHUT_OFF - 1) * ratedHeadM + PIPE_LOSS_M + FILTER_LOSS_M * clog
  return plan.ratedM3h * Math.sqrt(Math.max(0, available) / lossAtRated)
}

const efficiencyAt = (plan: BoreholePlan, relative: number): number =>
  plan.efficiency * Math.max(0.4, 1 - 0.7 * (relative - 1) ** 2)
