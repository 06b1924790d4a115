// In: a call which of several had more, or less, than what it is set against, and the figures read. Out: those that did, each beside what it was.
import { FIGURES, isComparable, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts, hasMotor } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { againstWords, asNoun, previousWords } from './before-words.ts'
import { figureAt } from './figure-at.ts'
import { isAlike } from './gap.ts'
import { createLedger, type Found, figureForm, type Ledger, pairForm } from './ledger.ts'
import { movedBy } from './why-verdict.ts'
import { deviceName, noun, whenWords } from './words.ts'

type Call = CallOf<'figure'>
type Row = { readonly id: string; readonly now: Found; readonly before: Found }

/** What is less than this share away from what is usual is as usual. */
const AS_USUAL = 0.05

/** Whether it is asked which of a group had more, or less, than at another time. */
export const asksExceeding = ({ view, of, claim }: Call): boolean =>
  view === 'compare' && typeof of === 'string' && of !== 'site' && (claim === 'more' || claim === 'less')

/** « 2 appareils ont eu plus que la même durée de la semaine d’avant – Secteur nord : 157 m³, contre 140 m³, 12 % de plus. »; never which had the most. */
export const tellExceeding = (call: Call, [body, other]: readonly KpiBody[], facts: Facts): Told => {
  if (body === undefined || typeof call.of !== 'string' || call.of === 'site') return unknown()
  const past = typeof call.against === 'object' ? other : undefined
  const rows = devicesOf(call.of, facts)
    .filter((one) => call.figure !== 'kwhPerM3' || hasMotor(one))
    .flatMap(({ id }): Row[] => {
      const found = figureAt(body, call.figure, id, call.slot)
      const before = past === undefined ? found.before : figureAt(past, call.figure, id, call.slot, 1).now
      if (found.now === null || before === null) return []
      return past !== undefined || isComparable({ ...found, value: found.now.value, previous: before.value })
        ? [{ id, now: found.now, before }]
        : []
    })
    .toSorted((a, b) => shareOf(b) - shareOf(a))
  if (rows.length === 0) return unknown('Je ne sais pas : rien à comparer sur la période d’avant.')
  const ledger = createLedger()
  const way = call.claim === 'less' ? 'moins' : 'plus'
  const those = rows.filter((row) => goesSo(row, call, facts))
  const than = call.against === 'previous' ? previousWords(call.period) : asNoun(againstWords(call.against, facts))
  const { name } = FIGURES[call.figure]
  const when = whenWords(call.period, facts)
  const each = (way === 'plus' ? those : those.toReversed()).map((row) => wordsOf(row, call, facts, ledger))
  const count = () =>
    ledger.say({ value: those.length, from: those.flatMap(({ now }) => now.from), how: 'count' }, '', 0)
  return {
    sentences: [
      call.figure === 'kwhPerM3'
        ? perM3(those.length === 0 ? 'Aucune' : count(), those.length, `${way} d’énergie`, `${than}${when}`, each)
        : those.length === 0
          ? `Aucun n’a eu ${way} que ${than} : ${name.toLowerCase()}${when}.`
          : `${count()} ${noun(those.length, 'appareil a', 'appareils ont')} eu ${way} que ${than}${when} – ${each.join(' ; ')}.`,
      ...(call.asks === 'usual'
        ? ['L’habitude n’est pas tenue par appareil : la comparaison est avec ce temps-là.']
        : []),
      ...(past !== undefined && body.until < body.period.to ? [STILL_RUNS] : []),
    ],
    table: {
      columns: ['Appareil', name, 'Avant'],
      rows: rows.map(({ id, now, before }) => {
        const form = pairForm(figureForm(call.figure, facts.site.currency), now.value, before.value)
        return [deviceName(id, facts), ledger.say(now, ...form), ledger.say(before, ...form)]
      }),
    },
    chart: null,
    noted: ledger.noted(),
    main: those[0]?.now.value ?? rows[0]?.now.value ?? null,
    known: true,
    holds: those.length > 0,
  }
}
/** « 1 pompe prend plus d’énergie par m³ que la même durée juste avant (30 derniers jours) – Forage 1 : … »: what it takes for a m³, not how much it had. */
const perM3 = (count: string, of: number, what: string, than: string, each: readonly string[]): string =>
  `${count} ${of > 1 ? 'pompes prennent' : of === 1 ? 'pompe prend' : 'pompe ne prend'} ${what} par m³ pompé que sur ${than}${each.length === 0 ? '' : ` – ${each.join(' ; ')}`}.`
const STILL_RUNS = 'La période n’est pas finie et l’autre l’est : le chiffre peut encore monter.'

const shareOf = ({ now, before }: Row): number =>
  before.value === 0 ? (now.value === 0 ? 1 : Number.MAX_VALUE) : now.value / before.value

/** What is written alike went neither way, nor what is as good as usual where that is asked. */
const goesSo = (row: Row, { figure, claim, asks }: Call, { site }: Facts): boolean => {
  const { now, before } = row
  const isSo = claim === 'less' ? now.value < before.value : now.value > before.value
  return (
    isSo && !isAlike(figure, now, before, site.currency) && (asks !== 'usual' || Math.abs(shareOf(row) - 1) >= AS_USUAL)
  )
}

/** « Secteur nord : 157 m³, contre 140 m³, 12 % de plus » */
const wordsOf = ({ id, now, before }: Row, { figure }: Call, facts: Facts, ledger: Ledger): string => {
  const form = pairForm(figureForm(figure, facts.site.currency), now.value, before.value)
  const moved = movedBy(figure, now, before, ledger)
  return `${deviceName(id, facts)} : ${ledger.say(now, ...form)}, contre ${ledger.say(before, ...form)}${moved === null ? '' : `, ${moved}`}`
}
