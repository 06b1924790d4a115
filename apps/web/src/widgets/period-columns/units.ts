/** Whether the buckets of such a period are hours; of every other they are days. */
export const isHourly = (unit: string): boolean => unit === 'day' || unit === 'last-24h'
