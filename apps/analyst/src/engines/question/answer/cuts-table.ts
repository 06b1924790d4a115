// In: cuts of a time, in any order. Out: a table of them; beside other things those that began in one moment are one row.
import { HOUR_MS, type Outage, outagesTogether } from '@vigie/contracts/entities'
import { formatSpan } from '@vigie/contracts/format'
import type { Facts } from '../understand/facts.ts'
import type { Table } from './answer.ts'
import { devicesOf } from './cuts-alike.ts'
import type { Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { deviceName } from './words.ts'

/** A cut, how much of it falls into the time asked about, ms, and where it was read. */
export type TimedCut = { readonly outage: Outage; readonly ms: number; readonly at: string }
type CutTable = { readonly table: Table; readonly shown: readonly TimedCut[] }

const ROWS = 20
const COLUMNS = ['Appareil', 'Début', 'Fin', 'Durée'] as const

/** A length of time made of cuts, as on the screens. */
export const hoursOf = (ms: number, from: readonly string[], ledger: Ledger): string =>
  ledger.say({ value: ms / HOUR_MS, from, how: 'sum', scale: 1 / HOUR_MS }, 'h', (value) => formatSpan(value * HOUR_MS))

/** Each cut in a row, newest first, or longest first where that is asked for; `shown`: those that it has room for. */
export const cutTable = (
  cuts: readonly TimedCut[],
  order: 'newest' | 'longest',
  facts: Facts,
  ledger: Ledger,
): CutTable => {
  const newest = cuts.toSorted((a, b) => b.outage.from - a.outage.from)
  const shown = (order === 'newest' ? newest : newest.toSorted((a, b) => b.ms - a.ms)).slice(0, ROWS)
  return { shown, table: { columns: COLUMNS, rows: shown.map((one) => rowOf([one], facts, ledger)) } }
}

/** « 9 appareils », 27/11 18:11: what began in one moment in one row, newest first, by the rule of a common cause. */
export const momentTable = (cuts: readonly TimedCut[], facts: Facts, ledger: Ledger): CutTable => {
  const groups = outagesTogether(
    cuts.map((cut) => ({ ...cut.outage, cut })),
    facts.devices.length,
  )
    .map(({ outages }) => outages.map(({ cut }) => cut))
    .toReversed()
    .slice(0, ROWS)
  return { shown: groups.flat(), table: { columns: COLUMNS, rows: groups.map((one) => rowOf(one, facts, ledger)) } }
}

/** From the first that began until the last is over; of lengths that differ the longest. */
const rowOf = (cuts: readonly TimedCut[], facts: Facts, ledger: Ledger): readonly string[] => {
  const [longest] = cuts.toSorted((a, b) => b.ms - a.ms)
  const ends = cuts.map(({ outage }) => outage.to ?? Number.POSITIVE_INFINITY)
  const end = Math.max(...ends)
  const isAlike = new Set(cuts.map(({ ms }) => formatSpan(ms))).size === 1
  const [only, ...others] = cuts
  return [
    others.length === 0 ? deviceName(only?.outage.device ?? '', facts) : devicesOf(cuts, facts, ledger),
    moment(Math.min(...cuts.map(({ outage }) => outage.from)), facts),
    Number.isFinite(end) ? moment(end, facts) : 'en cours',
    longest === undefined ? '–' : `${isAlike ? '' : 'jusqu’à '}${hoursOf(longest.ms, [longest.at], ledger)}`,
  ]
}
