import type { Trace } from '../freeze/trace.ts'
import type { Chart } from '../model/chart.types.ts'
import type { ScreenOracle } from './screens.oracle.ts'
import type { Stage } from './stage.ts'
import type { Timers } from './timers.ts'
import type { AnyWorld } from './worlds/index.ts'

/** A path on its way. */
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

/** What was done so far: steps, events no control offers, events sent to the chart instead of brought about. */
export type Tally = {
  steps: number
  ignored: number
  readonly sent: { readonly label: string; readonly because: string }[]
}
export const createTally = (): Tally => ({ steps: 0, ignored: 0, sent: [] })
