// In: where water, cost and sectors lead. Out: the one sentence that the screen begins with, and how grave it is.
import { type Figure, isComparable } from '@vigie/contracts/entities'
import { formatDayMonth, formatMinute, formatPercent, formatWeekdays } from '@/text'
import { accueil } from '@/text/accueil'
import { dashboard } from '@/text/dashboard'
import { kpi } from '@/text/kpi'
import { formatFigure } from '@/widgets/kpi/figure'
import { type LeadVerdict, shownBeyond } from '@/widgets/kpi/lead'
import { endBeyond, type Outlook } from './outlook.ts'

const { sentence: words } = dashboard

export type Told = { readonly tone: 'good' | 'warn' | 'unknown'; readonly words: string }

/** How grave it is beside a cut of this moment: nothing stands in green while something is without power. */
export const toneBeside = (tone: Told['tone'], isCut: boolean): Told['tone'] =>
  isCut && tone === 'good' ? 'unknown' : tone

type Quantity = {
  readonly of: 'water' | 'cost'
  readonly figure: Figure
  readonly outlook: Outlook
  readonly from?: number
}
type Sector = {
  readonly name: string
  readonly outlook: Pick<Outlook, 'verdict' | 'beyond'> & Partial<Pick<Outlook, 'projected' | 'limit'>>
}

export type SentenceInput = {
  readonly unit: string
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

/** What became of the period, or will: against its budgets where there are any, else against the same length of time before. */
export const sentenceOf = ({
  unit,
  isOpen,
  isHeld = false,
  currency,
  from,
  since = null,
  water,
  cost,
  sectors,
  watched = 0,
}: SentenceInput): Told => {
  const all: readonly Quantity[] = [
    { of: 'water', ...water, ...(from !== undefined && { from }) },
    { of: 'cost', ...cost, ...(from !== undefined && { from }) },
  ]
  const known = all.filter(({ figure }) => figure.value !== null)
  if (known.length === 0) return { tone: 'unknown', words: words.nothing }
  if (isHeld) {
    const counted = known.map(({ of, figure }) =>
      words.counted[of](formatFigure(figure.value, of === 'water' ? 'consumedM3' : 'cost', currency)),
    )
    return { tone: 'warn', words: words.held(counted.join(words.also)) }
  }
  const judged = known.filter(({ outlook }) => outlook.verdict !== null)
  const beyond = sectors.filter(({ outlook }) => outlook.verdict === 'ahead' || outlook.verdict === 'over')
  const named = words.subjects[unit in words.subjects ? (unit as keyof typeof words.subjects) : 'range']
  const subject = since === null ? named : words.known(named, formatDayMonth(since))
  const begins = judged.length > 0 && judged.every(({ outlook }) => outlook.isHabit)
  const site = begins
    ? words.begins(subject, judged.map((one) => beginsClause(one, currency)).join(words.also), facingOf(judged))
    : judged.length > 0
      ? `${subject} ${verdictClause(judged, isOpen)}`
      : movedClause(known, currency, since)
  const calm = judged.every(({ outlook }) => outlook.verdict === 'within' || outlook.verdict === 'close')
  const others = judged.length === 0 ? [] : known.filter((one) => !judged.includes(one))
  // the subject of what is judged says since when
  const rest = others.map((one) => unjudgedClause(one, currency))
  const clause = beyond.length === 0 ? null : sectorClause(beyond, endsWithWater(judged))
  const first = clause === null ? site : `${site}${calm && judged.length > 0 ? words.but : words.and}${clause}`
  const tone = toneOf(judged, beyond)
  const told = [first, ...rest].join(words.and)
  // nothing stands in green beside what needs watching
  if (tone !== 'warn' && isOpen && watched > 0) return { tone: 'warn', words: `${told}${accueil.state.but(watched)}.` }
  return { tone: begins && tone === 'good' ? 'unknown' : tone, words: `${told}.` }
}

/** What was counted of a day that begins, and how far that is from what is usual by now. */
const beginsClause = ({ of, figure, outlook: { rhythm } }: Quantity, currency: string): string => {
  const value = words.counted[of](formatFigure(figure.value, of === 'water' ? 'consumedM3' : 'cost', currency))
  return rhythm === null ? value : words.moved(value, shownPercent(rhythm), rhythm < 0)
}

/** What the shares beside them are of; empty while no hour of the day is over. */
const facingOf = (judged: readonly Quantity[]): string => {
  const compared = judged.find(({ outlook }) => outlook.rhythm !== null)
  if (compared === undefined) return ''
  const at = compared.outlook.limit?.pace?.at
  return words.facing(at === undefined ? null : formatMinute(at), habitOf(compared))
}

const toneOf = (judged: readonly Quantity[], sectors: readonly Sector[]): Told['tone'] => {
  const verdicts = new Set(judged.map(({ outlook }) => outlook.verdict))
  if (verdicts.has('over') || verdicts.has('ahead') || sectors.length > 0) return 'warn'
  return judged.length === 0 ? 'unknown' : 'good'
}

const verdictClause = (judged: readonly Quantity[], isOpen: boolean): string => {
  const [one, other] = judged
  const tense = isOpen ? words.open : words.closed
  if (one === undefined) return ''
  const said = (quantity: Quantity, name: string): string => {
    const verdict: LeadVerdict = quantity.outlook.verdict ?? 'within'
    return tense[verdict](name, percentOf(quantity.outlook.beyond)) + given(quantity)
  }
  if (other === undefined) return said(one, nameOf(one))
  // one habit of both is said once, at the end
  const first = habitOf(one) === habitOf(other) ? limitOf : nameOf
  if (one.outlook.verdict !== other.outlook.verdict) {
    // the good news first, if there is any: what follows « mais » is what to act on
    const [better, worse] =
      GRAVITY[one.outlook.verdict ?? 'within'] <= GRAVITY[other.outlook.verdict ?? 'within']
        ? [one, other]
        : [other, one]
    const last =
      worse.outlook.verdict === 'close' ? words.near(nameOf(worse)) + given(worse) : said(worse, nameOf(worse))
    return `${said(better, first(better))}${isCalm(better) && !isCalm(worse) ? words.but : words.also}${last}`
  }
  if (isCalm(one)) {
    const [basis, same] = [one.outlook.limit?.basis, other.outlook.limit?.basis]
    if (basis === same && basis !== undefined) return said(one, words.both[basis](habitOf(one))) + given(other)
  }
  // a verdict without a share of its own is said once, of both
  if (isCalm(one) || (isOpen && one.outlook.verdict === 'over'))
    return `${tense[one.outlook.verdict ?? 'within'](`${first(one)}${words.also}${nameOf(other)}`, '')}${given(one) || given(other)}`
  return `${said(one, first(one))}${words.also}${said(other, nameOf(other))}`
}

/** Whether « le sien » after it is a budget of water: not where that of energy was named last. */
const endsWithWater = ([one, other]: readonly Quantity[]): boolean =>
  one?.of === 'water' && (other === undefined || (isCalm(one) && one.outlook.verdict === other.outlook.verdict))

const GRAVITY: Readonly<Record<LeadVerdict, number>> = { within: 0, close: 1, ahead: 2, over: 3 }
const isCalm = ({ outlook }: Quantity): boolean => outlook.verdict === 'within' || outlook.verdict === 'close'

/** What has to happen for it; of what is exceeded already nothing. */
const given = ({ outlook: { resting, verdict } }: Quantity): string =>
  resting && verdict !== 'over' ? kpi.asUsual : ''

const limitOf = ({ of, outlook: { limit } }: Quantity): string => words.limits[of][limit?.basis ?? 'budget']
const nameOf = (quantity: Quantity): string => `${limitOf(quantity)}${habitOf(quantity)}`

/** What a habit rests on, « (4 jeudis) »; empty of a budget. */
const habitOf = (quantity: Quantity | undefined): string => {
  const { outlook: { limit } = { limit: null }, from } = quantity ?? {}
  return limit?.basis === 'usual' && limit.days && from !== undefined ? ` (${formatWeekdays(limit.days, from)})` : ''
}

/** A share beyond a limit in words; empty where it is not known. */
const percentOf = (beyond: number | null): string => (beyond === null ? '' : shownPercent(beyond))

const shownPercent = (beyond: number): string => {
  const { share, decimals } = shownBeyond(beyond)
  return formatPercent(Math.abs(share), decimals)
}

const sectorClause = (beyond: readonly Sector[], afterBudget: boolean): string => {
  // what is exceeded already before what may be
  const worst = beyond.toSorted(
    (a, b) =>
      Number(b.outlook.verdict === 'over') - Number(a.outlook.verdict === 'over') ||
      (b.outlook.beyond ?? 0) - (a.outlook.beyond ?? 0),
  )[0]
  if (worst === undefined) return ''
  const end = endBeyond(worst.outlook)
  const percent = percentOf(worst.outlook.beyond)
  if (beyond.length === 1 && end !== null) return words.sector.already(worst.name, percentOf(end), afterBudget)
  if (beyond.length === 1)
    return words.sector[worst.outlook.verdict === 'over' ? 'over' : 'ahead'](worst.name, percent, afterBudget)
  return words.sectors[beyond.every(({ outlook }) => outlook.verdict === 'over') ? 'over' : 'ahead'](
    beyond.length,
    worst.name,
    percent,
  )
}

/** What was counted, and how that moved, where nothing says what it may come to. */
const movedClause = (known: readonly Quantity[], currency: string, since: number | null): string => {
  const parts = known.map(({ of, figure }) => {
    const value = words.counted[of](formatFigure(figure.value, of === 'water' ? 'consumedM3' : 'cost', currency))
    const { value: now, previous } = figure
    if (!isComparable(figure) || now === null || !previous) return value
    return words.moved(value, percentOf(now / previous - 1), now <= previous)
  })
  return `${parts.join(words.also)}${known.some(({ figure }) => isComparable(figure)) ? words.than : since === null ? '' : words.since(formatDayMonth(since))}`
}

/** What has no limit beside what is judged by its end: where it ends as well, as its tile says; counted where nothing is projected. */
const unjudgedClause = (one: Quantity, currency: string): string => {
  const { projected } = one.outlook
  return projected === null
    ? movedClause([one], currency, null)
    : words.projected[one.of](formatFigure(projected, one.of === 'water' ? 'consumedM3' : 'cost', currency)) +
        given(one)
}
