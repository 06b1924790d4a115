// In: a call about alarms, and the slots of a question that goes on. Out: the same alarms, narrowed down; null: it asks something else.
import type { Call } from '../call.ts'
import { narrowedToState } from './alarm-state.ts'
import type { Slots } from './read.ts'

/** « Lesquelles étaient critiques ? » of alarms: the same ones, of that priority or still to be acknowledged. */
export const narrowedOf = (
  before: Call,
  { events, quantities, operations: asks, periods, line }: Slots,
): Call | null => {
  if (before.tool !== 'alarms' || quantities.size > 0 || periods.length > 0) return null
  const state = events.has('unacknowledged') ? null : narrowedToState(before, line)
  if (state !== null) return { ...state, operation: asks.has('howMany') ? 'count' : 'list' }
  if (events.size === 0) return null
  const priority = PRIORITIES.find((one) => events.has(one))
  const isKnown = [...events].every((one) => one === priority || one === 'unacknowledged')
  if (!isKnown) return null
  const { asks: _, by: __, ...same } = before
  return {
    ...same,
    ...(!events.has('unacknowledged') && before.by && { by: before.by }),
    operation: asks.has('howMany') ? 'count' : 'list',
    ...(priority && { priority }),
    ...(events.has('unacknowledged') && { state: 'unacknowledged' }),
  }
}
const PRIORITIES = ['critical', 'high', 'medium', 'low'] as const
