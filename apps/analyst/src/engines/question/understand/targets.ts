// In: the slots of a question, and its words without accents. Out: the call about what the site aims at; null: it asks about one figure, or something else.
import type { CallOf } from '../call.ts'
import { plainLine } from '../language/plain-line.ts'
import { dayPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Quels objectifs sont manqués ? », « atteint-on nos objectifs ? »: all of them, of today where no more is said. */
export const targetsCall = (slots: Slots, line: string, { today }: Facts): CallOf<'targets'> | null => {
  const { mentions, clock, quantities, events, unknown, periods } = slots
  if (!GOALS.test(line) || CHANGED.test(line) || clock !== null) return null
  if (mentions.named.length > 0 || mentions.group !== null || events.size > 0) return null
  // « l’objectif de coût » is of one figure
  if (/\bautonomie\b/.test(line) || [...quantities].some((name) => name !== 'budget' && name !== 'autonomy'))
    return null
  if (unknown.some(({ raw }) => !OWN_WORDS.test(plainLine(raw)))) return null
  const past = pastPeriods(slots)
  if (periods.length > past.length) return null
  const [period = dayPeriod(today)] = past
  const asks = MISSED.test(line) ? ('missed' as const) : KEPT.test(line) ? ('kept' as const) : undefined
  return { tool: 'targets', period, ...(asks && { asks }) }
}
const GOALS = /\b(?:objectifs|cibles)\b|\bobjectif\b/
/** Where they are set is told elsewhere. */
const CHANGED = /\b(?:chang|modif|regl|fixer|defini|ajout|mettre)\w*/
const MISSED = /\b(?:manqu|rat|loup|depass|non atteint|pas (?:atteint|tenu|respect))\w*/
const KEPT =
  /^(?!.*\b(?:quels?|quelles?|lesquels)\b).*\b(?:attein|tien|tenu|respect|tenons|rempli|on est dans|sommes nous dans|est on dans)\w*/
const OWN_WORDS = /^(?:objectif|cible|attein|tien|tenu|tenons|respect|manqu|rat|loup|rempli|fix|site|ferme)/
