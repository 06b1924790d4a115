// In: the figures of today. Out: that no pump has run on it though they usually would have, since when they stand, and what was pumped by this hour the day before.
import {
  DAY_MS,
  isComparable,
  type KpiBody,
  lastStopOf,
  type PumpsUsual,
  restingBehind,
} from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'
import { hourOf } from './measured.ts'

/** `since`: when the last of them stopped, epoch ms; `made`: what shows that they would have run, and of when that is. */
export type MissedDay = { readonly since: number; readonly made: Found; readonly of: PumpsUsual }

/** By the rule of the screens; null: they rest as usual, or when they stopped is not known. */
export const missedDay = (day: KpiBody, read: number): MissedDay | null => {
  const since = lastStopOf(day)
  const behind = restingBehind(day, since)
  if (since === null || behind === null) return null
  const pumped = day.sources.flatMap(({ runningHours, volumeM3 }, index) =>
    isComparable(runningHours) && isComparable(volumeM3) && volumeM3.previous !== null
      ? [{ volumeM3: volumeM3.previous, index }]
      : [],
  )
  const eve: Found = {
    value: pumped.reduce((sum, { volumeM3 }) => sum + volumeM3, 0),
    from: pumped.map(({ index }) => `${read}/sources/${index}/volumeM3/previous`),
    how: 'sum',
  }
  if (behind === 'eve' && eve.value > 0) return { since, made: eve, of: 'eve' }
  const plan = day.plan?.producedM3
  if (plan == null) return null
  const usual = (of: 'byNow' | 'whole'): Found => ({
    value: plan[of],
    from: [`${read}/plan/producedM3/${of}`],
    how: 'read',
  })
  return behind === 'day' ? { since, made: usual('whole'), of: 'day' } : { since, made: usual('byNow'), of: 'hour' }
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
