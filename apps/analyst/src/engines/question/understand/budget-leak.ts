// In: the slots of a question, and its words without accents. Out: the call whether a budget is passed because of a leak; null: it asks something else.
import type { CallOf } from '../call.ts'
import { plainLine } from '../language/plain-line.ts'
import { monthPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Le dépassement de budget vient-il de la fuite ? »: of a month, where no time is said. */
export const budgetLeakCall = (slots: Slots, line: string, { today }: Facts): CallOf<'figure'> | null => {
  const { mentions, clock, unknown } = slots
  const isMended = MENDED.test(line) && BUDGET.test(line)
  const isCause = PASSED.test(line) && LEAK.test(line) && CAUSE.test(line)
  if ((!isMended && !isCause) || /\bpourquoi\b/.test(line) || clock !== null) return null
  if (unknown.some(({ raw }) => !OWN_WORDS.test(plainLine(raw)))) return null
  const [[sector, ...alike] = [], ...others] = mentions.named
  if (alike.length + others.length > 0 || (sector !== undefined && sector.role !== 'consumption')) return null
  const [period = monthPeriod(today), ...more] = pastPeriods(slots)
  if (more.length > 0 || period.unit !== 'month') return null
  const of = sector === undefined ? ('consumptions' as const) : [sector.id]
  const asks = !isMended ? 'leak' : PASSED.test(line) && WITHOUT.test(line) ? 'unleaked' : 'mended'
  return { tool: 'figure', figure: 'budgetM3', of, period, view: 'value', asks }
}
const PASSED = /\b(?:depass\w*|explos\w*|creve\w*)\b/
const LEAK = /\bfuites?\b/
const CAUSE =
  /\b(?:vien(?:t|nent)|provien(?:t|nent)|dues?|dus?|causee?s?|cause|expliqu\w*|responsables?|liee?s?|fait|fasse|font)\b/
/** « Si je répare la fuite », « sans la fuite ». */
const MENDED =
  /\bsi (?:\w+ ){1,3}?(?:repar|boucha|bouch|colmat|regl|suppri|stopp|arret)\w* (?:la |les |cette |une |ces )?fuites?\b|\bsans (?:la |les |cette |ces )?fuites?\b|\bfuites? (?:est|etait|une fois) (?:reparee?s?|bouchee?s?|colmatee?s?)\b/
/** « Dépasse-t-il son budget sans la fuite ? »: of what was taken so far, not of the days to come. */
const WITHOUT = /\bsans (?:la |les |cette |ces )?fuites?\b/
const BUDGET = /\b(?:budgets?|quotas?|dotations?)\b/
const OWN_WORDS =
  /^(?:repar|bouch|colmat|suppri|tien|respect|vien|provien|due?s?$|caus|expliqu|respons|lie|depass|fait|explos|crev)/
