import { MINUTE_MS } from '../../time.ts'
import type { Condition } from '../condition.ts'
import { onMetric } from '../defaults.ts'
import { gaugesOf, isAbove, onValue } from '../limits.ts'

/** Near the most that a device can read it says little more than that it is there. */
const OF_MAX = 0.98
const BACK_OF_MAX = 0.02

/** A value is above its limit: what an administrator set, else nearly the most that the device says it can read. */
export const thresholdHigh: Condition = {
  needsPower: true,
  isTimed: true,
  settings: (device) =>
    gaugesOf(device).map(({ id, max }) =>
      onMetric(id, {
        priority: 'medium',
        limit: max === undefined || max <= 0 ? null : OF_MAX * max,
        deadband: max === undefined ? 0 : BACK_OF_MAX * Math.max(0, max),
        onDelayMs: MINUTE_MS,
        offDelayMs: MINUTE_MS,
      }),
    ),
  on: onValue(isAbove),
}
