import { MINUTE_MS } from '../../time.ts'
import type { Condition } from '../condition.ts'
import { onDevice } from '../defaults.ts'

/** Values this many times older than they should be are outdated on every screen. */
const CADENCES = 10
const AT_LEAST_MS = 15 * MINUTE_MS

/**
 * Nothing is read of the device any more, though it could be heard. Its delay is how long that may last, min; silence
 * before its power came back, or before it was online, is explained by that.
 */
export const stale: Condition = {
  needsPower: true,
  isTimed: false,
  settings: ({ metrics }) =>
    metrics.length === 0
      ? []
      : [
          onDevice({
            priority: 'low',
            onDelayMs: Math.max(CADENCES * Math.min(...metrics.map(({ cadenceMs }) => cadenceMs)), AT_LEAST_MS),
          }),
        ],
  on: {
    'silence.measured': ({ silentMs }, { values: { onDelayMs } }) => ({
      holds: silentMs >= onDelayMs,
      value: Math.floor(silentMs / MINUTE_MS),
      threshold: onDelayMs / MINUTE_MS,
    }),
    'value.read': () => ({ holds: false }),
    'power.changed': ({ powered }) => (powered === true ? { holds: false } : null),
    'online.changed': ({ online }) => (online ? null : { holds: false }),
  },
}
