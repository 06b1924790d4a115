// In: the slots of a question, and its words without accents. Out: the call what a month to come leads to at the pace of the last days; null: it asks something else.
import type { FigureId } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { MONTH, monthOf } from '../language/period-parts.ts'
import { monthPeriod, monthStart } from './calendar.ts'
import type { Facts } from './facts.ts'
import { isAhead } from './period-end.ts'
import type { Slots } from './read.ts'

/** « Prévision du coût d’électricité pour décembre », « la facture du mois prochain »: its days at the pace of the last ones. */
export const comingCall = (slots: Slots, line: string, { today }: Facts): CallOf<'figure'> | null => {
  const { quantities, mentions, clock, unknown, operations: asks } = slots
  if (mentions.named.length > 0 || mentions.group !== null || clock !== null || asks.has('why')) return null
  if (OTHERWISE.test(line) || unknown.some(({ word }) => !FORESEEN.test(word))) return null
  const month = comingMonth(line, today)
  if (month === null) return null
  const figure: FigureId | null = quantities.has('cost')
    ? 'cost'
    : quantities.has('gridKwh') || quantities.has('energy')
      ? 'gridKwh'
      : null
  return figure === null
    ? null
    : { tool: 'figure', figure, of: 'site', period: monthPeriod(month), view: 'value', asks: 'coming' }
}

/** The first day of the next month, or of one of the next that is named; null: none is, or it is farther. */
const comingMonth = (line: string, today: string): string | null => {
  if (NEXT.test(line)) return monthStart(today, 1)
  const [, name, year] = NAMED.exec(line) ?? []
  if (name === undefined || !(isAhead(line) || FORESEEN.test(line) || COMING.test(line))) return null
  const ahead = Array.from({ length: FARTHEST }, (_, index) => monthStart(today, index + 1))
  return (
    ahead.find(
      (first) => Number(first.slice(5, 7)) === monthOf(name) && (year ?? first.slice(0, 4)) === first.slice(0, 4),
    ) ?? null
  )
}
/** Of a month farther on the last days say nothing. */
const FARTHEST = 3
const NEXT = /\bmois (?:prochain|qui vient|suivant|a venir)\b|\bprochain mois\b/
const COMING = /\bprochain|\ba venir\b|\bqui vient\b/
const NAMED = new RegExp(`\\b(${MONTH})(?: (\\d{4}))?\\b`)
const FORESEEN = /\b(?:previsions?|prev(?:oi[rst]|ue?s?|oyez|isionnel\w*)|estim\w*|project\w*|projet\w*)\b/
/** Water that is bought, a budget, a share and what is set against another time are no bill. */
const OTHERWISE = /\b(?:eau|ormva|budgets?|quotas?|solaire|soleil|compar\w*|plus|moins|pompes?|forages?)\b/
