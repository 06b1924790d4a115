// In: figures of a period, and a question why energy or its cost moved. Out: which pumps took more or less, and what the sun gave.
import type { FigureId, KpiBody } from '@vigie/contracts/entities'
import type { Subject } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Table } from './answer.ts'
import { figureForm, type Ledger } from './ledger.ts'
import { deviceName } from './words.ts'

/** So many pumps are named in the sentence; the table has all of them. */
const TOLD = 3

type Asked = { readonly figure: FigureId; readonly of: Subject }
type WhyEnergy = { readonly sentences: readonly string[]; readonly table: Table }

/** Of the energy of the site, its pumps by how much they took more or less, from none on too; null: of another figure, or no pump says. */
export const whyEnergy = ({ figure, of }: Asked, kpis: KpiBody, facts: Facts, ledger: Ledger): WhyEnergy | null => {
  if ((figure !== 'cost' && figure !== 'gridKwh' && figure !== 'pumpKwh') || of !== 'site') return null
  const form = figureForm('energyKwh', facts.site.currency)
  const say = (value: number, place: string) => ledger.say({ value, from: [place], how: 'read' }, ...form)
  const pumps = kpis.sources
    .flatMap(({ device, energyKwh: { value, previous } }, index) =>
      value === null || previous === null
        ? []
        : [{ name: deviceName(device, facts), at: `0/sources/${index}/energyKwh`, value, previous }],
    )
    .toSorted((a, b) => Math.abs(b.value - b.previous) - Math.abs(a.value - a.previous))
    .map(({ name, at, value, previous }) => {
      const from = [`${at}/value`, `${at}/previous`]
      const change = ledger.say({ value: Math.abs(value - previous), from, how: 'difference' }, ...form)
      return {
        name,
        moved: value !== previous,
        now: say(value, `${at}/value`),
        before: say(previous, `${at}/previous`),
        change: `${value < previous ? '−' : '+'}${change}`,
      }
    })
  if (pumps.length === 0) return null
  const most = pumps.filter(({ moved }) => moved).slice(0, TOLD)
  const site = (['gridKwh', 'solarKwh'] as const).flatMap((id) => {
    const { value, previous } = kpis.energy[id]
    if (id === figure || value === null || previous === null) return []
    return [`${SITE[id]} : ${say(value, `0/energy/${id}/value`)}, contre ${say(previous, `0/energy/${id}/previous`)}.`]
  })
  return {
    sentences: [
      most.length === 0
        ? 'Aucune pompe n’a pris plus ni moins d’énergie.'
        : `Pompes, le plus grand écart d’abord : ${most.map(({ name, now, before }) => `${name} ${now}, contre ${before}`).join(' ; ')}.`,
      ...site,
    ],
    table: {
      columns: ['Pompe', 'Énergie', 'Juste avant', 'Écart'],
      rows: pumps.map(({ name, now, before, change }) => [name, now, before, change]),
    },
  }
}
const SITE = { gridKwh: 'Électricité du réseau', solarKwh: 'Énergie solaire' } as const
