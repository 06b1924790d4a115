// In: a question that goes on, in its words without accents, and the call before it. Out: that call, whose answer tells it too; null: it asks for something else.
import type { Call } from '../call.ts'

/** « À quelle heure ? » after a peak, « on va le dépasser ? » after a budget. */
export const againCall = (line: string, before: Call | null): Call | null => {
  if (before === null) return null
  if (AT_WHICH_HOUR.test(line)) return hasMoment(before) ? before : null
  if (before.tool === 'figure' && BUDGETS.has(before.figure) && EXCEEDED.test(line)) {
    const { bound: _, against: __, claim: ___, ...same } = before
    return {
      ...same,
      figure: 'budgetM3',
      of: Array.isArray(same.of) ? same.of : 'consumptions',
      view: 'value',
      asks: 'passed',
    }
  }
  return null
}

const AT_WHICH_HOUR =
  /^(?:et )?(?:(?:c est |c etait )?(?:a quelle heure|vers quelle heure|quand)(?: exactement)?(?: c etait| ca)?)$/
/** Answers that tell a moment. */
const hasMoment = (call: Call): boolean =>
  (call.tool === 'figure' && (call.figure === 'peakKw' || SPANS.has(call.figure))) ||
  (call.tool === 'series' && call.operation !== 'mean') ||
  ((call.tool === 'alarms' || call.tool === 'outages') && (call.operation === 'last' || call.operation === 'longest'))
const SPANS: ReadonlySet<string> = new Set(['autonomyHours', 'emptyInHours', 'overflowInHours'])

const BUDGETS: ReadonlySet<string> = new Set(['budgetM3', 'budgetLeftM3'])
const EXCEEDED = /\bdepass\w*\b/
