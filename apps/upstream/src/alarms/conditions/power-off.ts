import type { Condition } from '../condition.ts'

/** The device has no power. */
export const powerOff: Condition = {
  priority: 'high',
  needsPower: false,
  on: { 'power.changed': ({ powered }) => !powered },
}
