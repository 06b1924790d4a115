// In: a question whether water budgets will be kept by the end of the time that runs, its figures, and those of the last whole days. Out: yes or no by where their pace leads, and which sectors end past theirs.
import { type KpiBody, recordedShares } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { type End, endOf } from './end-of.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm, type Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { conditionOf } from './period-end.ts'
import { dayOf, deviceName, noun, whenWords } from './words.ts'

/** A sector that has a budget; `end` null: nothing tells where it leads. */
type Row = { readonly id: string; readonly used: Found; readonly budget: Found; readonly end: End | null }

/** Yes or no is of the end alone, or of what is passed already; null: nothing is to come, or no sector that is asked about has a volume and a budget. */
export const tellBudgetsAhead = (
  call: CallOf<'figure'>,
  { body, pace }: { readonly body: KpiBody; readonly pace: KpiBody },
  facts: Facts,
): Told | null => {
  const all = devicesOf('consumptions', facts)
  const asked = Array.isArray(call.of) ? all.filter(({ id }) => call.of.includes(id)) : all
  const { whole } = recordedShares(body)
  const rows = asked.flatMap(({ id }): Row[] => {
    const used = figureAt(body, 'volumeM3', id, undefined).now
    const budget = figureAt(body, 'budgetM3', id, undefined).now
    if (used === null || budget === null || budget.value <= 0) return []
    return [
      {
        id,
        used,
        budget: { ...budget, value: budget.value * whole, scale: whole },
        end: endOf('volumeM3', id, { body, pace }),
      },
    ]
  })
  if (rows.length === 0 || body.until >= body.period.to) return null
  const ledger = createLedger()
  const form = figureForm('budgetM3', facts.site.currency)
  const ends = rows.flatMap(({ end }) => (end === null ? [] : [end]))
  const [used, budget] = [sumOf(rows.map((row) => row.used)), sumOf(rows.map((row) => row.budget))]
  const end = ends.length === rows.length ? weighedSum(ends) : null
  const share = (part: Found, most: Found) =>
    ledger.say(
      {
        value: (100 * part.value) / most.value,
        from: part.from,
        weights: part.weights ?? part.from.map(() => 1),
        how: 'weighed',
        over: { from: most.from, weights: most.from.map(() => whole) },
        scale: 100,
      },
      '%',
      0,
    )
  const isAll = rows.length > 1
  const isOfWhich = call.which === true || call.ahead === 'any'
  const past = rows.filter((row) => row.used.value > row.budget.value)
  const ahead = rows.filter((row) => !past.includes(row) && row.end !== null && row.end.value > row.budget.value)
  // which sectors do is told first, and what all come to after it without yes or no
  const yes = (isPassed: boolean) => (isOfWhich ? 'En tout' : isPassed === (call.asks === 'passed') ? 'Oui' : 'Non')
  const soFar = `${share(used, budget)} du budget consommé${whenWords(call.period, facts)}, ${ledger.say(used, ...form)} sur ${ledger.say(budget, ...form)}.`
  const until = `au ${dayOf(body.period.to - 1, facts)}`
  const verdict = (): readonly string[] => {
    if (used.value > budget.value)
      return [
        `${yes(true)}, ${isOfWhich ? '' : 'il est '}déjà dépassé : ${soFar}`,
        ...(end === null
          ? []
          : [`À ce rythme, ${until} : ≈\u00a0${ledger.say(end, ...form)}, soit ${share(end, budget)} du budget.`]),
      ]
    if (end === null)
      return [
        `Je ne sais pas si ${isAll ? 'le budget d’eau' : 'son budget'} sera dépassé : trop peu de mesures pour dire la fin.`,
        `Jusqu’ici : ${soFar}`,
      ]
    return [
      `${yes(end.value > budget.value)}, à ce rythme : ≈\u00a0${ledger.say(end, ...form)} ${until}, soit ${share(end, budget)} du budget (${ledger.say(budget, ...form)}).`,
      `Jusqu’ici : ${soFar}`,
    ]
  }
  const list = (of: readonly Row[], part: (row: Row) => Found) =>
    farthestFirst(of, part)
      .map((row) => `${deviceName(row.id, facts)} : ${share(part(row), row.budget)}`)
      .join(' ; ')
  const untold = rows.filter((row) => row.end === null && !past.includes(row))
  const each =
    isAll || isOfWhich
      ? [
          ...(past.length === 0 ? [] : [`Déjà au-delà – ${list(past, (row) => row.used)}.`]),
          ...(ahead.length === 0
            ? []
            : [`À ce rythme, au-delà avant la fin – ${list(ahead, (row) => row.end ?? row.used)}.`]),
          ...(past.length + ahead.length > 0 || ends.length === 0
            ? []
            : [`À ce rythme, aucun ${untold.length === 0 ? 'secteur' : 'des autres secteurs'} au-delà du sien.`]),
          ...(untold.length === 0
            ? []
            : [`Fin inconnue : ${untold.map(({ id }) => deviceName(id, facts)).join(', ')}.`]),
        ]
      : []
  const without = asked.filter(({ id }) => rows.every((row) => row.id !== id))
  const told = isOfWhich ? [...each, ...verdict()] : [...verdict(), ...each]
  const sentences = [...(call.ahead === 'any' ? [anyWords(call, { past, ahead, untold }, ledger)] : []), ...told]
  return {
    ...unknown(),
    sentences: [
      ...sentences,
      ...(without.length === 0
        ? []
        : [`Sans budget ou sans volume connu, non compté : ${without.map(({ name }) => name).join(', ')}.`]),
      ...(ends.length === 0 ? [] : [conditionOf(ends)]),
      ...(whole === 1 ? [] : ['Budget compté depuis le début des mesures.']),
      `Mesuré du ${moment(body.period.from, facts)} au ${moment(body.until, facts)}.`,
    ],
    table: {
      columns: ['Secteur', 'Consommé', 'À la fin', 'Budget', 'Part du budget à la fin'],
      rows: farthestFirst(rows, (row) => row.end ?? row.used).map((row) => [
        deviceName(row.id, facts),
        ledger.say(row.used, ...form),
        row.end === null ? '–' : `≈\u00a0${ledger.say(row.end, ...form)}`,
        ledger.say(row.budget, ...form),
        row.end === null ? '–' : share(row.end, row.budget),
      ]),
    },
    noted: ledger.noted(),
    main: (100 * (end ?? used).value) / budget.value,
    known: true,
  }
}

type Sides = { readonly past: readonly Row[]; readonly ahead: readonly Row[]; readonly untold: readonly Row[] }

/** « Oui, à ce rythme : 2 secteurs au-delà de leur budget. »: whether any sector ends past its own. */
const anyWords = ({ asks }: CallOf<'figure'>, { past, ahead, untold }: Sides, ledger: Ledger): string => {
  const over = [...past, ...ahead]
  if (over.length === 0 && untold.length > 0) return 'Je ne sais pas : la fin de tous les secteurs n’est pas connue.'
  const yes = over.length > 0 === (asks === 'passed') ? 'Oui' : 'Non'
  if (over.length === 0) return `${yes}, à ce rythme.`
  const count = ledger.say({ value: over.length, from: over.flatMap(({ used }) => used.from), how: 'count' }, '', 0)
  return `${yes}, ${ahead.length === 0 ? 'déjà' : 'à ce rythme'} : ${count}\u00a0${noun(over.length, 'secteur au-delà de son budget', 'secteurs au-delà de leur budget')}.`
}

const farthestFirst = (rows: readonly Row[], part: (row: Row) => Found): readonly Row[] =>
  rows.toSorted((a, b) => part(b).value / b.budget.value - part(a).value / a.budget.value)

const sumOf = (all: readonly Found[]): Found => ({
  value: all.reduce((sum, { value }) => sum + value, 0),
  from: all.flatMap(({ from }) => from),
  how: 'sum',
  ...(all[0]?.scale !== undefined && { scale: all[0].scale }),
})

const weighedSum = (ends: readonly End[]): Found => ({
  value: ends.reduce((sum, { value }) => sum + value, 0),
  from: ends.flatMap(({ from }) => from),
  weights: ends.flatMap(({ weights }) => weights),
  how: 'weighed',
})
