import { MINUTE_MS } from '../../time.ts'
import type { Condition } from '../condition.ts'
import { onMetric } from '../defaults.ts'
import { gaugesOf, isBelow, onValue } from '../limits.ts'

/** A value is below the limit that an administrator set: no device says which value is too low. */
export const thresholdLow: Condition = {
  needsPower: true,
  isTimed: true,
  settings: (device) =>
    gaugesOf(device).map(({ id }) => onMetric(id, { priority: 'medium', onDelayMs: MINUTE_MS, offDelayMs: MINUTE_MS })),
  on: onValue(isBelow),
}
