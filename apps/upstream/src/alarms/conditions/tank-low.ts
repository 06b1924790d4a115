import { reservePctOf } from '@vigie/contracts/entities'
import { MINUTE_MS } from '../../time.ts'
import type { Condition } from '../condition.ts'
import { gaugeOf, onMetric } from '../defaults.ts'
import { isBelow, onValue } from '../limits.ts'

const BACK_SHARE = 0.02

/** A tank is down to its reserve. */
export const tankLow: Condition = {
  needsPower: true,
  isTimed: true,
  settings: (device) => {
    const gauge = gaugeOf(device)
    if (gauge === null) return []
    const { metric, full } = gauge
    const [limit, deadband] = [(reservePctOf(device) / 100) * full, BACK_SHARE * full]
    return [
      onMetric(metric, { priority: 'high', limit, deadband, onDelayMs: 2 * MINUTE_MS, offDelayMs: 2 * MINUTE_MS }),
    ]
  },
  on: onValue(isBelow),
}
