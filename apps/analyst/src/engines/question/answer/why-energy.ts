// In: figures of a period, and a question why energy or its cost moved. Out: what made most of it, which pumps took more or less, and what the sun gave.
import type { Figure, FigureId, KpiBody } from '@vigie/contracts/entities'
import type { Subject } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Table } from './answer.ts'
import { figureForm, type Ledger, pairForm } from './ledger.ts'
import { type Line, lines } from './why-lines.ts'
import { changeOf, type Moved, telling } from './why-parts.ts'
import { deviceName } from './words.ts'

/** So many pumps are named in the sentence; the table has all of them. */
const TOLD = 3

const OF_MOTOR: ReadonlySet<string> = new Set(['running', 'energy_kwh'])

type Asked = { readonly figure: FigureId; readonly of: Subject }
type WhyEnergy = {
  /** « Forage 2 (+1 053 kWh) et moins de soleil (−795 kWh) »; null: nothing moved as the figure did */
  readonly causes: string | null
  readonly lines: readonly Line[]
  readonly table: Table
}

/** Of the energy of the site, its pumps by how much they took more or less, from none on too; null: of another figure, or no pump says. */
export const whyEnergy = ({ figure, of }: Asked, kpis: KpiBody, facts: Facts, ledger: Ledger): WhyEnergy | null => {
  if ((figure !== 'cost' && figure !== 'gridKwh' && figure !== 'pumpKwh') || of !== 'site') return null
  const form = figureForm('energyKwh', facts.site.currency)
  const say = ({ at, now, before }: Moved, side: 'value' | 'previous') =>
    ledger.say(
      { value: side === 'value' ? now : before, from: [`${at}/${side}`], how: 'read' },
      ...pairForm(form, now, before),
    )
  const change = (one: Moved) => changeOf(one, form, ledger)
  const both = (one: Moved) => `${one.name} : ${say(one, 'value')}, contre ${say(one, 'previous')}`
  // a meter where water comes in takes none
  const takes = (id: string) =>
    facts.devices.some((one) => one.id === id && one.metrics.some((metric) => OF_MOTOR.has(metric.id)))
  const pumps = kpis.sources
    .flatMap(({ device, energyKwh }, index) =>
      takes(device) ? movedOf(deviceName(device, facts), `0/sources/${index}/energyKwh`, energyKwh) : [],
    )
    .toSorted(byChange)
  if (pumps.length === 0) return null
  const most = pumps.filter(({ now, before }) => now !== before).slice(0, TOLD)
  const causes = causesOf(figure, pumps, kpis).map((one) => `${one.name} (${change(one)})`)
  const site = (['gridKwh', 'solarKwh'] as const)
    .filter((id) => id !== figure)
    .flatMap((id) => movedOf(SITE[id], `0/energy/${id}`, kpis.energy[id]).map(both))
    .join(' ; ')
  return {
    causes: causes.length === 0 ? null : causes.join(' et '),
    lines: [
      // the table has all of them
      ...lines('rest', [
        most.length === 0
          ? 'Aucune pompe n’a pris plus ni moins d’énergie.'
          : `Pompes, le plus grand écart d’abord – ${most.map(both).join(' ; ')}.`,
      ]),
      ...lines('beside', site === '' ? [] : [`${site.slice(0, 1).toUpperCase()}${site.slice(1)}.`]),
    ],
    table: {
      columns: ['Pompe', 'Énergie', 'Juste avant', 'Écart'],
      rows: pumps.map((one) => [one.name, say(one, 'value'), say(one, 'previous'), change(one)]),
    },
  }
}
const SITE = { gridKwh: 'électricité du réseau', solarKwh: 'énergie solaire' } as const

const movedOf = (
  name: string,
  at: string,
  { value, previous }: Pick<Figure, 'value' | 'previous'>,
): readonly Moved[] => (value === null || previous === null ? [] : [{ name, at, now: value, before: previous }])

const byChange = (a: Moved, b: Moved): number => Math.abs(b.now - b.before) - Math.abs(a.now - a.before)

/**
 * What went the way of the figure: pumps that took as much more, and the sun that gave less; what pumps take the sun does
 * not make. A cost that went another way than what was bought is told by its price.
 */
const causesOf = (
  figure: 'cost' | 'gridKwh' | 'pumpKwh',
  pumps: readonly Moved[],
  { energy }: KpiBody,
): readonly Moved[] => {
  const way = (id: typeof figure) => {
    const { value, previous } = energy[id]
    return value === null || previous === null ? 0 : value - previous
  }
  const difference = way(figure === 'cost' ? 'gridKwh' : figure)
  if (Math.sign(difference) !== Math.sign(way(figure))) return []
  const sun = figure === 'pumpKwh' ? [] : movedOf(SUN[difference < 0 ? 'more' : 'less'], SOLAR, energy.solarKwh)
  return telling([...pumps, ...sun], difference, ({ at, now, before }) => (at === SOLAR ? before - now : now - before))
}
const SOLAR = '0/energy/solarKwh'
const SUN = { more: 'plus de soleil', less: 'moins de soleil' } as const
