// In: a call on which days pumps stood, or one of them, and what was made by day. Out: the days that made far less water than the others, by the rule of the screens.
import { idleDaysOf, type KpiBody, withFirst } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { bucketsOf } from './buckets.ts'
import { partsOf } from './counted-most.ts'
import { createLedger, type Found, figureForm } from './ledger.ts'
import type { Bodies } from './reads.ts'
import { deviceName, noun, whenWords } from './words.ts'

/** So many days are named. */
const NAMED = 10

/** What a day made, and where that stands; `to`: its end, where that is said. */
type Day = { readonly from: number; readonly to?: number | undefined; readonly value: number; readonly found: Found }
/** What is said around the days: what there was hardly any of, and by what that is judged. */
type Words = {
  readonly water: string
  readonly column: string
  readonly judged: string
  readonly often: string
}

/** « 2 jours presque sans eau produite (novembre 2026) : 40 m³ le dimanche 8 novembre, 63 m³ le jeudi 26 novembre ; d’ordinaire 620 m³ par jour. » */
export const tellIdleDays = (call: CallOf<'figure'>, body: KpiBody, facts: Facts): Told => {
  const days = bucketsOf(call, body).map(({ at, ...one }) => ({
    ...one,
    found: { value: one.value, from: [at], how: 'read' as const },
  }))
  return daysTold(
    days,
    { until: body.until, runs: body.until < body.period.to },
    whenWords(call.period, facts),
    OF_SITE,
    facts,
  )
}
const OF_SITE: Words = {
  water: 'eau produite',
  column: 'Eau produite',
  judged:
    'C’est jugé à l’eau produite, arrivée du réseau comprise : les heures de marche ne sont pas tenues jour par jour.',
  often: 'De tels jours sont fréquents ici : ils ne sont pas signalés sur les écrans.',
}

/** The same of one borehole by its counter; a day that was counted in part is not judged. */
export const tellIdleDaysOf = (call: CallOf<'series'>, body: Bodies['series'], facts: Facts): Told => {
  const parts = partsOf(body, false, facts)
  const days = parts
    .filter(({ from, to, found }) => found.from.length * body.bucketMs >= COUNTED * (to - from))
    .map(({ from, to, found }) => ({ from, to, value: found.value, found }))
  const isOver = parts.every(({ to }) => to <= body.to)
  const name = deviceName(call.of[0] ?? '', facts)
  return daysTold(
    days.filter(({ from }) => from >= body.from),
    { until: body.to, runs: !isOver },
    whenWords(call.period, facts),
    {
      water: `eau comptée pour ${name}`,
      column: 'Volume compté',
      judged: 'C’est jugé à son compteur d’eau : les heures de marche ne sont pas tenues jour par jour.',
      often: 'De tels jours sont fréquents ici.',
    },
    facts,
  )
}
/** The share of a day that has to be counted. */
const COUNTED = 0.8

const daysTold = (
  days: readonly Day[],
  { until, runs }: { readonly until: number; readonly runs: boolean },
  when: string,
  { water, column, judged, often }: Words,
  facts: Facts,
): Told => {
  const result = idleDaysOf(days, until)
  if (result === null)
    return unknown(`Je ne sais pas : trop peu de jours finis, ou trop peu d’${water}${when}, pour en juger.`)
  const { idle, usual, areMany } = result
  const ledger = createLedger()
  const form = figureForm('producedM3', facts.site.currency)
  const say = ({ found }: Day) => ledger.say(found, ...form)
  const day = (from: number) =>
    withFirst(
      new Intl.DateTimeFormat('fr-FR', {
        timeZone: facts.site.timeZone,
        weekday: 'long',
        day: 'numeric',
        month: 'long',
      }).format(from),
    )
  const places = idle.flatMap(({ found }) => found.from.slice(0, 1))
  const count = ledger.say({ value: idle.length, from: places, how: 'count' }, '', 0)
  const each = idle.slice(-NAMED).map((one) => `${say(one)} le ${day(one.from)}`)
  const running = runs ? ' Le jour en cours n’est pas jugé.' : ''
  return {
    sentences: [
      idle.length === 0
        ? `Aucun jour presque sans ${water}${when} : d’ordinaire ${say(usual)} par jour.${running}`
        : `${count} ${noun(idle.length, 'jour', 'jours')} presque sans ${water}${when} : ${each.join(', ')} ; d’ordinaire ${say(usual)} par jour.${running}`,
      judged,
      ...(areMany ? [often] : []),
    ],
    table: idle.length === 0 ? null : { columns: ['Jour', column], rows: idle.map((one) => [day(one.from), say(one)]) },
    chart: null,
    noted: ledger.noted(),
    main: idle.length,
    known: true,
  }
}
