// In: what the records say of a shift. Out: the whole of it in two short sentences.
import type { HandoverFacts } from '@vigie/contracts/entities'
import { formatPast } from '@/text'
import { passationText } from '@/text/passation'

const { facts: words } = passationText

/** What stands, and is left to whoever comes next: « 4 alarmes à acquitter, aucun appareil coupé. » */
export const standsWords = ({ counts, cutCount }: HandoverFacts): string => {
  const { unacknowledged, returned, acknowledged } = counts
  const stands = [
    words.waiting(unacknowledged + returned),
    ...(acknowledged === 0 ? [] : [words.acknowledged(acknowledged)]),
    words.cutNow(cutCount),
  ]
  return `${stands.join(', ')}.`
}

/** What happened: « En 8 h : 1 nouvelle alarme, aucune action. » */
export const happenedWords = ({ raised, actCount, from, to }: HandoverFacts): string =>
  words.happened([words.raised(raised), words.acted(actCount)], formatPast(Date.parse(to) - Date.parse(from)))
