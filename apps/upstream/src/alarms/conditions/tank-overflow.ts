import { tankHours } from './tank-hours.ts'

/** A tank runs over within so many hours, if it goes on filling as in the last one. */
export const tankOverflow = tankHours(({ hoursToFull }) => hoursToFull, {
  priority: 'high',
  limit: 0.5,
  deadband: 0.25,
})
