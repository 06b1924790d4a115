// In: a call which of several moved most, and the figures read. Out: the one whose figure rose or fell most, each beside what it was.
import { FIGURES, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { previousWords } from './before-words.ts'
import { figureAt } from './figure-at.ts'
import { gapWords, isAlike } from './gap.ts'
import { type Found, figureForm, type Ledger, pairForm } from './ledger.ts'
import { deviceName, whenWords } from './words.ts'

type Row = { readonly id: string; readonly now: Found; readonly before: Found; readonly by: number }

/** « Lequel a le plus augmenté ? »: by the amount, against the same length just before. */
export const tellMoved = (call: CallOf<'figure'>, body: KpiBody, facts: Facts, ledger: Ledger): Told => {
  const group = typeof call.of === 'string' && call.of !== 'site' ? call.of : 'devices'
  const ids = Array.isArray(call.of) ? call.of : devicesOf(group, facts).map(({ id }) => id)
  const isUp = call.view === 'up'
  const rows = ids
    .flatMap((id): Row[] => {
      const { now, before } = figureAt(body, call.figure, id, call.slot)
      return now === null || before === null ? [] : [{ id, now, before, by: now.value - before.value }]
    })
    .toSorted((a, b) => (isUp ? b.by - a.by : a.by - b.by))
  const [first] = rows
  if (first === undefined) return unknown('Je ne sais pas : rien à comparer sur la période d’avant.')
  const form = figureForm(call.figure, facts.site.currency)
  const by = ({ now, before }: Row) => gapWords(call.figure, now, before, facts.site.currency, ledger)
  const { name } = FIGURES[call.figure]
  const when = whenWords(call.period, facts)
  const against = previousWords(call.period)
  const moved =
    (isUp ? first.by > 0 : first.by < 0) && !isAlike(call.figure, first.now, first.before, facts.site.currency)
  const way = isUp ? 'de plus' : 'de moins'
  const said = rows.map((row) => {
    const both = pairForm(form, row.now.value, row.before.value)
    return [
      deviceName(row.id, facts),
      ledger.say(row.now, ...both),
      ledger.say(row.before, ...both),
      `${row.by < 0 ? '−' : '+'}${by(row)}`,
    ]
  })
  const [[device = '', now = '', before = ''] = []] = said
  return {
    sentences: [
      moved
        ? `${device} : ${by(first)} ${way} que ${against} (${now}, contre ${before})${when}.`
        : `Aucun n’a ${isUp ? 'augmenté' : 'baissé'} : ${name.toLowerCase()}${when}, contre ${against}.`,
    ],
    table: { columns: ['Appareil', name, 'Avant', 'Écart'], rows: said },
    chart: null,
    noted: ledger.noted(),
    main: first.now.value,
    known: true,
    first: first.id,
  }
}
