/** Whether the buckets of such a period are hours; of every other they are days. */
export const isHourly = (unit: string): boolean => unit === 'day' || unit === 'last-24h'

/** Whether a period moves along with the clock: it ends now, and there is nothing ahead of it. */
export const isRolling = (unit: string): boolean => unit.startsWith('last-')
