import type { Wiring } from '../wirings.ts'

/** A fault that somebody could have made, and the chart whose paths should catch it. */
export type Planted = Wiring & { readonly chart: string }
