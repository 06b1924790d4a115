import { MINUTE_MS } from '../../time.ts'
import type { Condition } from '../condition.ts'
import { onDevice } from '../defaults.ts'

/** The device is no longer connected: it said so, or the broker did. One without power is not expected to be. */
export const offline: Condition = {
  needsPower: true,
  isTimed: true,
  settings: ({ kind }) => [onDevice({ priority: kind === 'camera' ? 'low' : 'medium', onDelayMs: 3 * MINUTE_MS })],
  on: {
    'online.changed': ({ online }) => ({ holds: !online }),
    // it may have gone while it had no power
    'power.changed': ({ powered, online }) => (powered === true ? { holds: online === false } : null),
  },
}
