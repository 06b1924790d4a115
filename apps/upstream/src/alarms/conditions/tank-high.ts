import { isAbove } from '../limits.ts'
import { tankLevel } from './tank-level.ts'

/** A tank is nearly full. */
export const tankHigh = tankLevel(isAbove, { priority: 'medium', share: () => 0.985, backShare: 0.01 })
