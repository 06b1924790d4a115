// In: a call about a figure slot by slot, and the figures read. Out: what each slot of the contract comes to, beside the time that it is set against.
import { FIGURES, type KpiBody, type PeriodInput } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm } from './ledger.ts'
import { periodWords } from './period-words.ts'
import { inBrackets, shareOf } from './shares.ts'
import { dataUntil, whenWords } from './words.ts'

type Call = CallOf<'figure'>
type Row = { readonly name: string; readonly now: Found; readonly before: Found | null }

/** « Par tranche tarifaire »: each slot of the contract that the period has, the one that is asked about and the dearest first. */
export const tellSlots = (call: Call, body: KpiBody, other: KpiBody | null, facts: Facts): Told => {
  const ledger = createLedger()
  const form = figureForm(call.figure, facts.site.currency)
  const rows = body.energy.bySlot
    .flatMap(({ slot }) => {
      const { now } = figureAt(body, call.figure, 'site', slot)
      const before = other === null ? null : figureAt(other, call.figure, 'site', slot, 1).now
      return now === null ? [] : [{ slot, name: SLOT_NAMES[slot], now, before, text: ledger.say(now, ...form) }]
    })
    .toSorted((a, b) => Number(b.slot === call.slot) - Number(a.slot === call.slot) || b.now.value - a.now.value)
  if (rows.length === 0) return unknown()
  const set = typeof call.against === 'object' && other !== null ? call.against : null
  const was = (row: Row) => (row.before === null ? '–' : ledger.say(row.before, ...form))
  const all = rows.map(({ now }) => now)
  const said = rows
    .map((row) => {
      const own = `${row.name.toLowerCase()} ${row.text}`
      return set === null ? `${own}${inBrackets(shareOf(row.now, all, ledger))}` : `${own} contre ${was(row)}`
    })
    .join(', ')
  const { name } = FIGURES[call.figure]
  const whole = set === null ? null : [sumOf(all), sumOf(rows.flatMap(({ before }) => before ?? []))]
  const sum = whole?.map((one) => ledger.say(one, ...form)).join(' contre ')
  const runs = set !== null && body.until < body.period.to
  return {
    sentences: [
      `${name}${whenWords(call.period, facts)}${againstWords(set, facts)} : ${said}${sum === undefined ? '' : ` ; en tout ${sum}`}.`,
      ...(runs ? [`La première période court encore. ${dataUntil(body.until, facts)}`] : []),
    ],
    table:
      set === null
        ? { columns: ['Tranche', name], rows: rows.map((row) => [row.name, row.text]) }
        : { columns: ['Tranche', name, 'Avant'], rows: rows.map((row) => [row.name, row.text, was(row)]) },
    chart: null,
    noted: ledger.noted(),
    main: rows[0]?.now.value ?? null,
    known: true,
  }
}

const sumOf = (all: readonly Found[]): Found => ({
  value: all.reduce((sum, { value }) => sum + value, 0),
  from: all.flatMap(({ from }) => from),
  how: 'sum',
})
const againstWords = (set: PeriodInput | null, { today }: Facts): string =>
  set === null ? '' : `, contre ${periodWords(set, today)}`
