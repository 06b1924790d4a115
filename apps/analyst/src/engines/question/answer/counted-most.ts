// In: a call on which day, or in which hour, a device counted most or least, and what its counter recorded. Out: what is said.
import { HOUR_MS, withFirst } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { createLedger, type Found, figureForm, type Ledger } from './ledger.ts'
import type { Bodies } from './reads.ts'
import { instantOf, wallAt } from './stretch.ts'
import { deviceName, noun, whenWords } from './words.ts'

/** A day or an hour: what was counted in it, and whether all of it lies in the time that was read. */
type Part = { readonly from: number; readonly to: number; readonly isWhole: boolean; readonly found: Found }

/** « Forage 1 – volume compté : le plus mardi 17 novembre, avec 991 m³ (semaine du 16 novembre 2026). » */
export const tellCountedMost = (call: CallOf<'series'>, body: Bodies['series'], facts: Facts): Told => {
  const isOfHours = call.period.unit === 'day'
  if (body.bucketMs > (isOfHours ? HOUR_MS : 3 * HOUR_MS)) return unknown()
  const all = partsOf(body, isOfHours, facts)
  // a day that has just begun has the least of all, and tells nothing
  const parts = call.operation === 'min' ? all.filter(({ isWhole }) => isWhole) : all
  const [first] = parts.toSorted(({ found: a }, { found: b }) =>
    call.operation === 'min' ? a.value - b.value : b.value - a.value,
  )
  const name = `${deviceName(call.of[0] ?? '', facts)} – ${call.metric === 'volume_m3' ? 'volume compté' : 'énergie'}`
  if (first === undefined) return unknown()
  const ledger = createLedger()
  const form = figureForm(call.metric === 'volume_m3' ? 'volumeM3' : 'energyKwh', facts.site.currency)
  const when = whenWords(call.period, facts)
  const none = parts.filter(({ found }) => found.value <= 0)
  const sentence =
    none.length === parts.length
      ? `${name} : rien de compté${when}.`
      : call.operation === 'min' && none.length > 1
        ? `${name} : rien de compté ${partWords(first.from, isOfHours, facts)}, ni ${othersOf(none, isOfHours, ledger)}${when}.`
        : `${name} : ${call.operation === 'min' ? 'le moins' : 'le plus'} ${partWords(first.from, isOfHours, facts)}, avec ${ledger.say(first.found, ...form)}${when}.`
  return {
    sentences: [sentence],
    table: null,
    chart: {
      name,
      unit: form[0],
      kind: 'bars',
      points: all.map(({ from, found }) => [from, found.value] as const),
    },
    noted: ledger.noted(),
    main: first.found.value,
    known: true,
  }
}

/** « 3 autres jours »: where several had nothing, none of them has the least alone. */
const othersOf = (none: readonly Part[], isOfHours: boolean, ledger: Ledger): string => {
  const others = none.slice(1)
  const count = ledger.say(
    { value: others.length, from: others.map(({ found }) => found.from[0] ?? ''), how: 'count' },
    '',
    0,
  )
  return `${count}\u00a0${noun(others.length, isOfHours ? 'autre heure' : 'autre jour', isOfHours ? 'autres heures' : 'autres jours')}`
}

/** What was counted in each day, or each hour, by the clock on site. */
export const partsOf = ({ points, from, to }: Bodies['series'], isOfHours: boolean, facts: Facts): readonly Part[] => {
  const { timeZone } = facts.site
  const keyOf = (at: number): string => {
    const { day, hour } = wallAt(at, timeZone)
    return isOfHours ? `${day} ${hour.slice(0, 2)}:00` : `${day} 00:00`
  }
  const parts = new Map<string, { at: number; value: number }[]>()
  points.forEach(([ts, value], at) => {
    const key = keyOf(ts)
    parts.set(key, [...(parts.get(key) ?? []), { at, value }])
  })
  return [...parts].map(([key, counted]) => {
    const [day = '', hour = ''] = key.split(' ')
    const start = instantOf(day, hour, timeZone)
    const end = isOfHours ? start + HOUR_MS : instantOf(day, '24:00', timeZone)
    return {
      from: start,
      to: end,
      isWhole: start >= from && end <= to,
      found: {
        value: counted.reduce((sum, { value }) => sum + value, 0),
        from: counted.map(({ at }) => `0/points/${at}/1`),
        how: 'sum',
      },
    }
  })
}

/** « mardi 17 novembre », « de 14:00 à 15:00 ». */
const partWords = (from: number, isOfHours: boolean, { site }: Facts): string => {
  const write = (form: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat('fr-FR', { timeZone: site.timeZone, ...form }).format(at)
  const hour = (at: number) => write({ hour: '2-digit', minute: '2-digit' }, at)
  return isOfHours
    ? `de ${hour(from)} à ${hour(from + HOUR_MS)}`
    : withFirst(write({ weekday: 'long', day: 'numeric', month: 'long' }, from))
}
