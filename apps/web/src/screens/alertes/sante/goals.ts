// In: the alarm load of a period. Out: the goals of ISA-18.2 that it misses, in words, and how it looks as a whole.
import { type AlarmLoad, DAY_MS } from '@vigie/contracts/entities'
import { formatDuration, formatPercent } from '@/text'
import { santeText } from '@/text/sante'
import { limitWords } from '@/widgets/alarm-load/verdict-look'
import { judgementOf, MEASURES, type Measured, SHARES_FROM, type Verdict } from '@/widgets/alarm-load/verdicts'
import { formatBare } from '@/widgets/kpi/figure'
import { isUnanswered, loadVerdict, RATES, shareOf, TARGET_PCT } from './figures.ts'

const { headline: words } = santeText

/** A goal that is missed: in words, with what is aimed at, and by how much, as a multiple of that. */
type Missed = { readonly words: string; readonly times: number; readonly isRate: boolean }

/**
 * The goals that a load misses, the worst first. The three rates are one count over three lengths of time: the worst of
 * them stands in its place, the others behind all else.
 */
export const missedGoals = (load: AlarmLoad): readonly string[] => {
  const missed = [...MEASURES.flatMap((one) => missedMeasure(load, one) ?? []), ...missedSplit(load)].toSorted(
    (a, b) => b.times - a.times,
  )
  const worstRate = missed.find(({ isRate }) => isRate)
  const isRepeated = (one: Missed) => one.isRate && one !== worstRate
  return [...missed.filter((one) => !isRepeated(one)), ...missed.filter(isRepeated)].map((one) => one.words)
}

const WORSE: readonly Verdict[] = ['acceptable', 'manageable', 'excessive']

/** Shares of alarms too few to be judged by: some came, and nothing is said of how they split. */
export const isSplitOpen = ({ raised }: AlarmLoad): boolean => raised > 0 && raised < SHARES_FROM

/** The worst of every figure that is judged: what stands beside a red one is never called acceptable. */
export const healthVerdict = (load: AlarmLoad): Verdict => {
  const judged = MEASURES.map((one) => WORSE.indexOf(judgementOf(load, one) ?? 'acceptable'))
  const isMissed = missedSplit(load).length > 0 || isUnanswered(load)
  const worst = Math.max(...judged, WORSE.indexOf(loadVerdict(load)), isMissed ? 1 : 0)
  return WORSE[worst] ?? 'acceptable'
}

/** So many goals are named, the worst; the list of figures begins with the others. */
const NAMED = 1

/**
 * « À corriger : pointe de 38 en 10 min (objectif ≤ 10) et 2 autres objectifs manqués »: what is well is left to the figures.
 * That nobody answered any alarm comes first: how many came says little then.
 */
export const healthSentence = (load: AlarmLoad): string => {
  const goals = goalsSentence(load)
  if (!isUnanswered(load)) return goals
  const days = Math.round((load.to - load.from) / DAY_MS)
  const unanswered = words.unanswered(load.raised, days, load.mttrMs !== null)
  return missedGoals(load).length === 0 ? unanswered : `${unanswered}. ${goals}`
}

const goalsSentence = (load: AlarmLoad): string => {
  const missed = missedGoals(load)
  const verdict = loadVerdict(load)
  const worst = healthVerdict(load)
  const isCounted = load.perDay === null
  const judged = verdict === 'acceptable' && isSplitOpen(load) ? words.ratesAlone : words[verdict]
  const whole = load.raised === 0 ? words.none : isCounted ? countWords(load) : judged
  if (missed.length === 0) return whole
  const others = missed.length - NAMED
  const named = `${missed.slice(0, NAMED).join(', ')}${others > 0 ? words.others(others) : ''}`
  if (load.raised === 0) return `${whole}${words.but}${named}`
  if (isCounted || verdict !== 'acceptable') return `${whole}${words.namely}${named}`
  return `${words.toMend[worst === 'excessive' ? worst : 'manageable']}${words.namely}${named}`
}

/** « 29 nouvelles alarmes en 5 h » */
const countWords = ({ raised, from, to }: AlarmLoad): string => words.counted(raised, formatDuration(to - from))

const missedMeasure = (load: AlarmLoad, one: Measured): Missed | null => {
  const { measure, figure, limits } = one
  const value = load[measure]
  const verdict = judgementOf(load, one)
  if (value === null || verdict === null || verdict === 'acceptable') return null
  const { acceptable, strict } = limits
  const limit = acceptable === 0 ? '0' : limitWords(figure, { acceptable, ...(strict && { strict }) })
  return {
    words: words.goal(words.missed[measure](formatBare(value, figure), value), limit),
    times: acceptable === 0 ? value + 1 : value / acceptable,
    isRate: RATES.includes(measure),
  }
}

/** Of the priorities that are more than aimed at, the one by most: what one has too many of another lacks. */
const missedSplit = (load: AlarmLoad): readonly Missed[] => {
  return (
    [
      ['urgent', shareOf(load, 'critical', 'high')],
      ['medium', shareOf(load, 'medium')],
    ] as const
  )
    .flatMap(([split, share]): Missed[] => {
      const target = TARGET_PCT[split]
      if (share === null || load.raised < SHARES_FROM || share * 100 <= target) return []
      const limit = formatPercent(target / 100)
      return [
        {
          words: words.goal(words[split](formatPercent(share)), limit),
          times: (share * 100) / target,
          isRate: false,
        },
      ]
    })
    .toSorted((a, b) => b.times - a.times)
    .slice(0, 1)
}
