// In: the slots of a question, and its words without accents. Out: the call what tanks will hold at a time that is near; null: it asks something else.
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts } from './facts.ts'
import type { Slots } from './read.ts'
import { hoursUntil } from './until.ts'

/** « Combien d’eau demain matin dans les bassins ? »: of all of them, or of those that are named. */
export const courseAhead = (
  { mentions, operations: asks, unknown, events, quantities }: Slots,
  line: string,
  facts: Facts,
): CallOf<'figure'> | null => {
  if (!HOW_MUCH.test(line) || !(TOMORROW.test(line) || (NEAR.test(line) && TO_COME.test(line)))) return null
  if (unknown.length + events.size > 0 || asks.has('why')) return null
  const lasts = hoursUntil(line, facts)
  const named = mentions.named.flat()
  const isOfTanks =
    named.length > 0
      ? named.every(({ role }) => role === 'storage')
      : mentions.group === 'storages' ||
        (mentions.group === null && /\b(?:stock|reserves?|restera)\b/.test(line) && !quantities.has('budget'))
  if (lasts === null || !isOfTanks) return null
  const of = named.length > 0 ? named.map(({ id }) => id) : devicesOf('storages', facts).map(({ id }) => id)
  return of.length === 0 || of.length > TANKS_MAX
    ? null
    : { tool: 'figure', figure: 'storedM3', of, period: null, view: 'value', asks: 'course', lasts }
}
/** A call names no more devices. */
const TANKS_MAX = 6
const HOW_MUCH =
  /\bcombien (?:d eau|de (?:m3|metres? cubes?|litres?)|il y|y aura|restera)\b|\bquel(?:le)? (?:\w+ ){0,2}?(?:volume|stock|quantite)\b/
const TOMORROW = /(?<!\bapres )\bdemain\b(?!.*\bpourr)/
const NEAR = /\b(?:ce soir|cette nuit|jusqu a \d)/
const TO_COME = /\b(?:aura|restera|sera|auront|contiendr\w+)\b/
