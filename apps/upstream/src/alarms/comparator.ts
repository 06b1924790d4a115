import type { AlarmCondition, AlarmSettingValues, MetricId } from '@vigie/contracts/entities'

/**
 * Where a condition of a device stands between what is measured and its alarm: whether it holds, since when, and
 * whether that has lasted for the delay. One that neither holds nor is on leaves no record. Instants in ms.
 */
export type Comparator = {
  readonly device: string
  readonly condition: AlarmCondition
  /** null: the device as a whole */
  readonly metric: MetricId | null
  readonly holds: boolean
  /** by the clock of what was judged */
  readonly since: number
  /** what the alarm follows */
  readonly isOn: boolean
  /** when the delay is over, by our clock; null: there is nothing to wait for */
  readonly dueAt: number | null
  readonly value: number | null
  readonly threshold: number | null
}

/** What a step of a comparator led to; `edge`: what it is now, null: as before. */
export type ComparatorStep = { readonly after: Comparator; readonly edge: 'on' | 'off' | null }

/** One that neither holds nor is on. */
export const restingComparator = (key: Pick<Comparator, 'device' | 'condition' | 'metric'>): Comparator => ({
  device: key.device,
  condition: key.condition,
  metric: key.metric,
  holds: false,
  since: 0,
  isOn: false,
  dueAt: null,
  value: null,
  threshold: null,
})

/** Whether nothing need be recorded of it. */
export const isResting = ({ holds, isOn }: Comparator): boolean => !holds && !isOn

type Seen = {
  readonly holds: boolean
  readonly value: number | null
  readonly threshold: number | null
  /** when it was measured, ms */
  readonly at: number
  /** our time, ms: the clocks of devices may differ */
  readonly nowMs: number
}

/**
 * What is seen moves a comparator: it is on once the condition has held throughout the delay, and off once it has not
 * held throughout the other. A change back within a delay starts it anew.
 */
export const stepComparator = (
  before: Comparator,
  { holds, value, threshold, at, nowMs }: Seen,
  { onDelayMs, offDelayMs }: Pick<AlarmSettingValues, 'onDelayMs' | 'offDelayMs'>,
): ComparatorStep => {
  const since = holds === before.holds ? before.since : at
  const seen = { ...before, holds, since, ...(holds ? { value, threshold } : {}) }
  if (holds === before.isOn) return { after: { ...seen, dueAt: null }, edge: null }
  const leftMs = since + (holds ? onDelayMs : offDelayMs) - at
  if (leftMs <= 0) return { after: { ...seen, isOn: holds, dueAt: null }, edge: holds ? 'on' : 'off' }
  const dueAt = holds === before.holds && before.dueAt !== null ? before.dueAt : nowMs + leftMs
  return { after: { ...seen, dueAt }, edge: null }
}

/** The delay is over, and nothing else was seen. */
export const endDelay = (before: Comparator): ComparatorStep => ({
  after: { ...before, isOn: before.holds, dueAt: null },
  edge: before.holds === before.isOn ? null : before.holds ? 'on' : 'off',
})
