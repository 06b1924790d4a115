import type { AlarmLoad, FigureId } from '@vigie/contracts/entities'

export type Verdict = 'acceptable' | 'manageable' | 'excessive'

/** What ISA-18.2 and EEMUA 191 hold acceptable, and manageable at most, for one operating position. */
export type Limits = {
  readonly acceptable: number
  /** absent: what is not acceptable is excessive */
  readonly manageable?: number
  /** the acceptable value itself is one too many */
  readonly strict?: true
}

export type Measured = {
  readonly measure: keyof Pick<
    AlarmLoad,
    'perDay' | 'perHour' | 'perTenMinutes' | 'peakTenMinutes' | 'floodPct' | 'topTenPct' | 'stale' | 'chattering'
  >
  readonly figure: FigureId
  readonly limits: Limits
  /** with fewer new alarms than this it says too little to be judged */
  readonly fewest?: number
}

/** New alarms per day that one operating position can take. */
export const PER_DAY = { acceptable: 150, manageable: 300 } as const satisfies Limits

/** New alarms in ten minutes above which they are a flood. */
export const PEAK_TEN_MINUTES = { acceptable: 10 } as const satisfies Limits

/** Of fewer new alarms than this a share says too little to be judged. */
export const SHARES_FROM = 100

/** What is judged, in the order it is read. */
export const MEASURES: readonly Measured[] = [
  { measure: 'perDay', figure: 'alarmsPerDay', limits: PER_DAY },
  { measure: 'perHour', figure: 'alarmsPerHour', limits: { acceptable: 6, manageable: 12 } },
  { measure: 'perTenMinutes', figure: 'alarmsPerTenMinutes', limits: { acceptable: 1, manageable: 2 } },
  { measure: 'peakTenMinutes', figure: 'alarmsPeakTenMinutes', limits: PEAK_TEN_MINUTES },
  { measure: 'floodPct', figure: 'floodPct', limits: { acceptable: 1, strict: true } },
  { measure: 'topTenPct', figure: 'topTenPct', limits: { acceptable: 5 }, fewest: SHARES_FROM },
  { measure: 'stale', figure: 'staleAlarms', limits: { acceptable: 5, strict: true } },
  { measure: 'chattering', figure: 'chatteringAlarms', limits: { acceptable: 0 } },
]

/** What the limits of a measure say of a load; null: there is nothing to judge, or too little. */
export const judgementOf = (load: AlarmLoad, { measure, limits, fewest = 0 }: Measured): Verdict | null =>
  load.raised < fewest ? null : verdictOf(load[measure], limits)

/** Alarms that stand for over a day, though they are few enough: each is to be mended, and nothing of that is well. */
export const leftToMend = (load: AlarmLoad, one: Measured): number =>
  one.measure === 'stale' && judgementOf(load, one) === 'acceptable' ? load.stale : 0

/** null: there is nothing to judge. */
export const verdictOf = (value: number | null, { acceptable, manageable, strict }: Limits): Verdict | null => {
  if (value === null) return null
  if (strict ? value < acceptable : value <= acceptable) return 'acceptable'
  return manageable !== undefined && value <= manageable ? 'manageable' : 'excessive'
}
