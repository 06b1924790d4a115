import { MINUTE_MS } from '../../time.ts'
import type { Condition } from '../condition.ts'
import { gaugeOf, onMetric } from '../defaults.ts'
import { isAbove, onValue } from '../limits.ts'

const HIGH_SHARE = 0.985
const BACK_SHARE = 0.01

/** A tank is nearly full. */
export const tankHigh: Condition = {
  needsPower: true,
  isTimed: true,
  settings: (device) => {
    const gauge = gaugeOf(device)
    if (gauge === null) return []
    const { metric, full } = gauge
    const [limit, deadband] = [HIGH_SHARE * full, BACK_SHARE * full]
    return [
      onMetric(metric, { priority: 'medium', limit, deadband, onDelayMs: 2 * MINUTE_MS, offDelayMs: 2 * MINUTE_MS }),
    ]
  },
  on: onValue(isAbove),
}
