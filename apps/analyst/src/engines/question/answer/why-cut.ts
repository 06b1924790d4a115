// In: a question why a device is cut, and what was read of it. Out: the cut itself, what was cut with it, and how far the figures reach.
import { HOUR_MS, isSameMoment, type KpiBody, type Outage } from '@vigie/contracts/entities'
import { formatSpan } from '@vigie/contracts/format'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Ledger } from './ledger.ts'
import { hourOf } from './measured.ts'
import type { Bodies } from './reads.ts'
import { powerWords } from './status.ts'
import { dataUntil, deviceName } from './words.ts'

type Read = { readonly kpis: KpiBody; readonly outages: Bodies['outages']; readonly latest: Bodies['latest'] | null }

/** Its last cut with its length, before any figure; nothing of another figure than the supply of one device. */
export const whyCut = (
  { figure, of }: CallOf<'why'>,
  { kpis, outages: { outages }, latest }: Read,
  facts: Facts,
  ledger: Ledger,
): readonly string[] => {
  const device = of === 'site' ? undefined : of[0]
  if (figure !== 'powerPct' || device === undefined) return []
  const name = deviceName(device, facts)
  const cuts = outages.map((one, index) => ({ ...one, at: `cut2:${index}:0:${facts.now}` }))
  const last = cuts.filter((one) => one.device === device).toSorted((a, b) => b.from - a.from)[0]
  const status = latest?.statuses.find((one) => one.device === device)
  const stands = status === undefined ? null : powerWords(status, facts)
  const standing =
    stands === null ? [] : [`${name}${status?.powered ? ' : pas de coupure en cours,' : ' :'} ${stands}.`]
  // a cut that is recorded as open while the device has power is about to be closed: its length is not known
  if (last === undefined || (last.to === null && status?.powered === true)) return standing
  const hours = ((last.to ?? facts.now) - last.from) / HOUR_MS
  const lasted = ledger.say({ value: hours, from: [last.at], how: 'sum', scale: 1 / HOUR_MS }, 'h', (value) =>
    formatSpan(value * HOUR_MS),
  )
  const together = cutWith(last, cuts)
  const count = ledger.say({ value: together.length, from: together.map(({ at }) => at), how: 'count' }, '', 0)
  return [
    ...(last.to === null
      ? [`${name} : coupé depuis ${hourOf(last.from, facts)} (en cours), soit ${lasted}.`]
      : [...standing, `${name} : la dernière coupure, ${momentOf(last.from, facts)}, a duré ${lasted}.`]),
    together.length === 0
      ? 'Aucun autre appareil n’a été coupé au même moment.'
      : `Coupés au même moment, autres appareils : ${count}.`,
    ...(last.from >= kpis.until ? ['Les chiffres qui suivent s’arrêtent avant cette coupure.'] : []),
    ...(kpis.until < kpis.period.to ? [dataUntil(kpis.until, facts)] : []),
  ]
}

/** One cut of each other device that began in the moment of this one, by the tolerance of a common cause, and met it. */
const cutWith = <C extends Outage>(last: C, cuts: readonly C[]): readonly C[] => {
  const others = cuts.filter(
    (one) =>
      one.device !== last.device && isSameMoment(last.from, one.from) && lastsInto(one, last) && lastsInto(last, one),
  )
  return [...new Map(others.map((one) => [one.device, one] as const)).values()]
}
/** Whether one is not over yet as the other begins; what ends at that instant is. */
const lastsInto = ({ to }: Outage, { from }: Outage): boolean => to === null || to > from

/** « à 13:02 », « le 17/11/2026 13:02 » */
const momentOf = (at: number, facts: Facts): string => {
  const hour = hourOf(at, facts)
  return hour.startsWith('le ') ? hour : `à ${hour}`
}
