// In: the slots of a question about alarms. Out: the state that it asks for, or what was done with them and when; or that it is not kept so.
import type { PeriodInput } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { dayPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import type { Understood } from './outcome.ts'
import { pastPeriods, type Slots } from './read.ts'

type Asked = Pick<CallOf<'alarms'>, 'state' | 'by' | 'period'>
/** Words of a state of an alarm; `over`: no alarm that is open has it. */
type Word = Exclude<CallOf<'alarms'>['state'], undefined | 'open' | 'unacknowledged'> | 'over'

const WORDS: readonly (readonly [Word, string])[] = [
  ['acknowledged', 'acquittee?|prise? en (?:charge|compte)'],
  [
    'shelved',
    'reportee?|repoussee?|ajournee?|differee?|ecartee?|mise? (?:de cote|en (?:attente|sourdine|veille|pause))',
  ],
  ['out-of-service', 'hors service|en maintenance'],
  ['suppressed', 'supprimee?|inhibee?|masquee?'],
  ['returned', 'revenue?|retour a la normale'],
  ['over', 'terminee?|finie?|close?|cloturee?|resolue?|reglee?|disparue?'],
  ['active', 'active?|actif'],
]
const FOUND = WORDS.map(([word, words]) => [word, new RegExp(`\\b(?:${words})\\b`)] as const)
const DENIED = new RegExp(
  `\\b(?:pas|plus|non|jamais) (?:encore |toujours )?(?:ete )?(?:${WORDS.map(([, words]) => words).join('|')})\\b`,
)
/** « Acquittées ou non »: whichever. */
const EITHER = /\bou (?:non|pas)\b/
/** « Ont été acquittées », « a-t-on acquitté »: something was done. */
const DONE =
  /\b(?:a|ont|avons|avez) (?:(?:t|on|il|elle|ils|elles|nous|vous|bien|deja) )*(?:ete )?(?:acquitt|mise?|reportee?|supprimee?)/
/** What one person did is not told. */
const BY_ME = /\b(?:ai je|j ai|as tu|tu as)\b/

const wordsIn = (line: string): readonly Word[] => FOUND.flatMap(([word, words]) => (words.test(line) ? [word] : []))

/** Whether a question names what was done with alarms, though it does not name them. */
export const namesAct = ({ line }: Pick<Slots, 'line'>): boolean => /\bacquittee?\b/.test(line)

/** What is asked for; `unkept`: it is not kept so; null: no state is named. */
export const alarmState = (slots: Slots, facts: Facts): Asked | 'unkept' | null => {
  const { line, events } = slots
  if (events.has('unacknowledged') || EITHER.test(line)) return null
  const [word, ...others] = wordsIn(line)
  if (word === undefined) return null
  if (DENIED.test(line)) return word === 'acknowledged' && others.length === 0 ? { state: 'unacknowledged' } : 'unkept'
  if (others.length > 0 || BY_ME.test(line)) return 'unkept'
  const [period] = pastPeriods(slots)
  const isDone = DONE.test(line)
  const counts = (['howMany', 'which', 'list', 'last'] as const).some((one) => slots.operations.has(one))
  // what was done with no time said was done today
  if (word === 'acknowledged' && period === undefined)
    return isDone && counts ? { by: 'acknowledged', period: dayPeriod(facts.today) } : { state: word }
  if (period === undefined) return word === 'over' || isDone ? 'unkept' : { state: now(word) }
  return inPeriod(word, period, isDone || slots.clock !== null, facts)
}

/** Of a time, what was done in it is kept of two acts; how alarms stood at another time than now is not. */
const inPeriod = (word: Word, period: PeriodInput, isPast: boolean, facts: Facts): Asked | 'unkept' => {
  if (word === 'acknowledged') return { by: word, period }
  if (word === 'returned' || word === 'over') return { by: 'cleared', period }
  const isToday = period.unit === 'day' && period.date === facts.today
  return isToday && !isPast ? { state: now(word) } : 'unkept'
}

/** Which are active is told of all that are open, with how many of them are. */
const now = <W extends Word>(word: W) =>
  word === 'active' ? ('open' as const) : (word as Exclude<W, 'active' | 'over'>)

/** Why a question about a state of alarms is not answered; null: it may be. */
export const unkeptState = (slots: Slots, facts: Facts): Understood | null => {
  const { events, operations: asks, mentions } = slots
  if (asks.has('howLong') || !(events.has('alarm') || namesAct(slots))) return null
  const asked = alarmState(slots, facts)
  if (asked === null) return null
  // how alarms are spread over days and devices is kept of all of them alone
  const isSpread =
    asks.has('perDay') ||
    events.has('bySensor') ||
    (asks.has('which') && (asks.has('most') || (mentions.group !== null && asks.has('howMany'))))
  return asked === 'unkept' || isSpread
    ? { kind: 'refuse', why: 'unsupported', instead: 'Combien d’alarmes ont été acquittées aujourd’hui ?' }
    : null
}

/** The same alarms, of the state that a question that goes on names; null: it names none, or several. */
export const narrowedToState = (before: CallOf<'alarms'>, line: string): CallOf<'alarms'> | null => {
  const [word, ...others] = wordsIn(line)
  if (word === undefined || others.length > 0 || DENIED.test(line) || EITHER.test(line)) return null
  const { asks: _, state: __, by: ___, ...same } = before
  if (before.period !== undefined) {
    if (word === 'acknowledged') return { ...same, by: word }
    return word === 'returned' || word === 'over' ? { ...same, by: 'cleared' } : { ...same, state: word }
  }
  return word === 'over' ? null : { ...same, state: word }
}
