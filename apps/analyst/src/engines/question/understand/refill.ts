// In: the slots of a question, and its words without accents. Out: the call what it would cost to fill tanks up; null: it asks something else.
import { dayOfSlots, hasSlot } from '../answer/tariff-slots.ts'
import type { CallOf } from '../call.ts'
import type { Facts } from './facts.ts'
import { slotOf } from './figure-call.ts'
import type { Slots } from './read.ts'

/** « Combien coûterait de remplir les bassins cette nuit ? »: what is missing now, at the price of the hours that are named, else of the cheapest; never what was bought in them. */
export const refillCall = (slots: Slots, line: string, facts: Facts): CallOf<'figure'> | null => {
  if (!FILLS.test(line) || !TAKES.test(line) || SPENT.test(line) || slots.operations.has('why')) return null
  const named = slots.mentions.named.flatMap((several) => (several.length === 1 ? several : []))
  if (named.length < slots.mentions.named.length || named.some(({ role }) => role !== 'storage')) return null
  if (named.length === 0 && !TANKS.test(line)) return null
  const slot = slotOf(slots) ?? slotMeant(line, facts)
  return {
    tool: 'figure',
    figure: 'kwhPerM3',
    of: named.length === 0 ? 'site' : named.map(({ id }) => id),
    period: { unit: 'last-7d' },
    view: 'value',
    asks: 'refill',
    ...(slot !== undefined && { slot }),
  }
}

/** The slot of the night where it is named, else the cheapest that this month has hours of. */
const slotMeant = (line: string, { site: { tariff }, today }: Facts): CallOf<'figure'>['slot'] => {
  if (tariff === null) return undefined
  const day = dayOfSlots(tariff, Number(today.slice(5, 7)))
  if (NIGHT.test(line)) return day[NIGHT_HOUR]
  return day
    .filter((slot) => hasSlot(tariff, slot))
    .toSorted((a, b) => tariff.pricePerKwh[a] - tariff.pricePerKwh[b])[0]
}
const FILLS = /\b(?:rempli(?:r|s|t|ssons|ssage|ssait|ssent)|faire le plein|refaire le plein)\b/
const TANKS = /\b(?:bassins?|reservoirs?|citernes?|cuves?|chateaux? d eau|stocks?|tout)\b/
/** What it takes in money; how much energy, or how long, is not told by it. */
const TAKES =
  /\bcombien\b.*\bcout(?:e|er|era|erait|eraient|eront)\b|\b(?:quel|le) (?:est |serait |sera )?(?:le )?(?:cout|prix)\b|\bcout(?:e|er|era|erait)\b.*\bcombien\b|\breviendrai?t?\b|\brevient\b|\bcombien (?:d argent|de (?:mad|dh|dirhams?))\b|\bcombien\b.*\bpay(?:er|erai|erais|erait)\b/
/** What filling them has cost is over. */
const SPENT = /\b(?:a|ont|avait|aura) (?:\w+ )?(?:coute|pris|consomme)\b|\b(?:a|ai|ont) (?:\w+ )?paye\b/
const NIGHT = /\bnuits?\b|\bnocturne\b/
const NIGHT_HOUR = 2
