// In: figures of a period, and a question why water was drawn. Out: which sectors drew more, and the leaks that came in.
import { type KpiBody, METRICS } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Table } from './answer.ts'
import { figureForm, type Ledger, pairForm } from './ledger.ts'
import { type Line, lines } from './why-lines.ts'
import { dayOf, deviceName } from './words.ts'

/** So many sectors are named in the sentence; the table has all of them. */
const TOLD = 3
const HOURS = 24

type Asked = Pick<CallOf<'why'>, 'figure' | 'of' | 'claim'>
type WhyWater = { readonly lines: readonly Line[]; readonly table: Table | null }

/** Of the water that the site drew, the sectors that drew more where it drew less, then its leaks; null: it is of another figure. */
export const whyWater = (
  { figure, of, claim }: Asked,
  kpis: KpiBody,
  facts: Facts,
  ledger: Ledger,
): WhyWater | null => {
  if (figure !== 'consumedM3' || of !== 'site') return null
  const form = figureForm(figure, facts.site.currency)
  const sectors = kpis.consumptions
    .map(({ device, volumeM3: { value, previous } }, index) => ({
      name: deviceName(device, facts),
      at: `0/consumptions/${index}/volumeM3`,
      value,
      previous,
      change: value === null || previous === null ? null : value - previous,
    }))
    .toSorted((a, b) => (b.change ?? Number.NEGATIVE_INFINITY) - (a.change ?? Number.NEGATIVE_INFINITY))
    .map(({ name, at, value, previous, change }) => {
      const both = change === null ? form : pairForm(form, value ?? 0, previous ?? 0)
      return {
        name,
        now: say(ledger, value, [`${at}/value`], 'read', both),
        before: say(ledger, previous, [`${at}/previous`], 'read', both),
        change: say(ledger, change, [`${at}/value`, `${at}/previous`], 'difference', both),
        hasMore: change !== null && change > 0,
      }
    })
  const { value: total, previous: was } = kpis.water.consumedM3
  const fell = claim === 'more' && total !== null && was !== null && total <= was
  const more = fell ? sectors.filter(({ hasMore }) => hasMore).slice(0, TOLD) : []
  return {
    lines: lines('cause', [
      ...(more.length === 0
        ? []
        : [`Ont pris plus malgré tout : ${more.map(({ name, change }) => `${name} (+${change})`).join(', ')}.`]),
      ...leakSentences(kpis, facts, ledger),
    ]),
    table:
      sectors.length === 0
        ? null
        : {
            columns: ['Secteur', 'Eau', 'Juste avant', 'Écart'],
            rows: sectors.map(({ name, now, before, change, hasMore }) => [
              name,
              now,
              before,
              hasMore ? `+${change}` : change,
            ]),
          },
  }
}

/**
 * A sector that still drew far more than usual in its last night, by the rule of the alarm: one that leaked before the
 * stretch compared with began leaked as long in both, and makes no difference between them.
 */
const leakSentences = ({ consumptions, previous }: KpiBody, facts: Facts, ledger: Ledger): readonly string[] =>
  consumptions.flatMap(({ device, night }, index) => {
    if (night == null || night.leakSince === null || night.usualM3h === null) return []
    if (night.leakSince <= previous.from) return []
    const at = `0/consumptions/${index}/night`
    const form = [METRICS.flow_m3h.unit, 1] as const
    const [flow, usual] = [`${at}/flowM3h`, `${at}/usualM3h`]
    const lost = (night.flowM3h - night.usualM3h) * HOURS
    return [
      `Fuite probable – ${deviceName(device, facts)}, depuis le ${dayOf(night.leakSince, facts)} : ${ledger.say({ value: night.flowM3h, from: [flow], how: 'read' }, ...form)} la nuit, contre ${ledger.say({ value: night.usualM3h, from: [usual], how: 'read' }, ...form)} d’habitude, soit ${ledger.say({ value: lost, from: [flow, usual], how: 'difference', scale: HOURS }, 'm³')} par jour.`,
    ]
  })

const say = (
  ledger: Ledger,
  value: number | null,
  from: readonly string[],
  how: 'read' | 'difference',
  form: ReturnType<typeof figureForm>,
): string => (value === null ? '–' : ledger.say({ value, from, how }, ...form))
