import type { Trace } from '../freeze/trace.ts'
import type { Chart } from '../model/chart.types.ts'
import type { ScreenOracle } from './screens.oracle.ts'
import type { Stage } from './stage.ts'
import type { Timers } from './timers.ts'
import type { AnyWorld } from './worlds/index.ts'

/** A path that is being walked, with everything it needs. */
export type Walking = {
  readonly stage: Stage
  readonly chart: Chart
  readonly world: AnyWorld
  readonly trace: Trace
  /** from 1, as in the frozen traces */
  readonly number: number
  readonly timers: Timers
  readonly screens: ScreenOracle
  readonly tally?: Tally
}

/** Counts of what was done so far: steps, ignored events, events sent to the chart instead of brought about. */
export type Tally = {
  steps: number
  ignored: number
  readonly sent: { readonly label: string; readonly because: string }[]
  /** ways taken, as `event · way` */
  readonly ways: string[]
}
export const createTally = (): Tally => ({ steps: 0, ignored: 0, sent: [], ways: [] })
