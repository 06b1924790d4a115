import { reservePctOf } from '@vigie/contracts/entities'
import { isBelow } from '../limits.ts'
import { tankLevel } from './tank-level.ts'

/** A tank is down to its reserve. */
export const tankLow = tankLevel(isBelow, {
  priority: 'high',
  share: (tank) => reservePctOf(tank) / 100,
  backShare: 0.02,
})
