// In: slots without a quantity. Out: what is meant all the same, or what to ask back.
import { FIGURES, type FigureId } from '@vigie/contracts/entities'
import type { Subject } from '../call.ts'
import type { Facts } from './facts.ts'
import { figureCall } from './figure-call.ts'
import type { Understood } from './outcome.ts'
import type { Slots } from './read.ts'

/** « Plus grosse journée de novembre », « forage 1 contre forage 2 en octobre »: all is said but of what. */
export const unsaid = (slots: Slots, facts: Facts): Understood | null => {
  const { operations: asks, periods, events, unknown, quantities, mentions, line } = slots
  if (events.size + quantities.size + unknown.length > 0) return null
  const one = (figure: FigureId, of: Subject): Understood => ({
    kind: 'call',
    call: figureCall(slots, facts, figure, of),
    assumed: periods.length === 0,
  })
  const named = mentions.named.flatMap((several) => (several.length === 1 ? several : []))
  // what water runs through is compared by its water
  if (named.length > 1 && named.every(({ role }) => role === 'source' || role === 'consumption'))
    return one(
      'volumeM3',
      named.slice(0, 6).map(({ id }) => id),
    )
  if (mentions.named.length > 0) return null
  if (mentions.group === 'storages') return TOGETHER.test(line) ? one('storedM3', 'site') : null
  if (periods.length === 0) return null
  if (mentions.group === 'sources' || mentions.group === 'consumptions') {
    const isEach = asks.has('each') || asks.has('most') || asks.has('least') || asks.has('which')
    return isEach
      ? one('volumeM3', mentions.group)
      : one(mentions.group === 'sources' ? 'producedM3' : 'consumedM3', 'site')
  }
  if (mentions.group !== null || !(UNSAID.some((ask) => asks.has(ask)) || REVIEW.test(line))) return null
  const choices = UNSAID_FIGURES.map((figure) => ({
    label: FIGURES[figure].name,
    call: figureCall(slots, facts, figure, 'site'),
  }))
  return { kind: 'ask', about: 'quantity', choices }
}
const UNSAID = ['whichDay', 'perDay', 'mean', 'compare'] as const
const TOGETHER = /\b(?:ensemble|total|tous|en tout|cumul)\b/
const REVIEW = /\b(?:bilan|recap\w*|resume|synthese)\b/
const UNSAID_FIGURES = ['consumedM3', 'gridKwh', 'cost'] as const
