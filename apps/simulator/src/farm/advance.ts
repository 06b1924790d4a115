import { nextSupplyChange } from './outages.ts'
import { planOf } from './sites.ts'
import type { FarmState } from './state.ts'
import { step } from './step.ts'

/**
 * The longest step, ms. Steps end on its multiples, so that a farm comes to the same state whether it is advanced at
 * once or in pieces.
 */
const STEP_MS = 60_000

/** The farm `dtMs` later. */
export const advance = (state: FarmState, dtMs: number): FarmState => {
  let now = state
  for (const next of walk(state, state.atMs + dtMs)) now = next
  return now
}

/** Every step of the farm up to `toMs`, the last one ending exactly there. Steps also end where the supply changes. */
export function* walk(state: FarmState, toMs: number): Generator<FarmState, void, void> {
  const plan = planOf(state.site)
  let now = state
  while (now.atMs < toMs) {
    const grid = (Math.floor(now.atMs / STEP_MS) + 1) * STEP_MS
    const change = nextSupplyChange(now.supply)
    now = step(plan, now, Math.min(toMs, grid, change > now.atMs ? change : grid))
    yield now
  }
}
