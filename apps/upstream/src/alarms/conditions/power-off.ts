import type { Condition } from '../condition.ts'
import { onDevice, POWER_PRIORITIES } from '../defaults.ts'

/** The device has no power. */
export const powerOff: Condition = {
  needsPower: false,
  isTimed: false,
  settings: ({ kind }) => [onDevice({ priority: POWER_PRIORITIES[kind] })],
  on: { 'power.changed': ({ powered }) => ({ holds: powered === false }) },
}
