// In: a call where the energy went, and the figures. Out: each pump and all other uses, with what they took and their share.
import type { KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts, hasMotor } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm } from './ledger.ts'
import { quality } from './quality.ts'
import { deviceName, whenWords } from './words.ts'

type Use = { readonly name: string; readonly found: Found; readonly share: Found }

/** « Énergie consommée : 17 536 kWh, … Forage 1 : 3 567 kWh (20 %) ; autres usages : 10 725 kWh (61 %). » */
export const tellEnergyUses = (call: CallOf<'figure'>, body: KpiBody, facts: Facts): Told => {
  const found = figureAt(body, 'gridKwh', 'site', undefined)
  const [grid, solar] = [found.now, figureAt(body, 'solarKwh', 'site', undefined).now]
  if (grid === null) return unknown()
  const ledger = createLedger()
  const form = figureForm('energyKwh', facts.site.currency)
  const all = solar === null ? [grid] : [grid, solar]
  const total: Found = { value: sumOf(all), from: placesOf(all), how: 'sum' }
  const when = whenWords(call.period, facts)
  if (total.value <= 0) return unknown(`Je ne sais pas : aucune énergie n’a été comptée${when}.`)
  const pumps = devicesOf('sources', facts).filter(hasMotor)
  const known = pumps.flatMap(({ id }) => {
    const { now } = figureAt(body, 'energyKwh', id, undefined)
    return now === null ? [] : [{ id, now }]
  })
  const taken = known.map(({ now }) => now)
  const left = total.value - sumOf(taken)
  // pumps that took more than there was were not measured as that was: no share of it is told
  const isCovered = left >= 0
  const uses: readonly Use[] = [
    ...known.map(({ id, now }): Use => ({ name: deviceName(id, facts), found: now, share: shareOf(now, total) })),
    // pumps of which one is not known leave nothing that can be told
    ...(known.length === pumps.length && isCovered ? [othersOf(left, all, taken)] : []),
  ].toSorted((a, b) => b.found.value - a.found.value)
  const rows = uses.map(({ name, found: one, share }) => [
    name,
    ledger.say(one, ...form),
    isCovered ? ledger.say(share, '%', 0) : '–',
  ])
  const from =
    solar === null ? '' : `, dont ${ledger.say(grid, ...form)} du réseau et ${ledger.say(solar, ...form)} du soleil`
  return {
    sentences: [
      `${rows.map(([name, energy, share]) => `${name} : ${energy}${isCovered ? ` (${share})` : ''}`).join(' ; ')}${rows.length === 0 ? 'Aucune pompe ne compte son énergie' : ''}.`,
      `Énergie consommée en tout${when} : ${ledger.say(total, ...form)}${from}.`,
      ...(uses.length > known.length
        ? ['Autres usages : tout ce qu’aucune pompe n’a pris ; rien d’autre n’est compté à part.']
        : []),
      ...(isCovered ? [] : ['Les pompes en ont compté plus que le réseau et le soleil : aucune part n’en est dite.']),
      ...quality(call, found, body, facts, ledger),
    ],
    table: { columns: ['Usage', 'Énergie', 'Part'], rows },
    chart: null,
    noted: ledger.noted(),
    main: total.value,
    known: true,
  }
}

const sumOf = (all: readonly Found[]): number => all.reduce((sum, { value }) => sum + value, 0)
const placesOf = (all: readonly Found[]): readonly string[] => all.flatMap(({ from }) => from)

const shareOf = (one: Found, total: Found): Found => ({
  value: (100 * one.value) / total.value,
  from: [...total.from.flatMap(() => one.from), ...total.from],
  how: 'quotient',
  scale: 100 / total.from.length,
})

/** What no pump took of all that was bought or made. */
const othersOf = (left: number, all: readonly Found[], taken: readonly Found[]): Use => {
  const from = [...placesOf(all), ...placesOf(taken)]
  return {
    name: 'Autres usages',
    found: { value: left, from, how: 'left', first: all.length },
    share: { value: (100 * left) / sumOf(all), from, how: 'left-share', first: all.length },
  }
}
