import { tankHours } from './tank-hours.ts'

/** A tank is empty within so many hours, if it goes on emptying as in the last one. */
export const tankEmpty = tankHours(({ hoursToEmpty }) => hoursToEmpty, { priority: 'critical', limit: 3, deadband: 1 })
