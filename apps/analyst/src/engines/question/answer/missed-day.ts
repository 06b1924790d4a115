// In: the figures of today. Out: that no pump has run on it though they usually would have, since when they stand, and what was pumped by this hour the day before.
import { DAY_MS, HOUR_MS, isComparable, type KpiBody, LEAST_MADE_M3 } from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'
import { hourOf } from './measured.ts'

/** Pumps rest between two fillings of a tank: only a longer rest is told, ms. */
const LONG_MS = 3 * HOUR_MS
/** Pumps that ran for less than this by the same hour of the day before tell nothing of today, h. */
export const LEAST_H = 1
/** Before this share of the water of a usual day is expected, none of it is no lack. */
const LEAST_SHARE = 0.1

/** `since`: when the last of them stopped, epoch ms; `made`: what shows that they would have run, and of when that is. */
export type MissedDay = { readonly since: number; readonly made: Found; readonly of: 'eve' | 'hour' | 'day' }

/**
 * By day where they had run by this hour the day before, or where water is usual by now; at any hour where the whole of
 * the day before passed without a run. null: it is none, or when they stopped is not known.
 */
export const missedDay = (day: KpiBody, read: number): MissedDay | null => {
  const pumps = day.sources.flatMap((one, index) => (one.runningHours.value === null ? [] : [{ ...one, index }]))
  if (pumps.length === 0 || pumps.some(({ runningHours }) => runningHours.value !== 0)) return null
  const since = stoppedAt(pumps, day)
  if (since === null || day.until - since < LONG_MS) return null
  const known = pumps.filter(({ runningHours }) => isComparable(runningHours))
  const hours = known.reduce((sum, { runningHours }) => sum + (runningHours.previous ?? 0), 0)
  const pumped = known.filter(({ volumeM3 }) => isComparable(volumeM3) && volumeM3.previous !== null)
  const eve: Found = {
    value: pumped.reduce((sum, { volumeM3 }) => sum + (volumeM3.previous ?? 0), 0),
    from: pumped.map(({ index }) => `${read}/sources/${index}/volumeM3/previous`),
    how: 'sum',
  }
  if (hours >= LEAST_H && eve.value > 0) return { since, made: eve, of: 'eve' }
  const plan = day.plan?.producedM3
  if (plan == null || plan.whole < LEAST_MADE_M3) return null
  const usual = (of: 'byNow' | 'whole'): Found => ({
    value: plan[of],
    from: [`${read}/plan/producedM3/${of}`],
    how: 'read',
  })
  if (plan.byNow >= LEAST_SHARE * plan.whole) return { since, made: usual('byNow'), of: 'hour' }
  return since < day.previous.from ? { since, made: usual('whole'), of: 'day' } : null
}

/** Of pumps that do not say when they stopped, the beginning of the day on which none ran. */
const stoppedAt = (pumps: readonly KpiBody['sources'][number][], { period }: KpiBody): number | null => {
  const stops = pumps.map(({ lastRanAt }) => lastRanAt)
  if (stops.every((at) => at === undefined)) return period.from
  const known = stops.flatMap((at) => at ?? [])
  return known.length === 0 ? null : Math.max(...known)
}

/** « aucune pompe n’a tourné depuis hier 15:41 ; 611 m³ pompés hier à la même heure ». */
export const missedWords = (
  { since, made, of }: MissedDay,
  { period }: KpiBody,
  facts: Facts,
  ledger: Ledger,
): string => {
  const volume = ledger.say(made, ...figureForm('producedM3', facts.site.currency))
  return `aucune pompe n’a tourné depuis ${sinceWords(since, period.from, facts)} ; ${volume} ${MADE[of]}`
}
const MADE = {
  eve: 'pompés hier à la même heure',
  hour: 'produits d’habitude à cette heure',
  day: 'produits d’habitude sur un tel jour',
} as const

/** « minuit », « hier 15:41 », « le 24/11/2026 17:04 ». */
const sinceWords = (since: number, midnight: number, facts: Facts): string => {
  if (since === midnight) return 'minuit'
  const { timeZone } = facts.site
  return since < midnight && since >= midnight - DAY_MS
    ? `hier ${new Intl.DateTimeFormat('fr-FR', { timeZone, timeStyle: 'short' }).format(since)}`
    : hourOf(since, facts)
}
