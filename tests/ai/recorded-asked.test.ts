// Before the record of a site began nothing is missing; since when it is measured is said [R13.3].
import { DAY_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'

const from = Date.parse('2026-01-01T00:00:00Z')
/** A year of which a quarter is recorded, in full, or half of that. */
const year = (completenessPct: number) =>
  figures((body) => ({
    ...body,
    period: { from, to: from + 365 * DAY_MS },
    until: from + 320 * DAY_MS,
    knownFrom: from + 240 * DAY_MS,
    sources: body.sources.map((one) => ({ ...one, volumeM3: { ...one.volumeM3, completenessPct } })),
  }))
const question = 'Combien d’eau l’ORMVA a fourni cette année ?'

test('of a year in which it began what is missing is of the time since [R13.3]', () => {
  const { sentences } = answered(question, year(25))
  expect(sentences.join(' ')).not.toMatch(/manque|Mesures reçues/)
  expect(sentences.at(-1)).toBe('Mesuré depuis le 29/08/2026 01:00, début de l’historique, jusqu’au 17/11/2026 00:00.')
  expect(answered(question, year(12.5)).sentences).toContain('Mesures reçues : 50 % de celles attendues.')
})

/** A tank that lasts so long, and that its flows empty in so long. */
const tank = (autonomyHours: number, emptyInHours: number) =>
  figures((body) => ({
    ...body,
    storages: body.storages.map((one) => ({ ...one, autonomyHours, emptyInHours })),
  }))

test('when a tank is empty is told once, unless its flows empty it within a day [R13.3]', () => {
  const asked = 'Quand le bassin haut sera-t-il vide ?'
  expect(answered(asked, tank(62, 300)).sentences).toHaveLength(1)
  expect(answered(asked, tank(62, 300)).sentences[0]).toMatch(/autonomie, jusqu’à sa réserve/)
  expect(answered(asked, tank(62, 12)).sentences[1]).toMatch(/^Au rythme de la dernière heure : vide dans 12 h/)
})
