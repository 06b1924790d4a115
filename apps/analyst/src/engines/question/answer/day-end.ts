// In: a question what today will come to, and its figures. Out: what the pages expect at its end, and what is there.
import { FIGURES, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, figureForm } from './ledger.ts'
import { dataUntil, whenWords } from './words.ts'

/** Nothing is foretold here: the end of the day is the one of the plan, which the home tells too. */
export const tellDayEnd = (call: CallOf<'figure'>, body: KpiBody, facts: Facts): Told => {
  const ledger = createLedger()
  const form = figureForm(call.figure, facts.site.currency)
  const { now } = figureAt(body, call.figure, 'site', undefined)
  const projected = body.plan?.[call.figure as Planned]?.projected ?? null
  if (now === null && projected === null) return unknown()
  const end =
    projected === null
      ? 'Fin de journée non estimée : pas assez de jours comparables.'
      : `${FIGURES[call.figure].name} en fin de journée : ≈\u00a0${ledger.say({ value: projected, from: [`0/plan/${call.figure}/projected`], how: 'read' }, ...form)}${whenWords(call.period, facts)}, si le reste du jour est comme d’habitude.`
  return {
    sentences: [
      end,
      ...(now === null ? [] : [`Jusqu’ici : ${ledger.say(now, ...form)}.`]),
      dataUntil(body.until, facts),
    ],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: projected ?? now?.value ?? null,
    known: true,
  }
}
/** Figures of a day that have a plan. */
type Planned = 'cost' | 'consumedM3' | 'producedM3'
