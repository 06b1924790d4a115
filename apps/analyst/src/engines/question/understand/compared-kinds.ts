// In: the slots of a question. Out: the same where devices of a kind are compared with each other, and by which figures they may be.
import { FIGURES, type FigureId } from '@vigie/contracts/entities'
import type { Group } from '../call.ts'
import { devicesOf, type Facts } from './facts.ts'
import { figureCall } from './figure-call.ts'
import type { Understood } from './outcome.ts'
import type { Slots } from './read.ts'

/** « Compare la consommation des secteurs »: with each other, not with a time before; null: that is not asked. */
export const eachCompared = (slots: Slots, facts: Facts): Slots | null => {
  const { mentions, operations, quantities, periods, line } = slots
  // « l’eau des forages contre celle du réseau »: where the water comes from, each of them
  const isOfSources =
    mentions.group === 'sources' &&
    VERSUS.test(line) &&
    mentions.named.length > 0 &&
    mentions.named.flat().every(({ role }) => role === 'source')
  if (!isOfSources && (!COMPARE.test(line) || mentions.group === null || mentions.single)) return null
  if ((!isOfSources && mentions.named.length > 0) || periods.length > 1) return null
  return {
    ...slots,
    mentions: { ...mentions, named: isOfSources ? devicesOf('sources', facts).map((one) => [one]) : [] },
    operations: new Set([...[...operations].filter((one) => one !== 'compare'), 'each' as const]),
    // of each pump, not of all of them
    quantities: new Set([...quantities].map((one) => (one === 'pumpKwh' ? ('energy' as const) : one))),
  }
}
const VERSUS = /\b(?:vs|versus|contre|compar\w*|par rapport)\b/
const COMPARE = /^(?:(?:peux tu|tu peux|peut on|on peut|je veux|je voudrais|stp|et) )*compar(?:e|er|es|ez|ons|aison)\b/

/** By which figure they are compared is asked back, where none is said. */
export const comparedBy = (slots: Slots, facts: Facts): Understood | null => {
  const { group } = slots.mentions
  if (group !== 'sources' && group !== 'consumptions' && group !== 'storages') return null
  const choices = COMPARED_BY[group].map((figure) => ({
    label: FIGURES[figure].name,
    call: figureCall(slots, facts, figure, group),
  }))
  return { kind: 'ask', about: 'quantity', choices }
}
const COMPARED_BY = {
  sources: ['kwhPerM3', 'volumeM3', 'runningHours'],
  consumptions: ['volumeM3', 'budgetLeftM3'],
  storages: ['levelPct', 'autonomyHours'],
} as const satisfies Partial<Record<Group, readonly FigureId[]>>
