// In: a call about a figure, and the figures read. Out: what is said.
import { DAY_MS, FIGURES, HOUR_MS, isComparable, type KpiBody, withFirst } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { beside, change, claimYes, isToldBeside } from './against.ts'
import { endOfWater, untilItsEnd } from './ahead.ts'
import { type Chart, type Told, unknown } from './answer.ts'
import { besideFigure, untilEmpty } from './beside.ts'
import { boundSentence, boundYes, holdsTo } from './bound.ts'
import { brimsOf, brimWords } from './brim.ts'
import { bucketsOf, wholeOnes } from './buckets.ts'
import { tellBudgets } from './budgets.ts'
import { tellBudgetsAhead } from './budgets-ahead.ts'
import { tellComing } from './coming.ts'
import { comparedPart } from './compared-part.ts'
import { tellComplete } from './complete.ts'
import { tellCourse } from './course.ts'
import { tellEnergyUses } from './energy-uses.ts'
import { asksExceeding, tellExceeding } from './exceeding.ts'
import { type FigureFound, figureAt } from './figure-at.ts'
import { isAlike } from './gap.ts'
import { tellGroup, tellSeveral } from './group.ts'
import { tellHours } from './hours.ts'
import { tellIdleDays } from './idle-days.ts'
import { createLedger, type Found, figureForm, type Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { tellMoved } from './moved.ts'
import { overspentWords } from './overspent.ts'
import { tellPeriodEnd } from './period-end.ts'
import { tellPumpedPrice } from './pumped-price.ts'
import { quality } from './quality.ts'
import { tellLastRun } from './ran.ts'
import { tellRefill } from './refill.ts'
import { tellRestart } from './restart.ts'
import { ofAllWater } from './shares.ts'
import { tellSlots } from './slots.ts'
import { tellSunDays } from './sun-days.ts'
import { lastingTanks, tellTanksLast } from './tanks-last.ts'
import { tellUnsunned } from './unsunned.ts'
import type { Usual } from './usual-day.ts'
import { NO_USUAL, usualFigure } from './usual-figure.ts'
import { deviceName, whenWords } from './words.ts'

type Call = CallOf<'figure'>

/** What is said to a question about a figure. */
export const tellFigure = (call: Call, bodies: readonly KpiBody[], facts: Facts): Told => {
  const [body, ...days] = bodies
  const [other] = days
  if (body === undefined) return unknown()
  if (call.asks === 'stopped' || (call.asks === 'ran' && call.clock !== undefined))
    return tellLastRun(call, bodies, facts)
  const sun = tellSunDays(call, bodies, facts)
  if (sun !== null) return sun
  if (call.clock !== undefined && call.period !== null)
    return tellHours(call, { period: call.period, clock: call.clock }, bodies, facts)
  if (call.asks === 'coming') return tellComing(call, body, facts)
  if (call.asks === 'course') return tellCourse(call, body, facts)
  if (call.asks === 'unsunned') return tellUnsunned(call, body, facts)
  if (call.asks === 'uses') return tellEnergyUses(call, body, facts)
  if (call.asks === 'restart') return tellRestart(body, facts)
  if (call.asks === 'price') return tellPumpedPrice(call, bodies, facts)
  if (call.asks === 'refill') return tellRefill(call, body, facts)
  if (call.asks === 'complete') return tellComplete(call, body, facts)
  if (call.asks === 'period-end') return tellPeriodEnd(call, bodies, facts)
  if (call.asks === 'kept' || call.asks === 'passed') {
    const ahead =
      call.ahead === undefined || other === undefined ? null : tellBudgetsAhead(call, { body, pace: other }, facts)
    return ahead ?? tellBudgets(call, body, facts)
  }
  if (call.asks === 'without' && call.view === 'min-day') return tellIdleDays(call, body, facts)
  const ledger = createLedger()
  const chart = chartOf(call, body, facts)
  if (call.view === 'max-day' || call.view === 'min-day') return dayAtEnd(call, body, facts, ledger, chart)
  if (call.view === 'up' || call.view === 'down') return tellMoved(call, body, facts, ledger)
  const brims = brimsOf(call, body, facts)
  if (brims !== null) return brims
  if (asksExceeding(call)) return tellExceeding(call, bodies, facts)
  if (typeof call.of === 'string' && call.of !== 'site') return tellGroup(call, body, facts, ledger)
  const tanks = lastingTanks(call, body, facts)
  if (tanks !== null) return tellTanksLast(call, tanks, body, facts)
  if (call.figure === 'autonomyHours' && Array.isArray(call.of) && call.of.length > 1)
    return tellTanksLast(call, call.of, body, facts)
  if (Array.isArray(call.of) && call.of.length > 1) return tellSeveral(call, call.of, body, facts, ledger)
  const of = call.of === 'site' ? 'site' : (call.of[0] ?? 'site')
  const found = figureAt(body, call.figure, of, call.slot)
  const brim = brimWords(call, body, facts, ledger)
  const empty = untilEmpty(call, body, facts, ledger)
  if (empty !== null) {
    const bound =
      call.bound === undefined || found.now === null
        ? []
        : [boundSentence(found.now, call.bound, figureForm(call.figure, facts.site.currency), ledger)]
    const yes = call.bound === undefined || found.now === null ? '' : boundYes(found.now, call.bound)
    const [lead = '', ...more] = empty
    return {
      sentences: [...(brim ?? []), yes + lead, ...more, ...bound],
      table: null,
      chart: null,
      noted: ledger.noted(),
      main: found.now?.value ?? null,
      known: true,
    }
  }
  if (found.now === null)
    return brim === null ? unknown() : { ...unknown(), sentences: brim, noted: ledger.noted(), known: true }
  if (brim !== null && call.figure === 'levelPct')
    return { ...unknown(), sentences: brim, noted: ledger.noted(), main: found.now.value, known: true }
  if (call.view === 'by-slot') return tellSlots(call, body, other ?? null, facts)
  if (call.view === 'per-day') return perDay(call, found, found.now, body, facts, ledger, chart)
  const against =
    other === undefined || typeof call.against !== 'object'
      ? found
      : { ...found, before: figureAt(other, call.figure, of, call.slot, 1).now }
  const told = call.figure === 'autonomyHours' ? untilItsEnd(found.now, body, of, facts) : found.now
  const text = ledger.say(told, ...figureForm(call.figure, facts.site.currency))
  const usual = usualFigure(call, found.now, { body, past: other, read: 1, days }, facts, ledger)
  const sentences = [
    ...(brim ?? []),
    `${yesOf(call, against, usual, facts.site.currency)}${leadOf(call, { of, now: found.now, text }, body, facts, ledger)}`,
  ]
  if (usual !== null) sentences.push(usual.sentence)
  else if (call.asks === 'usual') sentences.push(NO_USUAL)
  if (usual === null && call.view === 'compare')
    sentences.push(
      change(call, against, body, facts, ledger),
      ...comparedPart(call, against, { body, other }, facts, ledger),
    )
  else if (usual === null && isToldBeside(call, found)) sentences.push(beside(call, found, body, facts, ledger))
  if (call.bound !== undefined)
    sentences.push(boundSentence(found.now, call.bound, figureForm(call.figure, facts.site.currency), ledger))
  sentences.push(...besideFigure(call, found.now, body, facts, ledger))
  sentences.push(...quality(call, found, body, facts, ledger))
  return { sentences, table: null, chart, noted: ledger.noted(), main: found.now.value, known: true }
}

/** The figure and its time; how long water lasts with until when, and of a budget that is passed by how much. */
const leadOf = (
  call: Call,
  { of, now, text }: { readonly of: string; readonly now: Found; readonly text: string },
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): string => {
  const when = whenWords(call.period, facts)
  if (call.figure === 'budgetLeftM3' && of !== 'site' && now.value < 0)
    return overspentWords([of], when, body, facts, ledger)
  if (call.figure === 'autonomyHours')
    return `${nameOf(call, facts)} : ${text} sans pompage, jusqu’au ${moment(endOfWater(now, body, of, facts), facts)}.`
  return `${nameOf(call, facts)} : ${text}${when}${ofAllWater(call, now, body, facts, ledger)}.`
}

/** « Oui. », « Non. » before a figure that a question claims something of. */
const yesOf = (
  { asks, view, bound, claim, lasts, figure }: Call,
  { now, before, previousCompletenessPct }: FigureFound,
  usual: Usual | null,
  currency: string,
): string => {
  if (now === null) return ''
  // a tank runs over by then where that is sooner, water lasts until then where it is later
  if (lasts !== undefined && figure === 'autonomyHours')
    return now.value >= lasts ? 'Sans pompage, oui. ' : 'Sans pompage, non. '
  if (lasts !== undefined) return now.value >= lasts === (figure !== 'overflowInHours') ? 'Oui. ' : 'Non. '
  if (bound?.target !== undefined && (asks === 'good' || asks === 'much'))
    return holdsTo(now.value, bound) === (asks === 'good') ? 'Oui. ' : 'Non. '
  if (bound !== undefined) return boundYes(now, bound)
  if (asks === 'ran' && view === 'value') return now.value > 0 ? 'Oui. ' : 'Non. '
  if (claim === undefined) return ''
  if (usual !== null) return claimYes(claim, usual.counted.value, usual.expected.value)
  if (before === null || view !== 'compare' || asks === 'usual') return ''
  if (!isComparable({ value: now.value, previous: before.value, completenessPct: null, previousCompletenessPct }))
    return ''
  // what is written alike went neither way
  return claimYes(claim, now.value, isAlike(figure, now, before, currency) ? now.value : before.value)
}

const nameOf = ({ figure, slot, of }: Call, facts: Facts): string => {
  const name = slot === undefined ? FIGURES[figure].name : `${FIGURES[figure].name}, ${SLOT_NAMES[slot].toLowerCase()}`
  return of === 'site'
    ? name
    : Array.isArray(of)
      ? `${of.map((id) => deviceName(id, facts)).join(', ')} – ${name.toLowerCase()}`
      : name
}

const perDay = (
  call: Call,
  found: FigureFound,
  now: Found,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
  chart: Chart | null,
): Told => {
  const days = (Math.min(body.until, body.period.to) - body.period.from) / DAY_MS
  if (days <= 0) return unknown()
  const [unit, form] = figureForm(call.figure, facts.site.currency)
  const mean: Found = { value: now.value / days, from: now.from, how: 'sum', scale: 1 / days }
  const text =
    typeof form === 'function' ? `${ledger.say(mean, unit, form)} par jour` : ledger.say(mean, `${unit}/jour`, form)
  const whole = ledger.say(now, unit, form)
  const sentences = [
    `${nameOf(call, facts)} : ${text} en moyenne${whenWords(call.period, facts)}.`,
    `Au total : ${whole}.`,
    ...quality(call, found, body, facts, ledger),
  ]
  return { sentences, table: null, chart, noted: ledger.noted(), main: mean.value, known: true }
}

const chartOf = (call: Call, body: KpiBody, facts: Facts): Chart | null => {
  const points = bucketsOf(call, body).map(({ from, value }) => [from, value] as const)
  if (points.length < 2 || call.period === null) return null
  return {
    name: FIGURES[call.figure].name,
    unit: figureForm(call.figure, facts.site.currency)[0],
    kind: 'bars',
    points,
  }
}

const dayAtEnd = (call: Call, body: KpiBody, facts: Facts, ledger: Ledger, chart: Chart | null): Told => {
  const days = bucketsOf(call, body)
  const ends = call.view === 'min-day' ? wholeOnes(days) : days
  const [first] = ends.toSorted((a, b) => (call.view === 'min-day' ? a.value - b.value : b.value - a.value))
  if (first === undefined) return unknown('Je ne sais pas : ce chiffre n’est pas tenu jour par jour.')
  const isDays = days.length < 2 || (days[1]?.from ?? 0) - (days[0]?.from ?? 0) > 2 * HOUR_MS
  const write = (form: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat('fr-FR', { timeZone: facts.site.timeZone, ...form }).format(at)
  const day = write({ weekday: 'long', day: 'numeric', month: 'long' }, first.from)
  const hour = (at: number) => write({ hour: '2-digit', minute: '2-digit' }, at)
  const hours = `de ${hour(first.from)} à ${hour(first.from + HOUR_MS)}`
  const when = isDays ? withFirst(day) : call.period?.unit === 'day' ? hours : `${withFirst(day)}, ${hours}`
  const text = ledger.say(
    { value: first.value, from: [first.at], how: 'read' },
    ...figureForm(call.figure, facts.site.currency),
  )
  const sentence = `${FIGURES[call.figure].name} : le ${call.view === 'min-day' ? 'moins' : 'plus'} ${when}, avec ${text}${whenWords(call.period, facts)}.`
  return { sentences: [sentence], table: null, chart, noted: ledger.noted(), main: first.value, known: true }
}
