// In: a figure of a day, and the figures read. Out: what is usual of such a day, and how far from it the figure is.
import type { KpiBody, PlannedKpi } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'
import { hourOf } from './measured.ts'

/** What was told, what was to be expected of the same time, and both in words. */
export type Usual = { readonly counted: Found; readonly expected: Found; readonly sentence: string }

const PLANNED = ['producedM3', 'consumedM3', 'cost'] as const

/** The mean of the same weekdays before, over the hours that are over; null: none is known, or the figure has none. */
export const usualDay = (
  { figure, of, period, clock }: CallOf<'figure'>,
  now: Found,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): Usual | null => {
  const name = PLANNED.find((one) => one === figure)
  if (name === undefined || of !== 'site' || period?.unit !== 'day' || clock !== undefined) return null
  const plan = body.plan?.[name]
  if (plan == null || plan.basis !== 'weekdays') return null
  const { counted, expected, until } = ofHours(plan, now, `0/plan/${name}`, body)
  if (expected.value <= 0) return null
  const form = figureForm(figure, facts.site.currency)
  const change: Found = {
    value: (Math.abs(counted.value - expected.value) / expected.value) * 100,
    from: [...counted.from, ...expected.from],
    how: 'change',
  }
  const percent = ledger.say(change, '%', 0)
  const way = counted.value > expected.value ? 'de plus' : 'de moins'
  const when = until === null ? '' : ` jusqu’à ${hourOf(until, facts)}`
  const against = percent.startsWith('0') ? 'c’est autant' : `c’est ${percent} ${way}`
  const hours = until === null ? '' : `${ledger.say(counted, ...form)} cette fois, `
  return {
    counted,
    expected,
    sentence: `D’habitude un tel jour${when} : ${ledger.say(expected, ...form)} ; ${hours}${against}.`,
  }
}

/** Of a day that runs both sides are of the hours that are over, where they are told apart. */
const ofHours = (
  plan: PlannedKpi,
  now: Found,
  at: string,
  body: KpiBody,
): { readonly counted: Found; readonly expected: Found; readonly until: number | null } => {
  const read = (value: number, place: string): Found => ({ value, from: [`${at}/${place}`], how: 'read' })
  if (body.until >= body.period.to) return { counted: now, expected: read(plan.whole, 'whole'), until: null }
  return plan.closed == null
    ? { counted: now, expected: read(plan.byNow, 'byNow'), until: body.until }
    : {
        counted: read(plan.closed.counted, 'closed/counted'),
        expected: read(plan.closed.expected, 'closed/expected'),
        until: plan.closed.at,
      }
}
