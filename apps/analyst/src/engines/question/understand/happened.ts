// In: the slots of a question. Out: the call about whatever happened in a time; null: it asks for something of its own.
import type { Call, CallOf } from '../call.ts'
import { dayPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import { GROUP_NAMES } from './mentions.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Que s’est-il passé cette nuit ? », « … au forage 1 ? » */
export const happenedCall = (slots: Slots, { today }: Facts): CallOf<'events'> | null => {
  const { line, quantities, events, mentions } = slots
  const [period, ...others] = pastPeriods(slots)
  if (others.length + quantities.size + events.size > 0 || !HAPPENED.test(line) || mentions.group !== null) return null
  const [named, ...more] = mentions.named
  if (named === undefined) return period === undefined ? null : { tool: 'events', period }
  const [device, ...alike] = named
  if (device === undefined || alike.length + more.length > 0) return null
  return { tool: 'events', device: device.id, period: period ?? dayPeriod(today) }
}
const HAPPENED =
  /\bs (?:est|etait|sont) (?:il )?(?:t il )?(?:bien )?passee?\b|\by a (?:t il )?eu quoi\b|\bevenement\b|\b(?:bilan|recap\w*|resume|synthese) (?:de )?(?:cette |la )?nuit\b/

/** What happened is asked of the whole site, whatever was asked before, unless a word stands for the device of the call before: the slots with that device in its place; null: something else is asked. */
export const happenedAfter = (slots: Slots, before: Call, { devices }: Facts): Slots | null => {
  const { line, quantities, events, mentions, unknown } = slots
  if (!HAPPENED.test(line) || events.size + mentions.named.length > 0) return null
  const isOfIt = OF_IT.test(line)
  // « cette pompe » is read as water that is pumped, too
  const other = [...quantities].filter((one) => !(isOfIt && one === 'produced'))
  if (other.length > 0) return null
  if (!isOfIt) return slots
  const id = 'device' in before ? before.device : 'of' in before && Array.isArray(before.of) ? before.of[0] : undefined
  const device = devices.find((one) => one.id === id)
  if (device === undefined) return slots
  return {
    ...slots,
    quantities: new Set(other),
    mentions: { ...mentions, named: [[device]], group: null, single: false },
    unknown: unknown.filter(({ word }) => !STANDS_FOR.test(word)),
  }
}
/** « Il » of « que s’est-il passé » is nobody. */
const OF_IT = new RegExp(
  `\\b(?:lui|dessus|(?:avec|pour|sur|chez) (?:elle|eux|celui ci|celle ci|celui la|celle la)|s y (?:est|sont)|(?:ce|cet|cette) (?:${GROUP_NAMES.join('|')}))\\b`,
)
const STANDS_FOR = /^(?:lui|elle|eux|dessus|celui|celle|appareil)$/
