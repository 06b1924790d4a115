import { MINUTE_MS } from '../../time.ts'
import type { Condition } from '../condition.ts'
import { onMetric } from '../defaults.ts'
import { gaugesOf, isBelow, onValue } from '../limits.ts'

/** So little of what the probe of a borehole can read is left above it that its pump is about to run dry. */
const OF_MAX = 0.05
const BACK_OF_MAX = 0.02

/**
 * A value is below its limit: what an administrator set, since no device says which value is too low. The probe of a source
 * has one of its own, as a pump that runs dry is lost within minutes.
 */
export const thresholdLow: Condition = {
  needsPower: true,
  isTimed: true,
  settings: (device) =>
    gaugesOf(device).map(({ id, max }) => {
      const range = device.role === 'source' && id === 'level_m' && max !== undefined && max > 0 ? max : null
      return onMetric(id, {
        priority: range === null ? 'medium' : 'high',
        ...(range !== null && { limit: OF_MAX * range, deadband: BACK_OF_MAX * range }),
        onDelayMs: MINUTE_MS,
        offDelayMs: MINUTE_MS,
      })
    }),
  on: onValue(isBelow),
}
