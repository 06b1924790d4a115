// In: a question as typed, what went before, and the site. Out: a call, a question back, or a refusal.

import type { Call } from '../call.ts'
import { asTyped } from '../language/as-typed.ts'
import { askedLine } from '../language/asked-line.ts'
import { withoutAsides } from '../language/without-asides.ts'
import { beforeWhy, whyOfFirst } from './and-why.ts'
import { bounded } from './bound.ts'
import { dayPeriod } from './calendar.ts'
import { claimed } from './claimed.ts'
import { ofDayBefore } from './clock.ts'
import { AT_WHICH_HOUR, UNREAD } from './clock-words.ts'
import { comingCall } from './coming.ts'
import { completeCall } from './complete.ts'
import { courseAhead } from './course-ahead.ts'
import { dayEndCall } from './day-end.ts'
import type { Facts } from './facts.ts'
import { findingCall } from './finding-call.ts'
import { carriedOn, chosenOf, followsUp } from './follow-up.ts'
import { frameOf } from './frame.ts'
import { greetingOf } from './greeting.ts'
import { happenedAfter } from './happened.ts'
import { hourOfMost } from './hour-of-most.ts'
import { idleDaysCall } from './idle-days.ts'
import { judgedAfter, judgedCall } from './judged.ts'
import { leakAsked } from './leak-asked.ts'
import { meaningCall } from './meaning.ts'
import { clockKept, dayEarlier, withoutClock } from './narrowed.ts'
import { askedOfThings } from './of-things.ts'
import type { Context, Understood } from './outcome.ts'
import { overflowAhead } from './overflow-ahead.ts'
import { paired } from './paired.ts'
import { heldFor } from './pending.ts'
import { periodEndCall } from './period-end.ts'
import { pricedCall } from './priced-call.ts'
import { withoutNoun } from './pump-noun.ts'
import { ranCall } from './ran.ts'
import { pastPeriods, readQuestion, type Slots } from './read.ts'
import { refusedBy } from './refused.ts'
import { savingsCall } from './savings.ts'
import { shiftCall } from './shift.ts'
import { startedCall } from './started.ts'
import { summaryCall } from './summary.ts'
import { targetsCall } from './targets.ts'
import { tariffCall } from './tariff.ts'
import { onTopic } from './topic.ts'
import { trendCall } from './trend.ts'
import { firstRank, twoParts } from './two-parts.ts'
import { supposed } from './what-if.ts'
import { whether } from './whether.ts'
import { isWhole } from './whole.ts'
import { wholeLineCall } from './whole-line.ts'
import { withoutPumps } from './without-pumps.ts'

/** The longest question that is read. */
export const QUESTION_MAX = 300

/** What a question comes to, in the units that are recorded. */
export const meantBy = (text: string, facts: Facts, before: Context | null): Understood => {
  const which = beforeWhy(text.slice(0, QUESTION_MAX))
  const ranked = which === null ? null : whyOfFirst(meantBy(which, facts, before))
  if (ranked !== null) return ranked
  const context = heldFor(text, facts, before)
  const asked = context?.pending == null ? text : `${context.pending} ${text}`
  const made = whether(
    bounded(
      claimed(paired(meantOf(text, facts, context), text.slice(0, QUESTION_MAX), facts), asked),
      asked.slice(0, 2 * QUESTION_MAX),
      facts,
    ),
    text.slice(0, QUESTION_MAX),
    facts,
  )
  const first = firstRank(made, text.slice(0, QUESTION_MAX), (part) => meantBy(part, facts, before))
  const told = supposed(onTopic(first, text.slice(0, QUESTION_MAX), facts), text.slice(0, QUESTION_MAX), facts)
  return told.kind === 'refuse' ? firstOf(text, typed(told, text), facts, context) : told
}

/** A word is shown back as it was typed. */
const typed = (
  refused: Extract<Understood, { kind: 'refuse' }>,
  text: string,
): Extract<Understood, { kind: 'refuse' }> =>
  refused.word === undefined ? refused : { ...refused, word: asTyped(refused.word, text) }

/** Of two questions that cannot be answered together the first is, and the second named with the reason. */
const firstOf = (
  text: string,
  { kind: _, ...refused }: Extract<Understood, { kind: 'refuse' }>,
  facts: Facts,
  context: Context | null,
): Understood => {
  const whole: Understood = { kind: 'refuse', ...refused }
  const parts = refused.why === 'unsupported' || refused.why === 'domain' ? twoParts(text) : null
  if (parts === null) return whole
  const [first, question] = parts
  const made = meantBy(first, facts, context)
  return made.kind === 'call' ? { ...made, left: { question, refused } } : whole
}

const meantOf = (text: string, facts: Facts, context: Context | null): Understood => {
  const question = withoutAsides(text.slice(0, QUESTION_MAX))
  const line = askedLine(question)
  const greeting = greetingOf(line)
  if (greeting !== null) return greeting
  const before = context?.call ?? null
  const short = wholeLineCall(line, before, facts)
  if (short !== null) return { kind: 'call', call: short, assumed: false }
  const asked = withoutNoun(readQuestion(question, facts), before)
  const happened = before === null ? null : happenedAfter(asked, before, facts)
  const read = happened ?? asked
  const goesOn = before !== null && happened === null && !isWhole(read, facts) && followsUp(read, before)
  const slots = goesOn && 'period' in before ? ofDayBefore(read, before.period) : read
  const unpumped = withoutPumps(question, facts)
  if (unpumped !== null) return unpumped
  const dayEnd = dayEndCall(slots, line, facts)
  if (dayEnd !== null) return { kind: 'call', call: dayEnd, assumed: false }
  const ofThings = askedOfThings(slots, line, facts)
  if (ofThings !== null) return ofThings
  const ahead = aheadCall(slots, line, facts)
  if (ahead !== null) return { kind: 'call', call: ahead, assumed: false }
  const trend = trendCall(slots, line, before, facts)
  if (trend !== null) return { kind: 'call', call: trend, assumed: false }
  const priced = pricedCall(slots, line, facts)
  if (priced !== null) return { kind: 'call', call: priced, assumed: slots.periods.length === 0 }
  const meaning = leakAsked(slots, line, facts) ?? meaningCall(slots, line)
  if (meaning !== null) return { kind: 'call', call: meaning, assumed: false }
  const judged = judgedAfter(line, before, facts) ?? judgedCall(slots, line, facts)
  if (judged !== null) return { kind: 'call', call: judged, assumed: false }
  const tariff = tariffCall(slots, line, facts)
  if (tariff !== null) return { kind: 'call', call: tariff, assumed: false }
  const refused = refusedBy(slots, facts)
  if (refused !== null) return refused
  const summary = summaryCall(slots, line, facts, before === null && context?.pending == null)
  if (summary !== null) return { kind: 'call', call: summary, assumed: false }
  if (context?.pending != null) {
    const whole = `${context.pending} ${question}`
    const ofThis = askedOfThings(readQuestion(whole, facts), askedLine(whole), facts)
    if (ofThis !== null) return ofThis
    const chosen = chosenOf(context.pending, slots, facts)
    if (chosen !== null) return chosen
    // « et aux avocatiers » where two others were offered: the same asked of that one
    const [one, ...others] = slots.mentions.named
    const isOther = one?.length === 1 && others.length === 0 && slots.quantities.size + slots.events.size === 0
    const other = isOther ? frameOf({ ...readQuestion(context.pending, facts), mentions: slots.mentions }, facts) : null
    if (other?.kind === 'call') return other
    const merged = frameOf(readQuestion(whole, facts), facts)
    if (merged?.kind === 'call') return merged
  }
  const savings = savingsCall(slots, line)
  const shift = shiftCall(line)
  if (shift !== null) return { kind: 'call', call: shift, assumed: false }
  if (savings !== null) return { kind: 'call', call: savings, assumed: false }
  const finding = findingCall(slots, line)
  if (finding !== null) return { kind: 'call', call: finding, assumed: false }
  const earlier = goesOn ? dayEarlier(before, slots) : null
  if (earlier !== null) return { kind: 'call', call: earlier, assumed: false }
  const ran = isForeign(slots) ? null : (startedCall(slots, line, facts, before) ?? ranCall(slots, facts, before))
  if (ran !== null) return { kind: 'call', call: ran, assumed: false }
  const hour = isForeign(slots) ? null : hourOfMost(slots, line, facts)
  if (hour !== null) return { kind: 'call', call: hour, assumed: slots.periods.length === 0 }
  const leftOver = asksHours(slots)
  if ((leftOver || slots.clock !== null) && !isForeign(slots)) {
    const whole = wholeDayOf(slots, facts)
    if (whole !== null) return whole
  }
  if (leftOver && !isForeign(slots)) {
    return { kind: 'refuse', why: !goesOn && frameOf(slots, facts) === null ? 'domain' : 'hours' }
  }
  if (goesOn) {
    const carried = clockKept(carriedOn(withoutClock(before), slots, facts), before, slots)
    if (carried !== null) return carried
  }
  const lost = { kind: 'refuse', why: 'domain', ...lostWord(slots) } as const
  return isForeign(slots) ? lost : (frameOf(slots, facts) ?? lost)
}

/** What is asked of a time to come and is known all the same: the cheap hours of any day, what a running month came to so far; and what the site aims at. */
const aheadCall = (slots: Slots, line: string, facts: Facts): Call | null => {
  const shift = shiftCall(line)
  if (shift?.asks !== undefined && slots.mentions.named.length === 0) return shift
  return (
    overflowAhead(slots, line, facts) ??
    courseAhead(slots, line, facts) ??
    completeCall(slots, line) ??
    comingCall(slots, line, facts) ??
    periodEndCall(slots, line, facts) ??
    idleDaysCall(slots, line, facts) ??
    targetsCall(slots, line, facts)
  )
}

/** « Pourquoi aucune pompe n’a tourné ce matin ? »: why is told of the day as a whole, of today at the latest. */
const wholeDayOf = (slots: Slots, { today }: Facts): Understood | null => {
  if (!slots.operations.has('why') || slots.mentions.group !== 'sources' || slots.mentions.single) return null
  if (slots.mentions.named.length > 0) return null
  const [period = dayPeriod(today)] = pastPeriods(slots)
  const day = period.end === undefined ? period : dayPeriod(period.end < today ? period.end : today)
  return {
    kind: 'call',
    call: { tool: 'why', figure: 'producedM3', of: 'site', period: day },
    assumed: false,
    wholeDay: true,
  }
}

/** The one word that stands between a question and its answer. */
const lostWord = ({ unknown }: Slots): { readonly word?: string } => {
  const [only, ...others] = unknown
  return only === undefined || others.length > 0 ? {} : { word: only.raw }
}

/** Parts of a day that no clock was read from are not answered; whether that is why is known only of a question that would be, without them. */
const asksHours = ({ line, periods, clock, quantities, events, operations: asks }: Slots): boolean => {
  const rest = [...(clock?.words ?? []), ...periods].reduce((text, one) => text.replace(one.text, ' '), line)
  const happened = (['outage', 'alarm', 'off'] as const).some((one) => events.has(one))
  return (
    (PART_OF_DAY.test(rest) ||
      (clock === null && UNREAD.test(line)) ||
      ((happened || asks.has('which')) && NIGHTS.test(rest))) &&
    !quantities.has('nightFlow') &&
    !(clock === null && quantities.has('autonomy')) &&
    !(
      (asks.has('last') || happened || quantities.has('emptyIn') || quantities.has('overflowIn')) &&
      AT_WHICH_HOUR.test(line)
    )
  )
}
/** « Les alarmes de ce week-end la nuit »; what flows at night is a figure. */
const NIGHTS = /\bla nuit\b/
const PART_OF_DAY =
  /\b(?:matin|soir|midi|cette nuit|(?:courant|electricite|jus) la nuit|nuit (?:d avant|precedente|passee)|entre (?:\d+ ?h|midi|minuit)|a \d+ ?h(?:eure)?|de \d+ ?h|nuit derniere|a (?:la )?(?:meme|pareille) heure|quel(?:le)? (?:\w+ ){0,3}?heure)\b/

/** Too much of it is in words that mean nothing here. */
const isForeign = (slots: Slots): boolean =>
  slots.unknown.length > 1 || (slots.unknown.length === 1 && (weak(slots) || !slots.sure))

const weak = ({ quantities, events }: Slots): boolean =>
  events.size === 0 &&
  [...quantities].every((name) =>
    ['water', 'cost', 'volume', 'produced', 'consumed', 'fill', 'level', 'capacity', 'pressure'].includes(name),
  ) &&
  quantities.size < 2
