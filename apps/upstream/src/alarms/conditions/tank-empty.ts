import { MINUTE_MS } from '../../time.ts'
import type { Condition } from '../condition.ts'
import { gaugeOf, onMetric } from '../defaults.ts'
import { isBelow } from '../limits.ts'

/** A tank is empty within so many hours, if it goes on emptying as in the last one. */
export const tankEmpty: Condition = {
  needsPower: true,
  isTimed: true,
  settings: (device) => {
    const gauge = gaugeOf(device)
    return gauge === null
      ? []
      : [onMetric(gauge.metric, { priority: 'critical', limit: 3, deadband: 1, onDelayMs: 5 * MINUTE_MS })]
  },
  on: {
    'tank.followed': ({ metric, hoursToEmpty }, setting, held) => {
      if (metric !== setting.metric) return null
      return hoursToEmpty === null ? { holds: false } : isBelow(hoursToEmpty, setting, held)
    },
  },
}
