import { MIN_SWITCH_MS } from './borehole.ts'
import type { BoreholeState } from './state.ts'

export type ControlView = {
  readonly fillPct: number
  /** order of this pump among those that fill the same tank; later ones help when the level is lower */
  readonly rank: number
  readonly irradianceWm2: number
  /** local hours since midnight */
  readonly hour: number
  readonly powered: boolean
  readonly atMs: number
}

/** Whether the controller has the pump run: by tank level with hysteresis, filling by the sun when there is one. */
export const wantsToRun = (pump: BoreholeState, view: ControlView): boolean => {
  if (!view.powered || view.fillPct > 99.2) return false
  if (view.atMs - pump.switchedMs < MIN_SWITCH_MS) return pump.running
  const { start, stop } = thresholds(view)
  return pump.running ? view.fillPct < stop : view.fillPct < start
}

const thresholds = ({ rank, irradianceWm2, hour }: ControlView): { start: number; stop: number } => {
  if (irradianceWm2 > 320) return { start: 90 - 12 * rank, stop: 97 - 2 * rank }
  // evening peak tariff: only what keeps the tank from running dry
  if (hour >= 17 && hour < 22) return { start: 24 - 6 * rank, stop: 32 - 6 * rank }
  return { start: 46 - 10 * rank, stop: 58 - 8 * rank }
}
