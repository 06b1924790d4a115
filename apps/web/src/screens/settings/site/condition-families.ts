import type { AlarmCondition } from '@vigie/contracts/entities'
import type { siteSettings } from '@/text/alarm-settings'

type Family = keyof typeof siteSettings.families

/** The conditions as people look for them: by what they watch. */
export const FAMILIES: readonly (readonly [family: Family, conditions: readonly AlarmCondition[]])[] = [
  ['supply', ['power-off', 'offline', 'stale']],
  ['limits', ['threshold-high', 'threshold-low']],
  ['tanks', ['tank-high', 'tank-low', 'tank-overflow', 'tank-empty']],
  ['analysis', ['night-flow', 'efficiency-drift', 'anomaly']],
]
