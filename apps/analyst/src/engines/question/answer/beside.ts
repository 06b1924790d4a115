// In: a figure that was told, and what was read with it. Out: what else its question wants to know.
import { HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import { roundAhead } from '@vigie/contracts/format'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { figureAt } from './figure-at.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'
import { moment } from './measured.ts'

/** Of a budget, what of it was used and whether it is passed; of a span until something happens, or that the water lasts, at what hour it ends. */
export const besideFigure = (
  { figure, of }: CallOf<'figure'>,
  now: Found,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): readonly string[] => {
  if (figure === 'budgetM3' || figure === 'budgetLeftM3')
    return Array.isArray(of) && of[0] !== undefined ? useOf(of[0], body, facts, ledger) : []
  if (figure === 'emptyInHours' || figure === 'overflowInHours')
    return [`À ce rythme, vers le ${moment(endOf(now, body), facts)}.`]
  if (figure === 'autonomyHours') return [`Sans pompage, l’eau irait jusqu’au ${moment(endOf(now, body), facts)}.`]
  return []
}

/** As exact as it can be told, which is as the pages round it, epoch ms. */
const endOf = ({ value }: Found, { until }: KpiBody): number => roundAhead(until + value * HOUR_MS, until)

const useOf = (device: string, body: KpiBody, facts: Facts, ledger: Ledger): readonly string[] => {
  const used = figureAt(body, 'volumeM3', device, undefined).now
  const left = figureAt(body, 'budgetLeftM3', device, undefined).now
  if (used === null || left === null) return []
  const form = figureForm('budgetLeftM3', facts.site.currency)
  const rest = ledger.say({ ...left, value: Math.abs(left.value) }, ...form)
  return [
    `Consommé : ${ledger.say(used, ...form)} ; ${left.value < 0 ? `dépassé de ${rest}` : `il en reste ${rest}, il n’est pas dépassé`}.`,
  ]
}
