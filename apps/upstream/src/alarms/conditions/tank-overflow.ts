import { MINUTE_MS } from '../../time.ts'
import type { Condition } from '../condition.ts'
import { gaugeOf, onMetric } from '../defaults.ts'
import { isBelow } from '../limits.ts'

/** A tank runs over within so many hours, if it goes on filling as in the last one. */
export const tankOverflow: Condition = {
  needsPower: true,
  isTimed: true,
  settings: (device) => {
    const gauge = gaugeOf(device)
    return gauge === null
      ? []
      : [onMetric(gauge.metric, { priority: 'high', limit: 0.5, deadband: 0.25, onDelayMs: 5 * MINUTE_MS })]
  },
  on: {
    'tank.followed': ({ metric, hoursToFull }, setting, held) => {
      if (metric !== setting.metric) return null
      return hoursToFull === null ? { holds: false } : isBelow(hoursToFull, setting, held)
    },
  },
}
