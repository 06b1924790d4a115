// In: a call what a month to come leads to, and the figures of the last whole days. Out: its days at their pace, and that it rests on nothing else.
import { DAY_MS, FIGURES, type KpiBody, PACE_DAYS, rateOf } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { spanOf } from '../understand/calendar.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm } from './ledger.ts'
import { periodWords } from './period-words.ts'

/** « Coût de l’énergie, décembre 2026 : ≈ 13 200 MAD au rythme des 7 derniers jours, soit 31 jours à 426 MAD. » */
export const tellComing = (call: CallOf<'figure'>, pace: KpiBody, facts: Facts): Told => {
  const { now, completenessPct } = figureAt(pace, call.figure, 'site', undefined)
  const rate = now === null ? null : rateOf({ value: now.value, completenessPct }, pace)
  if (call.period === null || now === null || rate === null)
    return unknown(`Je ne sais pas : trop peu de mesures des ${PACE_DAYS} derniers jours pour en donner le rythme.`)
  const { first, last } = spanOf(call.period, facts.today)
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  const ledger = createLedger()
  const form = figureForm(call.figure, facts.site.currency)
  const share = now.value === 0 ? 0 : rate / now.value
  const whole: Found = { ...now, value: rate * days, scale: share * days }
  const each = ledger.say({ ...now, value: rate, scale: share }, ...form)
  const count = ledger.say({ value: days, from: [`asked:${days}`], how: 'read' }, 'jours', 0)
  return {
    ...unknown(),
    sentences: [
      `${FIGURES[call.figure].name}, ${periodWords(call.period, facts.today)} : ≈\u00a0${ledger.say(whole, ...form)} au rythme des ${PACE_DAYS} derniers jours, soit ${count} à ${each}.`,
      'Ce mois n’a pas commencé : c’est une projection, si ses jours sont comme ceux-là ; ni la saison ni la météo n’y sont.',
    ],
    noted: ledger.noted(),
    main: whole.value,
    known: true,
  }
}
