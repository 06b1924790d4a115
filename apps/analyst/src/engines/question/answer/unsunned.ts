// In: a call what a time would have cost without solar power, and its figures. Out: what was paid and what the sun saved, together.
import type { KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm } from './ledger.ts'
import { quality } from './quality.ts'
import { whenWords } from './words.ts'

/** « Sans le solaire : 519 MAD, soit 401 MAD payés et 118 MAD d’achat évité. »; never what was paid with it. */
export const tellUnsunned = (call: CallOf<'figure'>, body: KpiBody, facts: Facts): Told => {
  const cost = figureAt(body, 'cost', 'site', undefined)
  const saved = figureAt(body, 'solarSaved', 'site', undefined).now
  if (cost.now === null || saved === null)
    return unknown(
      `Je ne sais pas : ${cost.now === null ? 'le coût' : 'ce que le solaire a évité d’acheter'} n’est pas connu${whenWords(call.period, facts)}.`,
    )
  const ledger = createLedger()
  const { currency } = facts.site
  const whole: Found = { value: cost.now.value + saved.value, from: [...cost.now.from, ...saved.from], how: 'sum' }
  return {
    sentences: [
      `Sans le solaire : ${ledger.say(whole, ...figureForm('cost', currency))}${whenWords(call.period, facts)}, soit ${ledger.say(cost.now, ...figureForm('cost', currency))} payés au réseau et ${ledger.say(saved, ...figureForm('solarSaved', currency))} d’achat évité.`,
      ...quality(call, cost, body, facts, ledger),
    ],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: whole.value,
    known: true,
  }
}
