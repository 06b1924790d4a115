// In: a question what a month, week or year that runs will come to, and its figures. Out: that it is not projected here, where it is, and what was measured until now.
import { FIGURES, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { beside, isToldBeside } from './against.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, figureForm } from './ledger.ts'
import { quality } from './quality.ts'
import { whenWords } from './words.ts'

/** What is there is told, and that it is no end: the pages project a running period by rules of their own. */
export const tellPeriodEnd = (call: CallOf<'figure'>, body: KpiBody, facts: Facts): Told => {
  const found = figureAt(body, call.figure, 'site', undefined)
  if (found.now === null) return unknown(NOT_PROJECTED)
  const ledger = createLedger()
  const text = ledger.say(found.now, ...figureForm(call.figure, facts.site.currency))
  return {
    ...unknown(),
    sentences: [
      NOT_PROJECTED,
      `Jusqu’ici, ${FIGURES[call.figure].name.toLowerCase()} : ${text}${whenWords(call.period, facts)}.`,
      ...(isToldBeside(call, found) ? [beside(call, found, body, facts, ledger)] : []),
      ...quality(call, found, body, facts, ledger),
    ],
    noted: ledger.noted(),
    main: found.now.value,
    known: true,
  }
}
const NOT_PROJECTED =
  'Je ne sais pas ce que cela fera en fin de période : je ne projette pas au-delà du jour ; la page Management KPIs le fait.'
