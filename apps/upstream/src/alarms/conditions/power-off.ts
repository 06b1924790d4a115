import type { Condition } from '../condition.ts'
import { onDevice } from '../defaults.ts'

/** The device has no power. */
export const powerOff: Condition = {
  needsPower: false,
  isTimed: false,
  settings: () => [onDevice({ priority: 'high' })],
  on: { 'power.changed': ({ powered }) => ({ holds: powered === false }) },
}
