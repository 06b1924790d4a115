import type { Condition } from '../condition.ts'
import { onDevice } from '../defaults.ts'

/** The analyst finds that a pump takes more energy for each cubic metre than its own history explains. */
export const efficiencyDrift: Condition = {
  needsPower: true,
  isTimed: false,
  settings: ({ role, metrics }) => {
    const has = (wanted: string) => metrics.some(({ id }) => id === wanted)
    return role === 'source' && has('flow_m3h') && has('power_kw') ? [onDevice({ priority: 'low' })] : []
  },
  on: {
    'finding.told': ({ condition, kind, holds, value, threshold }) =>
      condition === 'efficiency-drift' ? { holds, value, threshold, finding: kind } : null,
  },
}
