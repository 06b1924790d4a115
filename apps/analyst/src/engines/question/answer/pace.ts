// In: a finding that lasts, and by how long its loss is asked for. Out: what it loses in so long.
import { HOUR_MS } from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'
import type { Found, Ledger } from './ledger.ts'
import { measuresOf, type Nights } from './nights.ts'
import type { Length } from './per-words.ts'
import type { Placed } from './placed.ts'

type Part = 'volumeM3' | 'energyKwh' | 'cost'

/**
 * What a leak loses in so long: the water of a leak flows all day, so much as the last night drew beyond the usual; of no
 * such night, what the finding rests on. Its energy and its money are that water at what each m³ of the finding took. null:
 * it is no leak, or its m³ has no price.
 */
export const flowPer = (
  { finding, at }: Placed,
  [part, unit]: readonly [part: Part, unit: string],
  [words, ms]: Length,
  nights: Nights,
  ledger: Ledger,
) => {
  if (finding.kind !== 'leak' || finding.unit !== 'm³/h') return null
  const { usual, present } = measuresOf(finding, at, nights)
  const from = [...present.from, ...usual.from]
  const hours = ms / HOUR_MS
  const water = (present.value - usual.value) * hours
  const [whole, volume] = [finding[part]?.value, finding.volumeM3?.value ?? 0]
  if (part !== 'volumeM3' && (whole === undefined || volume <= 0)) return null
  const found: Found =
    part === 'volumeM3' || whole === undefined
      ? { value: water, from, how: 'difference', scale: hours }
      : {
          value: (water * whole) / volume,
          from: [...from, `${at}/${part}/value`, `${at}/volumeM3/value`],
          how: 'priced',
          scale: hours,
        }
  const isOfLast = !usual.from.includes(`${at}/usual`)
  // money that is led on from a flow has the decimals of the screens
  const text = part === 'cost' ? ledger.say(found, unit, found.value >= 10 ? 0 : 1) : ledger.say(found, unit)
  return { text, words, by: isOfLast ? 'de la dernière nuit' : 'moyen des nuits de fuite' }
}

/** « environ 9,4 MAD par jour »: what was lost since the beginning, spread over that time. null: that is not known. */
const spread = (
  { finding, at }: Placed,
  part: Part,
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

/** What a finding loses in so long: of a leak by its flow of now, of all else by what was lost until now. null: neither is known. */
export const paceOf = (
  one: Placed,
  of: readonly [part: Part, unit: string],
  length: Length,
  nights: Nights,
  facts: Facts,
  ledger: Ledger,
): string | null => {
  const flow = flowPer(one, of, length, nights, ledger)
  return flow === null
    ? spread(one, of[0], length, of[1], facts, ledger)
    : `environ ${flow.text} ${flow.words}, au débit ${flow.by}`
}
