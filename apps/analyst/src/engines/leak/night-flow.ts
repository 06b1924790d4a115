// Nights of one meter, each with its least steady flow → whether water runs that did not run before, since which
// night, how much, and what it costs. Each meter is judged against its own past.
import { dailyDriftOf } from '../savings/daily-drift.ts'
import { type Estimate, estimateOf, isStated, scaled } from '../savings/interval.ts'
import { type Middle, middleVariance } from '../savings/robust.ts'

export type Night = {
  /** local date of the morning, YYYY-MM-DD */
  readonly day: string
  /** mean flow of the quiet hours, m³/h */
  readonly flowM3PerHour: number
}

export type Leak = {
  readonly usualM3PerHour: number
  /** flow beyond the usual since the onset, m³/h */
  readonly excessM3PerHour: Estimate
  readonly since: string
  readonly proved: string
  /** since the onset until the last night, m³; a leak runs day and night */
  readonly volumeM3: Estimate
  readonly cost: Estimate
}

export type NightFlow = {
  readonly usualM3PerHour: number | null
  readonly leak: Leak | null
  readonly cusum: readonly { readonly day: string; readonly sum: number; readonly flowM3PerHour: number }[]
}

export type NightFlowSettings = {
  readonly historyNights: number
  /** the spread that counts as usual is at least this share of the usual night flow, and at least this flow */
  readonly leastSpread: number
  readonly leastSpreadM3PerHour: number
  /** price of a lost m³, in the site's currency */
  readonly pricePerM3: number
  /** the night with which a leak is known to begin; absent, or not among the nights: the drift tells */
  readonly since?: string
}

const HOURS = 24

export const nightFlowOf = (nights: readonly Night[], settings: NightFlowSettings): NightFlow => {
  const drift = dailyDriftOf(
    nights.map(({ flowM3PerHour }) => flowM3PerHour),
    {
      history: settings.historyNights,
      leastSpread: settings.leastSpread,
      leastDeviation: settings.leastSpreadM3PerHour,
    },
  )
  if (drift === null) return { usualM3PerHour: null, leak: null, cusum: [] }
  const { usual, sums, proved } = drift
  const known = nights.findIndex(({ day }) => day === settings.since)
  const onset = drift.onset === null || known < 0 ? drift.onset : known
  return {
    usualM3PerHour: usual.middle,
    cusum: nights.map(({ day, flowM3PerHour }, index) => ({ day, flowM3PerHour, sum: sums[index] ?? 0 })),
    leak: onset === null || proved === null ? null : leakOf(nights, { onset, proved }, usual, settings.pricePerM3),
  }
}

/** Ends with the last night whose flow is still beyond the usual: a mended leak runs no further. */
const leakOf = (
  nights: readonly Night[],
  { onset, proved }: { readonly onset: number; readonly proved: number },
  usual: Middle,
  pricePerM3: number,
): Leak | null => {
  const last = nights.findLastIndex(({ flowM3PerHour }) => flowM3PerHour > usual.middle + usual.deviation)
  const during = nights.slice(onset, Math.max(last, proved) + 1)
  const excesses = during.map(({ flowM3PerHour }) => flowM3PerHour - usual.middle)
  const mean = excesses.reduce((sum, excess) => sum + excess, 0) / during.length
  const error = Math.sqrt(usual.deviation ** 2 / during.length + middleVariance(usual))
  const excess = estimateOf(mean, error, usual.count - 1)
  const since = nights[onset]?.day
  const provedOn = nights[Math.max(onset, proved)]?.day
  if (!isStated(excess) || since === undefined || provedOn === undefined) return null
  const volumeM3 = scaled(excess, HOURS * during.length)
  return {
    usualM3PerHour: usual.middle,
    excessM3PerHour: excess,
    since,
    proved: provedOn,
    volumeM3,
    cost: scaled(volumeM3, pricePerM3),
  }
}
