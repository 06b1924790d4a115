// In: the slots of a question about one pump. Out: the call how it stands and since when; null: it asks something else.
import type { Device } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Slots } from './read.ts'

/** « Depuis combien de temps la pompe 1 tourne ? », « depuis quand est-elle arrêtée ? », « la pompe 3 a redémarré ? » */
export const sinceCall = (
  { line, events, quantities, operations: asks }: Slots,
  { id, metrics }: Device,
): CallOf<'status'> | null => {
  if (events.has('alarm') || asks.has('why') || !metrics.some((metric) => metric.id === 'running')) return null
  const since = (state: 'running' | 'stopped'): CallOf<'status'> => ({
    tool: 'status',
    state,
    of: [id],
    asks: 'since',
  })
  if (RESTARTED.test(line) && !asks.has('howMany') && !asks.has('last')) return since('running')
  if (!SINCE_WHEN.test(line)) return null
  if (RESTS.test(line)) return since('stopped')
  return events.has('running') || quantities.has('runningHours') || RUNS.test(line) ? since('running') : null
}
const RESTARTED =
  /\b(?:a|est|s est)(?: (?:t )?(?:il|elle))? (?:bien )?(?:redemarree?|repartie?|relancee?|remise? en (?:marche|route))\b/
/** « Depuis quand », « ça fait combien de temps que ». */
export const SINCE_WHEN = /\bdepuis (?:quand|combien|longtemps)\b|\b(?:ca fait|cela fait|il y a) combien de temps\b/
const RESTS = /\b(?:arret|stopp)\w*|\ba l arret\b|\b(?:tourn|march|fonctionn|pomp)\w* (?:plus|pas)\b/
const RUNS = /\b(?:tourn|march|fonctionn|pomp)\w*|\ben route\b/

/** « Qui est coupé, et depuis quand ? »: who is so now, not what happened last. */
export const asksWhoSince = ({ line, operations: asks }: Slots): boolean =>
  SINCE_WHEN.test(line) && IS_CUT.test(line) && !WAS.test(line) && !asks.has('why') && !asks.has('longest')
const IS_CUT =
  /\b(?:qui|quoi|sont|(?:les?|la)?quel(?:le)?s?)\b.*\b(?:coupee?s?|hors tension|(?:plus|pas|sans) (?:de |d )?(?:courant|jus|electricite|alimentation))\b/
const WAS = /\b(?:a|ont|ete|fois)\b(?! (?:plus|pas))/
