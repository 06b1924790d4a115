// In: what needs watching, how long the water lasts, what is known of the power. Out: the state of the site in one sentence.
import { isFarLess, type KpiBody } from '@vigie/contracts/entities'
import { formatMomentMinute } from '@/text'
import { accueil } from '@/text/accueil'
import { kpi } from '@/text/kpi'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { formatFigure } from '@/widgets/kpi/figure'
import { basisOf, CLOSE, leadOf } from '@/widgets/kpi/lead'
import type { Waiting } from '@/widgets/site-state/cause-alarms'
import { causeWords, untilMoment } from '@/widgets/site-state/cause-words'
import type { Cause, PowerCause, TankCause } from '@/widgets/site-state/causes'
import type { Sentence } from '@/widgets/site-state/site-state'

const { state: words } = accueil

type Today = {
  readonly water: Pick<KpiBody['water'], 'autonomyHours' | 'autonomyEndsAt' | 'producedM3'>
  readonly energy: Pick<KpiBody['energy'], 'cost'>
  readonly plan?: { readonly cost?: Pick<DayPlan, 'basis' | 'whole' | 'projected'> | null } | null | undefined
}
type DayPlan = NonNullable<NonNullable<KpiBody['plan']>['cost']>

type Known = Waiting & {
  readonly causes: readonly Cause[]
  /** devices that say whether they have power, and those that have */
  readonly power: { readonly told: number; readonly on: number }
  /** devices that never said whether they have power */
  readonly unsaid?: number
  /** figures of today; undefined: not known (yet), or not offered */
  readonly today: Today | undefined
  /** for how long the water is meant to last, h; undefined: that is not said */
  readonly aimedHours?: number | undefined
  /** whether the figures were read: what follows from them is else not known; false of a platform that has none */
  readonly lacksFigures: boolean
  /** the meter that counts the cost has been off for long enough to matter: the day leads nowhere that is known */
  readonly isCostHeld?: boolean
  /** more water was made today than usual, by as much as it costs more */
  readonly doesMakeMore?: boolean
  /** some of what may need watching is on its way: what is known so far is no count */
  readonly isCounting?: boolean
  /** what the cut sources gave when they lost their power */
  readonly lostM3h: number
  readonly feed: { readonly trusted: boolean; readonly since: number | null }
  /** epoch ms */
  readonly now: number
}

/**
 * « Tout est alimenté et l’eau suffit sans pompage jusqu’à demain vers 21:00, mais 2 points sont à surveiller. », or what is wrong, since when and what
 * follows from it; water that lasts for less long than is aimed at leads. Beside it what waits for somebody.
 */
export const sentenceOf = (known: Known): Sentence => {
  const { causes, feed, now } = known
  if (!feed.trusted)
    return {
      tone: 'frozen',
      text: feed.since === null ? words.loading : words.frozen(formatMomentMinute(feed.since, now)),
    }
  const worst = causes[0]
  return worst?.severity === 'critical'
    ? { tone: 'critical', text: troubled(worst, known), ...besideTrouble(known) }
    : {
        tone: worst === undefined && !known.lacksFigures && known.waiting === 0 ? 'calm' : 'check',
        text: calm(known),
        ...besideCalm(known),
      }
}

const calm = (known: Known): string => {
  const { causes, power, unsaid = 0, today, lacksFigures, now } = known
  const tank = causes.find((cause): cause is TankCause => cause.kind === 'empty')
  const cost = costClause(known)
  const state = [
    power.told === 0
      ? words.powerUnknown
      : power.on === power.told
        ? unsaid > 0
          ? words.poweredButUnsaid(power.on, unsaid)
          : words.powered
        : words.partly(power.on, power.told),
    ...producedClause(today, causes),
    ...(tank === undefined && !isShort(known) ? waterClause(known) : []),
    ...cost.filter(({ isMore }) => !isMore).map(({ words: said }) => said),
  ]
  const short = tank === undefined && isShort(known) ? waterClause(known).map(missedWords) : []
  // what leads the sentence is one of them, unless the levels that it rests on are too old to be judged by
  const isTold = short.length > 0 && causes.some(isOfAutonomy)
  const points = causes.length - (isTold ? 1 : 0)
  // what is as it should be comes first, then what is not
  const watched =
    lacksFigures || points === 0
      ? []
      : [
          `${known.isCounting === true ? words.some : words.points(points, isTold)}${points > 1 ? amongThem(causes) : ''}`,
        ]
  const against = [...cost.filter(({ isMore }) => isMore).map(({ words: said }) => said), ...watched]
  const but = against.length === 0 ? '' : words.but(listed(against))
  const lead = [...(tank === undefined ? [] : [`${causeWords(tank, now).title}.`]), ...short]
  return [...lead, `${listed(state)}${but}.`].join(' ')
}

/** Whether the water lasts for less long than it is meant to: then nothing is said to suffice. */
const isShort = ({ today, aimedHours = 0 }: Water): boolean => (today?.water.autonomyHours ?? aimedHours) < aimedHours

/** Which of the points do not wait, in words; empty where all do. */
const amongThem = (causes: readonly Cause[]): string => {
  const pressing = [
    ...(causes.some(arePumpsAtRest) ? ['pumps' as const] : []),
    ...(causes.some(({ kind }) => kind === 'leak') ? ['leak' as const] : []),
  ]
  return pressing.length === 0 ? '' : words.among(pressing)
}

const arePumpsAtRest = (cause: Cause): boolean => cause.kind === 'target' && cause.missed.id === 'runningHours'

const isOfAutonomy = (cause: Cause): boolean => cause.kind === 'target' && cause.missed.id === 'autonomyHours'

type Water = Pick<Known, 'today' | 'aimedHours' | 'now'>

const missedWords = (clause: string): string => words.short(capital(clause))

const capital = (said: string): string => `${said.slice(0, 1).toLocaleUpperCase('fr')}${said.slice(1)}`

/** What waits for somebody beside what the sentence says; nothing where that says all. */
const besideCalm = ({ causes, lacksFigures, waiting, returned, suspended }: Known): Pick<Sentence, 'also'> => {
  const said = [
    ...(lacksFigures ? [words.lacksFigures] : causes.length === 0 && waiting === 0 ? [words.nothing] : []),
    ...(waiting === 0 ? [] : [words.toAcknowledge(waiting, returned, suspended)]),
  ]
  return said.length === 0 ? {} : { also: `${said.join(', ')}.` }
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`

/** Until when the water lasts without pumping; nothing where that is not known. */
const waterClause = (known: Water): readonly string[] => {
  const { today, now } = known
  const { autonomyHours = null, autonomyEndsAt } = today?.water ?? {}
  if (autonomyHours === null) return []
  if (autonomyHours === 0) return [kpi.autonomy.spent]
  return [
    words[isShort(known) ? 'lastsOnly' : 'lasts'](
      autonomyEndsAt == null ? autonomyLength({ autonomyHours }, now) : untilMoment(autonomyEndsAt, now),
    ),
  ]
}

/** What was produced today, where it is far less than by the same hour of the day before. */
const producedClause = (today: Today | undefined, causes: readonly Cause[]): readonly string[] => {
  const water = today?.water.producedM3
  // that the pumps stand is a line of its own below, with what they had pumped by now
  if (water === undefined || causes.some(arePumpsAtRest) || !isFarLess(water)) return []
  const written = (value: number | null) => formatFigure(value, 'producedM3')
  return [words.produced(water.value === 0 ? null : written(water.value), written(water.previous))]
}

/**
 * Whether the day leads to more or less than planned, by the rule of every other screen; nothing of one that ends near the plan, or is
 * cheap as hardly any water is pumped.
 */
const costClause = ({
  today,
  isCostHeld = false,
  doesMakeMore = false,
}: Known): readonly { readonly words: string; readonly isMore: boolean }[] => {
  const plan = today?.plan?.cost
  if (today === undefined || plan == null || isCostHeld) return []
  const way = { isOpen: true, projected: plan.projected, basis: basisOf(plan) }
  const { verdict, beyond } = leadOf(today.energy.cost, plan.whole, way)
  const than = accueil.plan.than[plan.basis]
  if (verdict === 'over') return [{ words: (doesMakeMore ? words.makesAndCosts : words.costs)(than), isMore: true }]
  if (verdict === 'ahead') return [{ words: words.wouldCost(true, than), isMore: true }]
  const isCheap = verdict === 'within' && (beyond ?? 0) < -CLOSE && !isFarLess(today.water.producedM3)
  return isCheap ? [{ words: words.wouldCost(false, than), isMore: false }] : []
}

/** Whether a cut may keep water from coming: of a sensor alone it does not, and how long the stock lasts follows from nothing. */
const stopsWater = ({ general, devices }: PowerCause): boolean =>
  general || devices.some(({ kind, role }) => kind === 'pump' || role === 'energy')

const troubled = (worst: Cause, known: Known): string => {
  const { causes, now, lostM3h } = known
  const { title } = causeWords(worst, now)
  const since = worst.since === null ? '' : words.since(formatMomentMinute(worst.since, now))
  const tank = causes.find((cause): cause is TankCause => cause.kind === 'empty')
  // how many have power stands right below; what that means is said here
  const follows =
    worst.kind === 'power'
      ? [
          ...(lostM3h > 0 ? [words.flowLost(formatFigure(lostM3h, 'nightFlowM3h'))] : []),
          ...(tank === undefined && stopsWater(worst) ? waterClause(known) : []),
        ].join(', ')
      : ''
  const first = `${title}${since}${follows === '' ? '' : `\u00a0: ${follows}`}.`
  if (tank !== undefined) return [first, ...(tank === worst ? [] : [`${causeWords(tank, now).title}.`])].join(' ')
  // what a cut of some sensor changes nothing of is told after it, as on a calm day
  const rest =
    worst.kind === 'power' && !stopsWater(worst)
      ? [...waterClause(known), ...costClause(known).map(({ words: said }) => said)]
      : []
  return [first, ...(rest.length === 0 ? [] : [`${capital(listed(rest))}.`])].join(' ')
}

/**
 * How many are cut where the sentence names one cut of several, that hardly any water was made, and how many alarms wait: what stands
 * beside a trouble, smaller.
 */
const besideTrouble = ({ causes, today, waiting, returned, suspended }: Known): Pick<Sentence, 'also'> => {
  const said = [
    ...cutInAll(causes[0]),
    ...producedClause(today, causes).map((part) => `${capital(part)}.`),
    ...(waiting === 0 ? [] : [`${words.toAcknowledge(waiting, returned, suspended)}.`]),
  ]
  return said.length === 0 ? {} : { also: said.join(' ') }
}

const cutInAll = (worst: Cause | undefined): readonly string[] => {
  if (worst?.kind !== 'power' || worst.whole) return []
  const off = worst.power.told - worst.power.on
  return off > worst.devices.length ? [`${accueil.causes.cutInAll(off)}.`] : []
}
