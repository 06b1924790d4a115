import type { AlarmCondition } from '@vigie/contracts/entities'
import { latePart } from '../late/late-part.tsx'

/** Conditions of which the analyst knows more than the alarm. */
export const FOUND_CONDITIONS: ReadonlySet<AlarmCondition> = new Set<AlarmCondition>(['anomaly', 'efficiency-drift'])

/** Of these, the one that says of a sensor that it is abnormal. */
export const ANOMALY: ReadonlySet<AlarmCondition> = new Set<AlarmCondition>(['anomaly'])

/** What is abnormal about a device; its code and the analyst's findings are asked for where an alarm says that something is. */
export const Anomaly = latePart(async () => (await import('./found-anomaly.tsx')).FoundAnomaly)
