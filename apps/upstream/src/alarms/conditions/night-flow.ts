import { LEAST_NIGHT_RISE_M3H } from '@vigie/contracts/entities'
import type { Condition } from '../condition.ts'
import { onDevice } from '../defaults.ts'

/**
 * A sector draws far more at night than it used to, the usual sign of a leak: its lowest flow of the night is so many
 * times that of its usual nights. It is judged when the night is over, and begins with the first of the nights that
 * were all so: nights may be heard of late, and every screen tells of the same beginning.
 */
export const nightFlow: Condition = {
  needsPower: true,
  isTimed: false,
  settings: ({ role, metrics }) =>
    role === 'consumption' && metrics.some(({ id }) => id === 'flow_m3h')
      ? [onDevice({ priority: 'medium', limit: 2, deadband: 0.5 })]
      : [],
  on: {
    'night.judged': ({ flowM3h, usualM3h, since }, { values: { limit, deadband } }, held) => {
      if (limit === null || usualM3h === null) return null
      const leastM3h = (times: number) => Math.max(times * usualM3h, usualM3h + LEAST_NIGHT_RISE_M3H)
      const holds = flowM3h >= (held ? Math.min(leastM3h(limit), leastM3h(limit - deadband)) : leastM3h(limit))
      return { holds, value: flowM3h, threshold: leastM3h(limit), since }
    },
  },
}
