// In: a call how long the water of several tanks lasts, and the figures. Out: each of them, and whether all last until the time that is said.
import { FIGURES, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { endOfWater, untilItsEnd } from './ahead.ts'
import { type Told, unknown } from './answer.ts'
import { askedUntil, UNFED } from './beside.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, figureForm } from './ledger.ts'
import { moment } from './measured.ts'
import { deviceName } from './words.ts'

/** « Non. Autonomie – Bassin haut : 3 j 14 h, jusqu’au … ; Bassin bas : 9 h, jusqu’au … » The first to end decides. */
export const tellTanksLast = (
  { asks, lasts }: CallOf<'figure'>,
  of: readonly string[],
  body: KpiBody,
  facts: Facts,
): Told => {
  const ledger = createLedger()
  const form = figureForm('autonomyHours', facts.site.currency)
  const rows = of.flatMap((id) => {
    const { now } = figureAt(body, 'autonomyHours', id, undefined)
    if (now === null) return []
    const text = ledger.say(untilItsEnd(now, body, id, facts), ...form)
    return [{ name: deviceName(id, facts), now, text, end: moment(endOfWater(now, body, id, facts), facts) }]
  })
  if (rows.length === 0) return unknown()
  const least = Math.min(...rows.map(({ now }) => now.value))
  // of a tank that nothing is known of, no yes is said
  const yes = lasts === undefined ? '' : least < lasts ? 'Non. ' : rows.length === of.length ? 'Oui. ' : ''
  const without = of.filter((id) => figureAt(body, 'autonomyHours', id, undefined).now === null)
  return {
    sentences: [
      `${yes}${FIGURES.autonomyHours.name}, sans pompage – ${rows.map(({ name, text, end }) => `${name} : ${text}, jusqu’au ${end}`).join(' ; ')}.`,
      ...askedUntil(lasts, facts),
      ...(asks === 'unfed' ? [UNFED] : []),
      ...(without.length === 0
        ? []
        : [`Autonomie inconnue : ${without.map((id) => deviceName(id, facts)).join(', ')}.`]),
    ],
    table: { columns: ['Bassin', FIGURES.autonomyHours.name], rows: rows.map(({ name, text }) => [name, text]) },
    chart: null,
    noted: ledger.noted(),
    main: least,
    known: true,
  }
}
