// In: a finding that lasts, and by how long its loss is asked for. Out: what it loses in so long.
import { HOUR_MS } from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'
import type { Ledger } from './ledger.ts'
import { measuresOf, type Nights } from './nights.ts'
import { LENGTHS, type Length, type Per } from './per-words.ts'
import type { Placed } from './placed.ts'

/** The water of a leak flows all day: what the last night drew beyond the usual; of no such night, what the finding rests on. null: it is no leak. */
export const flowPer = (one: Placed, per: Per, nights: Nights, ledger: Ledger) =>
  flowIn(one, LENGTHS[per], nights, ledger)

const flowIn = ({ finding, at }: Placed, [words, ms]: Length, nights: Nights, ledger: Ledger) => {
  if (finding.kind !== 'leak' || finding.unit !== 'm³/h') return null
  const { usual, present } = measuresOf(finding, at, nights)
  const from = [...present.from, ...usual.from]
  const hours = ms / HOUR_MS
  const value = (present.value - usual.value) * hours
  const isOfLast = !usual.from.includes(`${at}/usual`)
  return {
    text: ledger.say({ value, from, how: 'difference', scale: hours }, 'm³'),
    words,
    by: isOfLast ? 'de la dernière nuit' : 'moyen des nuits de fuite',
  }
}

/** « environ 23,6 MAD par jour »: what was lost since the beginning, spread over that time. null: that is not known. */
const spread = (
  { finding, at }: Placed,
  part: 'volumeM3' | 'energyKwh' | 'cost',
  [words, ms]: Length,
  unit: string,
  { now }: Facts,
  ledger: Ledger,
): string | null => {
  const value = finding[part]?.value
  const scale = ms / (now - finding.since)
  return value === undefined || finding.since >= now
    ? null
    : `environ ${ledger.say({ value: value * scale, from: [`${at}/${part}/value`], how: 'read', scale }, unit)} ${words}, au rythme moyen depuis le début`
}

/** What a finding loses in so long: of a leak the water by its flow of now, all else by what was lost until now. null: neither is known. */
export const paceOf = (
  one: Placed,
  [part, unit]: readonly [part: 'volumeM3' | 'energyKwh' | 'cost', unit: string],
  length: Length,
  nights: Nights,
  facts: Facts,
  ledger: Ledger,
): string | null => {
  const flow = part === 'volumeM3' ? flowIn(one, length, nights, ledger) : null
  return flow === null
    ? spread(one, part, length, unit, facts, ledger)
    : `environ ${flow.text} ${flow.words}, au débit ${flow.by}`
}
