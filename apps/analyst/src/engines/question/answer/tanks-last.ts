// In: a call how long the water of several tanks lasts, and the figures. Out: each of them, and whether all last until the time that is said.
import { FIGURES, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts } from '../understand/facts.ts'
import { endOfWater, untilItsEnd } from './ahead.ts'
import { type Told, unknown } from './answer.ts'
import { askedUntil, UNFED } from './beside.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, figureForm, type Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { deviceName } from './words.ts'

/** The tanks that it is asked of whether they last until then; of the site all of them; null: no time is said, or none of them is known. */
export const lastingTanks = (
  { figure, of, lasts }: CallOf<'figure'>,
  body: KpiBody,
  facts: Facts,
): readonly string[] | null => {
  if (figure !== 'autonomyHours' || lasts === undefined || (typeof of === 'string' && of !== 'site')) return null
  const tanks = of === 'site' ? devicesOf('storages', facts).map(({ id }) => id) : of
  const known = tanks.filter((id) => figureAt(body, figure, id, undefined).now !== null)
  return known.length === 0 ? null : of === 'site' ? known : tanks
}

/** « Sans pompage, non : Bassin bas 9 h, jusqu’au … ; Bassin haut 3 j 14 h, jusqu’au … » The first to end decides, and is told first. */
export const tellTanksLast = (
  { asks, lasts, supplies, of: asked }: CallOf<'figure'>,
  of: readonly string[],
  body: KpiBody,
  facts: Facts,
): Told => {
  const ledger = createLedger()
  const form = figureForm('autonomyHours', facts.site.currency)
  const rows = of
    .flatMap((id) => {
      const { now } = figureAt(body, 'autonomyHours', id, undefined)
      if (now === null) return []
      const text = ledger.say(untilItsEnd(now, body, id, facts), ...form)
      return [{ id, name: deviceName(id, facts), now, text, end: moment(endOfWater(now, body, id, facts), facts) }]
    })
    .toSorted((a, b) => (lasts === undefined ? 0 : a.now.value - b.now.value))
  const [first] = rows
  if (first === undefined) return unknown()
  const least = Math.min(...rows.map(({ now }) => now.value))
  const without = of.filter((id) => figureAt(body, 'autonomyHours', id, undefined).now === null)
  // of a tank that nothing is known of, no yes is said
  const yes = lasts === undefined ? '' : least < lasts ? ', non' : without.length === 0 ? ', oui' : ''
  const each = (between: string) =>
    rows.map(({ name, text, end }) => `${name}${between}${text}, jusqu’au ${end}`).join(' ; ')
  return {
    sentences: [
      lasts === undefined
        ? `${FIGURES.autonomyHours.name}, sans pompage – ${each(' : ')}.`
        : `Sans pompage${yes} : ${each(' ')}.`,
      ...askedUntil(lasts, facts),
      ...(asks === 'unfed' ? [UNFED] : []),
      ...(supplies === undefined ? [] : [suppliesWords(first, supplies, body, facts, ledger), NEED_UNKNOWN]),
      ...(without.length === 0
        ? []
        : [`Autonomie inconnue : ${without.map((id) => deviceName(id, facts)).join(', ')}.`]),
    ],
    table:
      of.length < 2
        ? null
        : { columns: ['Bassin', FIGURES.autonomyHours.name], rows: rows.map(({ name, text }) => [name, text]) },
    chart: null,
    noted: ledger.noted(),
    main: (asked === 'site' ? figureAt(body, 'autonomyHours', 'site', undefined).now?.value : null) ?? least,
    known: true,
  }
}

/** « Bassin haut alimente Secteur avocatiers, et contient 1 402 m³ (78 %). » */
const suppliesWords = (
  { id, name }: { readonly id: string; readonly name: string },
  sector: string,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): string => {
  const of = (figure: 'storedM3' | 'levelPct') => {
    const { now } = figureAt(body, figure, id, undefined)
    return now === null ? null : ledger.say(now, ...figureForm(figure, facts.site.currency))
  }
  const [stored, level] = [of('storedM3'), of('levelPct')]
  const held = stored === null ? '' : `, et contient ${stored}${level === null ? '' : ` (${level})`}`
  return `${name} alimente ${deviceName(sector, facts)}${held}.`
}
const NEED_UNKNOWN = 'La durée compte la demande habituelle ; ce qu’un arrosage de plus demande n’est pas connu ici.'
