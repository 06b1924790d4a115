// In: cuts that are the longest, or the last, together. Out: that they are several, of how many devices; none of them is named alone.
import { HOUR_MS, MINUTE_MS, type Outage } from '@vigie/contracts/entities'
import { formatSpan } from '@vigie/contracts/format'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { deviceName, noun } from './words.ts'

type Operation = CallOf<'outages'>['operation']
/** A cut, how much of it falls into the period, and where it was read. */
type TimedCut = { readonly outage: Outage; readonly ms: number; readonly at: string }

/** Whether two cuts are told alike: by the words of their length, or by the minute that they began in. */
export const isAlike = (operation: Operation, one: TimedCut, other: TimedCut): boolean =>
  operation === 'last' ? minuteOf(one) === minuteOf(other) : formatSpan(one.ms) === formatSpan(other.ms)

const minuteOf = ({ outage }: TimedCut): number => Math.floor(outage.from / MINUTE_MS)

/** « 9 appareils, la même durée : 48 min chacun, le 19/10/2026 20:02 »: one that is cut as long several times is counted by its cuts. */
export const alikeWords = (
  { operation }: CallOf<'outages'>,
  cuts: readonly TimedCut[],
  facts: Facts,
  ledger: Ledger,
): string => {
  const began = [...new Set(cuts.map(({ outage }) => moment(outage.from, facts)))]
  const at = began.length === 1 ? `, le ${began[0]}` : ''
  if (operation === 'last') {
    const open = cuts.filter(({ outage }) => outage.to === null)
    const still =
      open.length === 0
        ? ' ; elles sont terminées'
        : open.length === cuts.length
          ? ' ; elles sont en cours'
          : ` ; ${countOf(open, ledger)} en cours`
    return `Les dernières, ensemble : ${devicesOf(cuts, facts, ledger)}${at}${still}`
  }
  const [first] = cuts
  const from = first === undefined ? [] : [first.at]
  const length = ledger.say({ value: (first?.ms ?? 0) / HOUR_MS, from, how: 'sum', scale: 1 / HOUR_MS }, 'h', (hours) =>
    formatSpan(hours * HOUR_MS),
  )
  return `Les plus longues : ${devicesOf(cuts, facts, ledger)}, la même durée${at}, ${length}`
}

/** « Forage 1 et Forage 2 », « 9 appareils »: of whom cuts are, by name where they are few; of one device its cuts. */
export const devicesOf = (
  cuts: readonly { readonly outage: Outage; readonly at: string }[],
  facts: Facts,
  ledger: Ledger,
): string => {
  const first = new Map<string, string>()
  for (const { outage, at } of cuts) if (!first.has(outage.device)) first.set(outage.device, at)
  const names = [...first.keys()].map((id) => deviceName(id, facts))
  if (names.length === 1) return `${names[0]}, ${countOf(cuts, ledger)} ${noun(cuts.length, 'coupure', 'coupures')}`
  const count = ledger.say({ value: first.size, from: [...first.values()], how: 'count' }, '', 0)
  const named = names.length > NAMED ? '' : ` (${names.join(', ')})`
  return `${count} appareils${named}`
}
const NAMED = 3

const countOf = (cuts: readonly { readonly at: string }[], ledger: Ledger): string =>
  ledger.say({ value: cuts.length, from: cuts.map(({ at }) => at), how: 'count' }, '', 0)
