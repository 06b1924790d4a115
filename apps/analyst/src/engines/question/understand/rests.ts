// In: the slots of a question why. Out: the call how pumps stand, where it is asked why they do not run; null: it asks why of something else.
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts } from './facts.ts'
import type { Slots } from './read.ts'

/** « Pourquoi la pompe 3 est arrêtée ? », « pourquoi les forages ne tournent pas ? »: told by what is known of them now. */
export const restsCall = (
  { mentions, periods, clock, line, quantities }: Slots,
  facts: Facts,
): CallOf<'status'> | null => {
  if (!RESTS.test(line) || periods.length > 0 || clock !== null) return null
  if ([...quantities].some((name) => !OF_RUNNING.has(name))) return null
  const named = mentions.named.flatMap((several) => (several.length === 1 ? several : []))
  if (named.length < mentions.named.length) return null
  const group = mentions.group === 'sources' && !mentions.single ? devicesOf('sources', facts) : []
  const pumps = (named.length > 0 ? named : group).filter(({ metrics }) => metrics.some(({ id }) => id === 'running'))
  if (pumps.length === 0 || pumps.length < named.length || pumps.length > NAMED_MAX) return null
  return { tool: 'status', state: 'stopped', of: pumps.map(({ id }) => id), asks: 'rests' }
}
/** A call names no more devices. */
const NAMED_MAX = 6
const OF_RUNNING: ReadonlySet<string> = new Set(['runningHours', 'starts', 'produced'])
/** Of now: what stopped once is told of its cuts. */
const RESTS =
  /(?<!\bs[e]? )\b(?:est|sont|reste(?:nt)?)(?: (?:t )?(?:il|elle)s?)?(?: (?:encore|toujours|bien))? (?:a l arret|arrete\w*|stoppe\w*|eteint\w*)|^(?!.*\b(?:s est|se sont|a|ont) (?:arret|stopp)).*\ba l arret\b|\b(?:tourn|march|fonctionn|demarr|pomp)\w* (?:plus|pas)\b/
