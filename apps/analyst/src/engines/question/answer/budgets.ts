// In: a question whether the water budgets are kept, and the figures of their time. Out: yes or no, and which sectors are past theirs.
import type { KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm } from './ledger.ts'
import { moment } from './measured.ts'
import { deviceName, noun, whenWords } from './words.ts'

type Row = { readonly id: string; readonly used: Found; readonly budget: Found }

/** A pace is told once so much of the time has run. */
const PACE_FROM = 0.1

/** Kept where no sector is past its budget nor all of them past theirs together. */
export const tellBudgets = (call: CallOf<'figure'>, body: KpiBody, facts: Facts): Told => {
  const ledger = createLedger()
  const all = devicesOf('consumptions', facts)
  const asked = Array.isArray(call.of) ? all.filter(({ id }) => call.of.includes(id)) : all
  const sectors = asked.map(({ id }) => ({
    id,
    used: figureAt(body, 'volumeM3', id, undefined).now,
    budget: figureAt(body, 'budgetM3', id, undefined).now,
  }))
  const rows = sectors.flatMap(({ id, used, budget }): Row[] =>
    used === null || budget === null || budget.value <= 0 ? [] : [{ id, used, budget }],
  )
  const some = (from: readonly string[]) =>
    `${ledger.say({ value: from.length, from, how: 'count' }, '', 0)}\u00a0${noun(from.length, 'secteur', 'secteurs')}`
  const without = sectors.filter(({ budget }) => budget === null)
  const unread = sectors.filter(({ used, budget }) => used === null && budget !== null)
  if (rows.length === 0)
    return unknown(
      unread.length === 0
        ? 'Aucun secteur n’a de budget d’eau.'
        : 'Je ne sais pas : aucun volume n’est connu des secteurs qui ont un budget.',
    )
  const form = figureForm('budgetM3', facts.site.currency)
  const sum = (part: 'used' | 'budget'): Found => ({
    value: rows.reduce((total, row) => total + row[part].value, 0),
    from: rows.flatMap((row) => row[part].from),
    how: 'sum',
  })
  const [used, budget] = [sum('used'), sum('budget')]
  const share = (part: Found, whole: Found, ran = 1) =>
    ledger.say(
      {
        value: (100 * part.value) / whole.value / ran,
        from: [...part.from, ...whole.from],
        how: 'quotient',
        scale: 100 / ran,
      },
      '%',
      0,
    )
  const over = mostFirst(rows.filter(({ used: one, budget: most }) => one.value > most.value))
  const ran = (body.until - body.period.from) / (body.period.to - body.period.from)
  const runs = ran < 1
  const ahead =
    runs && ran >= PACE_FROM
      ? mostFirst(rows.filter((row) => !over.includes(row) && row.used.value / ran > row.budget.value))
      : []
  const list = (of: readonly Row[], by?: number) =>
    of.map(({ id, used: one, budget: most }) => `${deviceName(id, facts)} : ${share(one, most, by)}`).join(' ; ')
  const kept = over.length === 0 && used.value <= budget.value
  const yes = kept === (call.asks === 'kept') ? 'Oui' : 'Non'
  const past =
    over.length > 0 && used.value <= budget.value
      ? `${some(over.flatMap((one) => one.used.from))} au-delà de ${noun(over.length, 'son', 'leur')} budget ; en tout, `
      : ''
  const whole = `${share(used, budget)} du budget consommé${whenWords(call.period, facts)}, ${ledger.say(used, ...form)} sur ${ledger.say(budget, ...form)}.`
  const each = [
    over.length === 0
      ? 'Aucun secteur au-delà du sien.'
      : `Au-delà de ${noun(over.length, 'son', 'leur')} budget – ${list(over)}.`,
    ...(ahead.length === 0
      ? []
      : [`À ce rythme, le ${noun(ahead.length, 'dépasserait', 'dépasseraient')} avant la fin – ${list(ahead, ran)}.`]),
  ]
  return {
    sentences: [
      ...(call.which === true ? [...each, `En tout : ${whole}`] : [`${yes} : ${past}${whole}`, ...each]),
      ...(without.length === 0 ? [] : [`Sans budget : ${some(without.map(({ id }) => `site:${id}`))}.`]),
      ...(unread.length === 0
        ? []
        : [`Volume inconnu, non compté : ${unread.map(({ id }) => deviceName(id, facts)).join(', ')}.`]),
      ...(runs ? [`Mesuré du ${moment(body.period.from, facts)} au ${moment(body.until, facts)}.`] : []),
    ],
    table: {
      columns: ['Secteur', 'Consommé', 'Budget', 'Part du budget'],
      rows: mostFirst(rows).map(({ id, used: one, budget: most }) => [
        deviceName(id, facts),
        ledger.say(one, ...form),
        ledger.say(most, ...form),
        share(one, most),
      ]),
    },
    chart: null,
    noted: ledger.noted(),
    main:
      call.asks === 'passed'
        ? Math.min(...rows.map((row) => row.budget.value - row.used.value))
        : (100 * used.value) / budget.value,
    known: true,
  }
}

const mostFirst = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => b.used.value / b.budget.value - a.used.value / a.budget.value)
