// In: a question why that goes on, and the call before it. Out: the call that tells what is known of it; null: nothing is.
import { type Call, parsedCall } from '../call.ts'
import type { Facts } from './facts.ts'
import { compared } from './figure-call.ts'
import type { Slots } from './read.ts'
import { isRanking } from './turned.ts'

/** « Pourquoi ? » after a figure of a time: of what that was set against, or of the time that is said with it. */
export const whyOf = (before: Call, slots: Slots, facts: Facts): Call | null => {
  if (before.tool !== 'figure' || before.period === null) return null
  // of a rank what is known of the first is told
  if (isRanking(before) && before.of !== 'site' && slots.periods.length === 0) return { ...before, why: true }
  const { figure, of, asks, claim } = before
  if (of !== 'site' && !Array.isArray(of)) return null
  const { period, against } =
    slots.periods.length > 0 ? compared(slots, facts, false) : { period: before.period, against: before.against }
  return parsedCall({
    tool: 'why',
    figure,
    of: of === 'site' ? of : of.slice(0, 1),
    period,
    ...(asks === 'usual' && period?.unit === 'day'
      ? { asks }
      : against != null && against !== 'previous'
        ? { against }
        : {}),
    ...(claim === 'more' || claim === 'less' ? { claim } : {}),
  })
}
