import type { Condition } from '../condition.ts'
import { onDevice } from '../defaults.ts'

/** The analyst finds that what a device measures does not fit together, or does not move any more. */
export const anomaly: Condition = {
  needsPower: true,
  isTimed: false,
  settings: ({ metrics }) => (metrics.length === 0 ? [] : [onDevice({ priority: 'low' })]),
  on: {
    'finding.told': ({ condition, kind, holds, value, threshold }) =>
      condition === 'anomaly' ? { holds, value, threshold, finding: kind } : null,
  },
}
