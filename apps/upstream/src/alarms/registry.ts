import type { AlarmCondition } from '@vigie/contracts/entities'
import type { Condition } from './condition.ts'
import { powerOff } from './conditions/power-off.ts'

/** Every condition that can raise an alarm, by the name the contract gives it. */
export const CONDITIONS: Readonly<Record<AlarmCondition, Condition>> = {
  'power-off': powerOff,
}
