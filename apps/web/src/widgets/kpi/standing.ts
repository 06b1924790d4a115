// In: a figure, its target, and what is known of the rest of its period. Out: what can be said of the target by now.
import { type Figure, type FigureId, HOUR_MS, type KpiBody, unitOf } from '@vigie/contracts/entities'
import { formatMinute, formatSpan } from '@/text'
import { kpi } from '@/text/kpi'
import { target as words } from '@/text/target'
import { formatBare, meetsTarget, type Target, type Verdict, verdictOf } from './figure.ts'

/** What the rest of a running period may still do to a figure. */
export type Ahead =
  /** where it leads if the rest goes as expected; `resting`: pumps stand, and have to work again for that */
  | { readonly kind: 'leads'; readonly value: number; readonly resting?: boolean }
  /**
   * the best it can still come to, and for how long power may still be off before the target is missed, ms; `isMean`: of
   * several devices, each may so on average
   */
  | { readonly kind: 'margin'; readonly best: number; readonly leftMs: number; readonly isMean: boolean }
  /** nothing of it can be there yet, and why, in words */
  | { readonly kind: 'waits'; readonly words: string }

/** `verdict` null: it cannot be told yet. */
export type Standing = { readonly verdict: Verdict | null; readonly words: string }

type Known = {
  readonly id: FigureId
  readonly isOpen: boolean
  /** something is without power now: no verdict stands in green */
  readonly isCut: boolean
  /** why no verdict stands, in words; absent: because of a cut */
  readonly unjudged?: string | undefined
  readonly ahead?: Ahead | undefined
}

/** Reached or not of a period that is over; of one that runs, where it leads, what is left, or how it stands so far. */
export const standingOf = (
  value: number | null,
  target: Target,
  { id, isOpen, isCut, unjudged = words.unjudged.cut, ahead }: Known,
): Standing => {
  if (!isOpen || value === null) {
    const verdict = verdictOf(value, target, { isOpen, isCut })
    return { verdict, words: verdict !== null ? words[verdict] : isOpen ? words.atEnd : value === null ? '' : unjudged }
  }
  if (ahead?.kind === 'margin')
    return meetsTarget(ahead.best, target)
      ? { verdict: null, words: (ahead.isMean ? words.marginEach : words.margin)(formatSpan(ahead.leftMs)) }
      : { verdict: 'missed', words: words.lost }
  if (ahead?.kind === 'waits') return { verdict: null, words: ahead.words }
  if (ahead !== undefined) {
    const end = `${formatBare(ahead.value, id)}\u00a0${unitOf(id, '')}`
    const given = ahead.resting === true ? kpi.asUsual : ''
    return meetsTarget(ahead.value, target)
      ? { verdict: null, words: words.leads(end, given) }
      : { verdict: 'missed', words: words.leadsShort(end, given) }
  }
  return { verdict: null, words: meetsTarget(value, target) ? words.holds : words.fails }
}

type Stretch = Pick<KpiBody, 'period' | 'until' | 'knownFrom'>

/**
 * What power availability may still come to: the time off so far is lost, the rest may all be with power.
 * @param isMean whether it is the mean of several devices
 */
export const powerAhead = (
  { value }: Pick<Figure, 'value'>,
  target: Target | undefined,
  { period, until, knownFrom = period.from }: Stretch,
  isMean = true,
): Ahead | undefined => {
  const wholeMs = period.to - knownFrom
  if (value === null || target === undefined || wholeMs <= 0) return undefined
  const offMs = ((100 - value) / 100) * Math.max(0, until - knownFrom)
  const leftMs = ((100 - target.value) / 100) * wholeMs - offMs
  return { kind: 'margin', best: 100 * (1 - offMs / wholeMs), leftMs: Math.max(0, leftMs), isMean }
}

/** Before the sun gave so much, kWh, there is no pace that its share could be judged by; an hour of which less is usual is dark. */
const LEAST_SUN_KWH = 0.1

/**
 * The share of the sun at the end of a day whose rest goes as planned, or that its sun has not risen; undefined: nothing tells.
 * @param resting pumps stand of which the plan holds what they usually take
 */
export const solarAhead = (
  { energy, plan, until, period }: Pick<KpiBody, 'energy' | 'plan' | 'until' | 'period'>,
  resting = false,
): Ahead | undefined => {
  const { gridKwh, solarKwh } = energy
  const buckets = plan?.buckets ?? []
  if (gridKwh.value === null || solarKwh.value === null || buckets.length === 0) return undefined
  if (solarKwh.value < LEAST_SUN_KWH) {
    const sunrise = buckets.find((bucket) => (bucket.solarKwh ?? 0) >= LEAST_SUN_KWH)?.from
    if (sunrise === undefined || until >= sunrise + HOUR_MS) return undefined
    // within the first hour of sun it may still be dark
    return { kind: 'waits', words: until < sunrise ? words.sunless(formatMinute(sunrise)) : words.atEnd }
  }
  let [grid, solar] = [gridKwh.value, solarKwh.value]
  for (const [place, bucket] of buckets.entries()) {
    const to = buckets[place + 1]?.from ?? period.to
    const rest = Math.min(1, Math.max(0, (to - until) / (to - bucket.from)))
    if (rest > 0 && (bucket.gridKwh === null || bucket.solarKwh === null)) return undefined
    grid += rest * (bucket.gridKwh ?? 0)
    solar += rest * (bucket.solarKwh ?? 0)
  }
  return grid + solar > 0 ? { kind: 'leads', value: (100 * solar) / (grid + solar), resting } : undefined
}
