// In: where water, cost and sectors lead. Out: the one sentence that the screen begins with, and how grave it is.
import { type Figure, isComparable, isRolling, type PeriodUnit } from '@vigie/contracts/entities'
import { formatDayMonth, formatMinute, formatPercent, formatWeekdays } from '@/text'
import { dashboard } from '@/text/dashboard'
import { kpi } from '@/text/kpi'
import { formatFigure } from '@/widgets/kpi/figure'
import { EVEN, type LeadVerdict, type LimitBasis, shownBeyond } from '@/widgets/kpi/lead'
import { sentenceOf } from '@/widgets/site-state/sentence-parts'
import { endBeyond, type Outlook } from './outlook.ts'
import { signedPercent } from './signed-percent.ts'

const { sentence: words } = dashboard

export type Told = {
  readonly tone: 'good' | 'warn' | 'unknown'
  readonly words: string
  /** what the habit rests on that it is held against, « habitude de 4 jeudis »; null: it is held against none */
  readonly habit: string | null
}

/**
 * How grave it is beside what stands around it: nothing is in green above what needs watching, nor while something is
 * without power.
 */
export const toneBeside = (
  tone: Told['tone'],
  { isCut, hasPoints }: { readonly isCut: boolean; readonly hasPoints: boolean },
): Told['tone'] => (tone !== 'good' ? tone : hasPoints ? 'warn' : isCut ? 'unknown' : 'good')

type Quantity = {
  readonly of: 'water' | 'cost'
  readonly figure: Figure
  readonly outlook: Outlook
  readonly from?: number
  /** how much was pumped for it; absent: nothing is said of that */
  readonly pumped?: 'nothing' | 'little' | 'enough'
  /** what pumping costs that was put off for it; absent or null: nothing was, or nobody knows */
  readonly deferred?: string | null
}
type Sector = {
  readonly name: string
  readonly outlook: Pick<Outlook, 'verdict' | 'beyond'> & Partial<Pick<Outlook, 'projected' | 'limit'>>
}

export type SentenceInput = {
  readonly unit: PeriodUnit
  readonly isOpen: boolean
  /** most of the site is without power: what is counted is told, and nothing made of it */
  readonly isHeld?: boolean
  readonly currency: string
  /** where the period begins, epoch ms: a habit is of its weekday */
  readonly from?: number
  /** where what is known of it begins, where that is within it, epoch ms */
  readonly since?: number | null
  readonly water: Omit<Quantity, 'of' | 'from'>
  readonly cost: Omit<Quantity, 'of' | 'from'>
  readonly sectors: readonly Sector[]
  /** how many things of the site need watching now */
  readonly watched?: number
}

/**
 * What became of the period, or will: against its budgets where there are any, else against the same length of time before.
 * What it comes to is the first part, the worst first; how it stands otherwise, and what that rests on, follow.
 */
export const toldOf = (input: SentenceInput): Told => {
  const { tone, parts, habit } = partsOf(input)
  // nothing stands in green beside what needs watching
  const watched = input.isOpen ? (input.watched ?? 0) : 0
  return {
    tone: watched > 0 ? 'warn' : tone,
    words: sentenceOf(watched > 0 ? [...parts, words.watch(watched)] : parts),
    habit: habit === null ? null : words.habit(habit),
  }
}

type Parts = { readonly tone: Told['tone']; readonly parts: readonly string[]; readonly habit: string | null }

const partsOf = ({
  unit,
  isOpen,
  isHeld = false,
  currency,
  from,
  since = null,
  water,
  cost,
  sectors,
}: SentenceInput): Parts => {
  const all: readonly Quantity[] = [
    { of: 'water', ...water, ...(from !== undefined && { from }) },
    { of: 'cost', ...cost, ...(from !== undefined && { from }) },
  ]
  const known = all.filter(({ figure }) => figure.value !== null)
  if (known.length === 0) return { tone: 'unknown', parts: [words.nothing], habit: null }
  const counted = known.map((one) => countedOf(one, currency))
  if (isHeld) return { tone: 'warn', parts: [words.held, counted.join(words.also)], habit: null }
  const judged = known.filter(({ outlook }) => outlook.verdict !== null)
  const beyond = sectors.filter(({ outlook }) => outlook.verdict === 'ahead' || outlook.verdict === 'over')
  const tense = isRolling(unit) ? words.rolling : isOpen ? words.open : words.closed
  const named = words.subjects[unit in words.subjects ? (unit as keyof typeof words.subjects) : 'range']
  const subject = since === null ? named : words.known(named, formatDayMonth(since))
  const begins = judged.length > 0 && judged.every(({ outlook }) => outlook.isHabit)
  const site = begins
    ? [words.begins(subject, counted.join(', ')), ...facingOf(judged)]
    : judged.length > 0
      ? verdictParts(judged, subject, { tense, isOpen })
      : movedParts(known, currency, since)
  // what is judged says since when
  const others = judged.length === 0 ? [] : known.filter((one) => !begins && !judged.includes(one))
  const rest = others.flatMap((one) => unjudgedParts(one, currency))
  const parts = [...site, ...(beyond.length === 0 ? [] : [sectorPart(beyond, isRolling(unit))]), ...rest]
  const habit = begins ? null : habitOf(judged)
  const tone = toneOf(judged, beyond)
  return { tone: begins && tone === 'good' ? 'unknown' : tone, parts, habit }
}

const countedOf = ({ of, figure }: Quantity, currency: string): string =>
  words.counted[of](formatFigure(figure.value, of === 'water' ? 'consumedM3' : 'cost', currency))

/**
 * How far what a day that begins counted is from what is usual by now: of the hours that are over, which stand before the
 * shares, as the amounts are of the last minutes too. Nothing while no hour is over.
 */
const facingOf = (judged: readonly Quantity[]): readonly string[] => {
  const compared = judged.filter(({ outlook }) => outlook.rhythm !== null)
  if (compared.length === 0) return []
  const at = compared[0]?.outlook.limit?.pace?.at
  const share = ({ outlook }: Quantity) => outlook.rhythm ?? 0
  const isEven = (one: Quantity) => Math.abs(share(one)) < EVEN
  const name = ({ of }: Quantity) => words.facing.names[of]
  const moved = compared.filter((one) => !isEven(one)).map((one) => `${name(one)} ${signedPercent(share(one))}`)
  const even = compared.filter(isEven).map(name)
  const said = [
    ...(moved.length === 0 ? [] : [words.facing.moved(moved.join(words.also))]),
    ...(even.length === 0 ? [] : [words.facing.even(even.join(words.also))]),
  ]
  return [words.facing.until(at === undefined ? null : formatMinute(at), said.join(', '), habitOf(judged))]
}

const toneOf = (judged: readonly Quantity[], sectors: readonly Sector[]): Told['tone'] => {
  const verdicts = new Set(judged.map(({ outlook }) => outlook.verdict))
  if (verdicts.has('over') || verdicts.has('ahead') || sectors.length > 0) return 'warn'
  return judged.length === 0 ? 'unknown' : 'good'
}

type Tense = { readonly tense: typeof words.open | typeof words.closed; readonly isOpen: boolean }

/** Water and cost, what is worse first; both in one part where one verdict without a share of its own is said of both. */
const verdictParts = (judged: readonly Quantity[], subject: string, { tense, isOpen }: Tense): readonly string[] => {
  const said = ({ outlook }: Pick<Quantity, 'outlook'>, name: string): string => {
    const verdict = verdictOf({ outlook })
    const isBudget = outlook.limit?.basis !== 'usual'
    return verdict === 'even' && isBudget ? tense.evenBudget(name) : tense[verdict](name, percentOf(outlook.beyond))
  }
  const [one, other] = judged
  if (one !== undefined && other !== undefined && saysOfBoth(one, other, isOpen))
    return [
      `${subject} ${said(one, words.both[basisIn(one)])}${given(one) || given(other)}${merit(one) || merit(other)}`,
    ]
  return judged
    .toSorted((a, b) => GRAVITY[verdictOf(b)] - GRAVITY[verdictOf(a)])
    .map((each, place) => `${place === 0 ? `${subject} ` : ''}${said(each, limitOf(each))}${given(each)}${merit(each)}`)
}

/** A verdict that has a share of its own is said of each. */
const saysOfBoth = (one: Quantity, other: Quantity, isOpen: boolean): boolean =>
  verdictOf(one) === verdictOf(other) &&
  basisIn(one) === basisIn(other) &&
  (GRAVITY[verdictOf(one)] <= GRAVITY.close || (isOpen && verdictOf(one) === 'over'))

const verdictOf = ({ outlook }: Pick<Quantity, 'outlook'>): LeadVerdict => outlook.verdict ?? 'within'
const GRAVITY: Readonly<Record<LeadVerdict, number>> = { within: 0, even: 1, close: 2, ahead: 3, over: 4 }

/** What has to happen for it, or does not keep it from being so; of what is exceeded already nothing. */
const given = ({ outlook: { resting, verdict } }: Quantity): string => {
  if (!resting || verdict === 'over') return ''
  return verdict === 'within' ? kpi.evenAsUsual : kpi.asUsual
}

/** What is below its limit for want of pumping is no saving; where pumps stand still its end is told with their work. */
const merit = ({ pumped = 'enough', deferred, outlook: { verdict, resting } }: Quantity): string => {
  if (verdict !== 'within' || resting) return ''
  const unpumped = pumped === 'enough' ? '' : words.unpumped[pumped]
  return deferred == null ? unpumped : `${unpumped} (${kpi.deferred(deferred)})`
}

const basisIn = ({ outlook: { limit } }: Quantity): LimitBasis => limit?.basis ?? 'budget'
const limitOf = (quantity: Quantity): string => words.limits[quantity.of][basisIn(quantity)]

/** What a habit rests on, « 4 jeudis »; null: nothing is held against one, or it is not said. */
const habitOf = (judged: readonly Quantity[]): string | null => {
  const { outlook, from } = judged.find((one) => basisIn(one) === 'usual') ?? {}
  return outlook?.limit?.days && from !== undefined ? formatWeekdays(outlook.limit.days, from) : null
}

/** A share beyond a limit in words; empty where it is not known. */
const percentOf = (beyond: number | null): string => (beyond === null ? '' : shownPercent(beyond))

const shownPercent = (beyond: number): string => {
  const { share, decimals } = shownBeyond(beyond)
  return formatPercent(Math.abs(share), decimals)
}

/** What is exceeded already before what may be. */
const sectorPart = (beyond: readonly Sector[], goesWithClock: boolean): string => {
  const worst = beyond.toSorted(
    (a, b) =>
      Number(b.outlook.verdict === 'over') - Number(a.outlook.verdict === 'over') ||
      (b.outlook.beyond ?? 0) - (a.outlook.beyond ?? 0),
  )[0]
  if (worst === undefined) return ''
  const end = endBeyond(worst.outlook)
  const percent = percentOf(worst.outlook.beyond)
  if (beyond.length === 1 && goesWithClock) return words.sector.rolling(worst.name, percent)
  if (beyond.length === 1 && end !== null) return words.sector.already(worst.name, percentOf(end))
  if (beyond.length === 1) return words.sector[worst.outlook.verdict === 'over' ? 'over' : 'ahead'](worst.name, percent)
  return words.sectors[beyond.every(({ outlook }) => outlook.verdict === 'over') ? 'over' : 'ahead'](
    beyond.length,
    worst.name,
    percent,
  )
}

const deferredWords = ({ deferred }: Quantity): readonly string[] => (deferred == null ? [] : [kpi.deferred(deferred)])

/** What was counted and how that moved, where nothing says what it may come to; and since when, or against what. */
const movedParts = (known: readonly Quantity[], currency: string, since: number | null): readonly string[] => {
  const counted = known.map((one) => {
    const value = countedOf(one, currency)
    const { value: now, previous } = one.figure
    if (!isComparable(one.figure) || now === null || !previous) return value
    return words.moved(value, percentOf(now / previous - 1), now <= previous, deferredWords(one))
  })
  const all = counted.join(words.also)
  if (known.some(({ figure }) => isComparable(figure))) return [`${all} ${words.than}`]
  return since === null ? [all] : [all, words.since(formatDayMonth(since))]
}

/** What has no limit beside what is judged by its end: where it ends as well, as its tile says; counted where nothing is projected. */
const unjudgedParts = (one: Quantity, currency: string): readonly string[] => {
  const { projected } = one.outlook
  return projected === null
    ? movedParts([one], currency, null)
    : [
        words.projected[one.of](formatFigure(projected, one.of === 'water' ? 'consumedM3' : 'cost', currency)) +
          given(one),
      ]
}
