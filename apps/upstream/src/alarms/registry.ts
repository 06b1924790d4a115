import type { AlarmCondition } from '@vigie/contracts/entities'
import type { Condition } from './condition.ts'
import { anomaly } from './conditions/anomaly.ts'
import { efficiencyDrift } from './conditions/efficiency-drift.ts'
import { nightFlow } from './conditions/night-flow.ts'
import { offline } from './conditions/offline.ts'
import { powerOff } from './conditions/power-off.ts'
import { stale } from './conditions/stale.ts'
import { tankEmpty } from './conditions/tank-empty.ts'
import { tankHigh } from './conditions/tank-high.ts'
import { tankLow } from './conditions/tank-low.ts'
import { tankOverflow } from './conditions/tank-overflow.ts'
import { thresholdHigh } from './conditions/threshold-high.ts'
import { thresholdLow } from './conditions/threshold-low.ts'

/** Every condition that can raise an alarm, by the name the contract gives it. */
export const CONDITIONS: Readonly<Record<AlarmCondition, Condition>> = {
  'power-off': powerOff,
  offline,
  stale,
  'threshold-high': thresholdHigh,
  'threshold-low': thresholdLow,
  'tank-high': tankHigh,
  'tank-low': tankLow,
  'tank-overflow': tankOverflow,
  'tank-empty': tankEmpty,
  'night-flow': nightFlow,
  'efficiency-drift': efficiencyDrift,
  anomaly,
}
