// In: a call on which days pumps stood, and the figures of the days. Out: the days that made far less water than the others, by the rule of the screens.
import { idleDaysOf, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { bucketsOf } from './buckets.ts'
import { withFirst } from './first-day.ts'
import { createLedger, figureForm } from './ledger.ts'
import { noun, whenWords } from './words.ts'

/** So many days are named. */
const NAMED = 10

/** « 2 jours presque sans eau produite (novembre 2026) : 40 m³ le dimanche 8 novembre, 63 m³ le jeudi 26 novembre ; d’ordinaire 620 m³ par jour. » */
export const tellIdleDays = (call: CallOf<'figure'>, body: KpiBody, facts: Facts): Told => {
  const found = idleDaysOf(bucketsOf(call, body), body.until)
  const when = whenWords(call.period, facts)
  if (found === null)
    return unknown(`Je ne sais pas : trop peu de jours finis, ou trop peu d’eau produite${when}, pour en juger.`)
  const { idle, usual, areMany } = found
  const ledger = createLedger()
  const form = figureForm('producedM3', facts.site.currency)
  const say = ({ value, at }: { readonly value: number; readonly at: string }) =>
    ledger.say({ value, from: [at], how: 'read' }, ...form)
  const day = (from: number) =>
    withFirst(
      new Intl.DateTimeFormat('fr-FR', {
        timeZone: facts.site.timeZone,
        weekday: 'long',
        day: 'numeric',
        month: 'long',
      }).format(from),
    )
  const count = ledger.say({ value: idle.length, from: idle.map(({ at }) => at), how: 'count' }, '', 0)
  const each = idle.slice(-NAMED).map((one) => `${say(one)} le ${day(one.from)}`)
  const runs = body.until < body.period.to ? ' Le jour en cours n’est pas jugé.' : ''
  return {
    sentences: [
      idle.length === 0
        ? `Aucun jour presque sans eau produite${when} : d’ordinaire ${say(usual)} par jour.${runs}`
        : `${count} ${noun(idle.length, 'jour', 'jours')} presque sans eau produite${when} : ${each.join(', ')} ; d’ordinaire ${say(usual)} par jour.${runs}`,
      'C’est jugé à l’eau produite, arrivée du réseau comprise : les heures de marche ne sont pas tenues jour par jour.',
      ...(areMany ? ['De tels jours sont fréquents ici : ils ne sont pas signalés sur les écrans.'] : []),
    ],
    table:
      idle.length === 0
        ? null
        : { columns: ['Jour', 'Eau produite'], rows: idle.map((one) => [day(one.from), say(one)]) },
    chart: null,
    noted: ledger.noted(),
    main: idle.length,
    known: true,
  }
}
