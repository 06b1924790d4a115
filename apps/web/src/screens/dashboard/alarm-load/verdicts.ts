import type { AlarmLoad } from './alarm-load.ts'

export type Verdict = 'acceptable' | 'manageable' | 'excessive'
export type AlarmMeasure = keyof Omit<AlarmLoad, 'raised' | 'indicative'>

/** What ISA-18.2 and EEMUA 191 hold acceptable, and manageable at most, for one operating position. */
export const LIMITS: Readonly<
  Record<AlarmMeasure, { readonly acceptable: number; readonly manageable?: number; readonly strict?: true }>
> = {
  perDay: { acceptable: 150, manageable: 300 },
  perHour: { acceptable: 6, manageable: 12 },
  perTenMinutes: { acceptable: 1, manageable: 2 },
  peakTenMinutes: { acceptable: 10 },
  floodPct: { acceptable: 1, strict: true },
  topTenPct: { acceptable: 5 },
  stale: { acceptable: 5, strict: true },
  chattering: { acceptable: 0 },
}

export const MEASURES = [
  'perDay',
  'perHour',
  'perTenMinutes',
  'peakTenMinutes',
  'floodPct',
  'topTenPct',
  'stale',
  'chattering',
] as const satisfies readonly AlarmMeasure[]

/** null: there is nothing to judge. */
export const verdictOf = (measure: AlarmMeasure, value: number | null): Verdict | null => {
  if (value === null) return null
  const { acceptable, manageable, strict } = LIMITS[measure]
  if (strict ? value < acceptable : value <= acceptable) return 'acceptable'
  return manageable !== undefined && value <= manageable ? 'manageable' : 'excessive'
}
