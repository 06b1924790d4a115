// In: a question that goes on, in its words without accents, and the call before it. Out: that call, whose answer tells it too; null: it asks for something else.
import type { Call } from '../call.ts'
import { asksWhichSector, isAhead } from './period-end.ts'

/** « À quelle heure ? » after a peak, « on va le dépasser ? » after a budget. */
export const againCall = (line: string, before: Call | null): Call | null => {
  if (before === null) return null
  // what to do is asked of those alarms that were told
  if (before.tool === 'alarms' && isNarrow(before) && TO_DO.test(line)) {
    const { asks: _, ...same } = before
    return { ...same, operation: 'first' }
  }
  // « la première, c’est laquelle ? » of those that were told
  if (before.tool === 'alarms' && FIRST.test(line)) {
    const { asks: _, ...same } = before
    return { ...same, operation: 'first' }
  }
  if (before.tool === 'outages' && WHERE.test(line)) return hasMoment(before) ? before : null
  if (before.tool === 'outages' && HOW_LONG.test(line) && hasMoment(before)) return before
  if (before.tool === 'outages' && WHY.test(line)) return whyCut(before)
  if (AT_WHICH_HOUR.test(line)) return hasMoment(before) ? before : null
  if (before.tool === 'figure' && BUDGETS.has(before.figure) && EXCEEDED.test(line)) {
    const { bound: _, against: __, claim: ___, ...same } = before
    return {
      ...same,
      figure: 'budgetM3',
      of: Array.isArray(same.of) ? same.of : 'consumptions',
      view: 'value',
      asks: 'passed',
      ...(!Array.isArray(same.of) && asksWhichSector(line) && { which: true as const }),
      ...(isAhead(line) && LONGER.has(same.period?.unit ?? '') && { ahead: true as const }),
    }
  }
  return null
}

const WHERE = /^(?:et )?(?:c etait |ca s est passe |c est )?ou(?: ca| exactement| c etait)?$/
const HOW_LONG = /^(?:et )?combien de temps(?: (?:ca|elle) a dure)?$/
const WHY = /^(?:et )?pourquoi(?: ca| cette coupure)?$/
const TO_DO =
  /^(?:et )?(?:(?:alors|du coup) )?(?:que faire|quoi faire|qu est ce que? (?:je|on) (?:fait|fais|dois faire|doit faire)|(?:je|on) fai[ts] quoi)$/
const FIRST =
  /^(?:et )?(?:c est (?:quoi|laquelle) )?(?:la |les )?(?:premieres?|plus urgentes?|plus graves?)(?: c est (?:quoi|laquelle)| (?:a traiter|a faire))?$/
const isNarrow = (call: Extract<Call, { tool: 'alarms' }>): boolean =>
  call.device !== undefined || call.condition !== undefined || call.priority !== undefined
/** Of the supply of the device that was asked about, else of the site. */
const whyCut = ({ of, period }: Extract<Call, { tool: 'outages' }>): Call | null =>
  of !== 'site' && of.length > 1
    ? null
    : { tool: 'why', figure: 'powerPct', of: of === 'site' ? of : [of[0] ?? ''], period }

const AT_WHICH_HOUR =
  /^(?:et )?(?:(?:c est |c etait )?(?:a quelle heure|vers quelle heure|quand)(?: exactement)?(?: c etait| ca)?)$/
/** Answers that tell a moment. */
const hasMoment = (call: Call): boolean =>
  (call.tool === 'figure' && (call.figure === 'peakKw' || SPANS.has(call.figure))) ||
  (call.tool === 'series' && call.operation !== 'mean') ||
  ((call.tool === 'alarms' || call.tool === 'outages') && (call.operation === 'last' || call.operation === 'longest'))
const SPANS: ReadonlySet<string> = new Set(['autonomyHours', 'emptyInHours', 'overflowInHours'])

const BUDGETS: ReadonlySet<string> = new Set(['budgetM3', 'budgetLeftM3'])
/** Of a day or of the last days no budget is projected. */
const LONGER: ReadonlySet<string> = new Set(['week', 'month', 'year'])
const EXCEEDED = /\bdepass\w*\b/
