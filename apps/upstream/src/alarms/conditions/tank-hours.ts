import type { AlarmPriority } from '@vigie/contracts/entities'
import { MINUTE_MS } from '../../time.ts'
import type { AlarmFact, Condition } from '../condition.ts'
import { gaugeOf, onMetric } from '../defaults.ts'
import { isBelow } from '../limits.ts'

type Followed = Extract<AlarmFact, { type: 'tank.followed' }>

/**
 * A tank comes to an end of its height within so many hours, if it goes on as in the last one; `of`: the hours left,
 * null: it does not go that way.
 * @param defaults limit and deadband in hours
 */
export const tankHours = (
  of: (followed: Followed) => number | null,
  defaults: { readonly priority: AlarmPriority; readonly limit: number; readonly deadband: number },
): Condition => ({
  needsPower: true,
  isTimed: true,
  settings: (device) => {
    const gauge = gaugeOf(device)
    return gauge === null ? [] : [onMetric(gauge.metric, { ...defaults, onDelayMs: 5 * MINUTE_MS })]
  },
  on: {
    'tank.followed': (followed, setting, held) => {
      if (followed.metric !== setting.metric) return null
      const hours = of(followed)
      return hours === null ? { holds: false } : isBelow(hours, setting, held)
    },
  },
})
