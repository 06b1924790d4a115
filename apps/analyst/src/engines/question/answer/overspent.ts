// In: sectors that drew more than their budget, and the figures. Out: by how much each did.
import { FIGURES, type KpiBody } from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'
import { figureAt } from './figure-at.ts'
import { figureForm, type Ledger } from './ledger.ts'
import { deviceName } from './words.ts'

/** « Secteur agrumes nord a dépassé son budget de 479 m³ (110 %) », « 2 secteurs ont dépassé leur budget : … »; `ids`: those that did, the farthest first. */
export const overspentWords = (
  ids: readonly string[],
  when: string,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): string => {
  const [id = '', ...others] = ids
  const by = (one: string) => overBy(one, body, facts, ledger)
  if (others.length === 0) return `${deviceName(id, facts)} a dépassé son budget ${by(id)}${when}.`
  const from = ids.flatMap((one) => figureAt(body, 'budgetLeftM3', one, undefined).now?.from.slice(0, 1) ?? [])
  const count = ledger.say({ value: ids.length, from, how: 'count' }, '', 0)
  return `${count}\u00a0secteurs ont dépassé leur budget${when} : ${ids.map((one) => `${deviceName(one, facts)} ${by(one)}`).join(' ; ')}.`
}

/** « de 479 m³ (110 %) »: how far, and which part of its budget it drew. */
const overBy = (id: string, body: KpiBody, facts: Facts, ledger: Ledger): string => {
  const now = (figure: 'budgetLeftM3' | 'budgetM3' | 'volumeM3') => figureAt(body, figure, id, undefined).now
  const [left, budget, used] = [now('budgetLeftM3'), now('budgetM3'), now('volumeM3')]
  if (left === null) return `(${FIGURES.budgetLeftM3.name.toLowerCase()} inconnu)`
  const text = `de ${ledger.say({ ...left, value: Math.abs(left.value) }, ...figureForm('budgetLeftM3', facts.site.currency))}`
  if (budget === null || used === null || budget.value <= 0) return text
  const share = {
    value: (100 * used.value) / budget.value,
    from: [...used.from, ...budget.from],
    how: 'quotient',
    scale: 100,
  } as const
  return `${text} (${ledger.say(share, '%', 0)})`
}
