// In: a question what today will come to, and its figures. Out: what the pages expect at its end, and what is there.
import { FIGURES, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, figureForm } from './ledger.ts'
import { dataUntil, deviceName, whenWords } from './words.ts'

/** Nothing is foretold here: the end of the day is the one of the plan, which the home tells too. */
export const tellDayEnd = (call: CallOf<'figure'>, body: KpiBody, facts: Facts): Told => {
  const ledger = createLedger()
  const form = figureForm(call.figure, facts.site.currency)
  const of = Array.isArray(call.of) ? (call.of[0] ?? 'site') : 'site'
  const { now } = figureAt(body, call.figure, of, undefined)
  const { at, value: projected } = projectedOf(call, of, body)
  if (now === null && projected === null) return unknown()
  const end =
    projected === null
      ? `${of === 'site' ? 'Fin' : `${deviceName(of, facts)} – fin`} de journée non estimée : pas assez de jours comparables.`
      : `${of === 'site' ? FIGURES[call.figure].name : `${deviceName(of, facts)} – ${FIGURES[call.figure].name.toLowerCase()}`} en fin de journée : ≈\u00a0${ledger.say({ value: projected, from: [at], how: 'read' }, ...form)}${whenWords(call.period, facts)}, si le reste du jour est comme d’habitude.`
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
/** Of the site it is of its plan, of a sector what its page tells of its day; null: not told. */
const projectedOf = (
  { figure }: CallOf<'figure'>,
  of: string,
  { plan, consumptions }: KpiBody,
): { readonly at: string; readonly value: number | null } => {
  if (of === 'site') return { at: `0/plan/${figure}/projected`, value: plan?.[figure as Planned]?.projected ?? null }
  const index = consumptions.findIndex(({ device }) => device === of)
  return { at: `0/consumptions/${index}/projectedM3`, value: consumptions[index]?.projectedM3 ?? null }
}
/** Figures of a day that have a plan. */
type Planned = 'cost' | 'consumedM3' | 'producedM3'
