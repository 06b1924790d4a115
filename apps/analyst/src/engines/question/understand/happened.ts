// In: the slots of a question. Out: the call about whatever happened in a time; null: it asks for something of its own.
import type { CallOf } from '../call.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Que s’est-il passé cette nuit ? » */
export const happenedCall = (slots: Slots): CallOf<'events'> | null => {
  const { line, quantities, events, mentions } = slots
  const [period, ...others] = pastPeriods(slots)
  if (period === undefined || others.length + quantities.size + events.size + mentions.named.length > 0) return null
  return HAPPENED.test(line) && mentions.group === null ? { tool: 'events', period } : null
}
const HAPPENED =
  /\bs (?:est|etait|sont) (?:il )?(?:t il )?(?:bien )?passee?\b|\by a (?:t il )?eu quoi\b|\bevenement\b|\b(?:bilan|recap\w*|resume|synthese) (?:de )?(?:cette |la )?nuit\b/
