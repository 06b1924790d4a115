import type { AlarmPriority, Device } from '@vigie/contracts/entities'
import { MINUTE_MS } from '../../time.ts'
import type { Condition } from '../condition.ts'
import { gaugeOf, onMetric } from '../defaults.ts'
import { onValue } from '../limits.ts'

/**
 * The level of a tank is beyond a limit; limit and deadband are shares (0 to 1) of what its gauge shows when it is full.
 * @param beyond on which side of the limit it holds
 */
export const tankLevel = (
  beyond: Parameters<typeof onValue>[0],
  defaults: { readonly priority: AlarmPriority; readonly share: (tank: Device) => number; readonly backShare: number },
): Condition => ({
  needsPower: true,
  isTimed: true,
  settings: (device) => {
    const gauge = gaugeOf(device)
    if (gauge === null) return []
    const { metric, full } = gauge
    const [limit, deadband] = [defaults.share(device) * full, defaults.backShare * full]
    const delays = { onDelayMs: 2 * MINUTE_MS, offDelayMs: 2 * MINUTE_MS }
    return [onMetric(metric, { priority: defaults.priority, limit, deadband, ...delays })]
  },
  on: onValue(beyond),
})
