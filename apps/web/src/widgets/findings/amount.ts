import { formatNumber, withUnit } from '@/text'

/** Small numbers keep what tells them apart. */
const decimalsOf = (value: number): number => {
  const size = Math.abs(value)
  if (size >= 100) return 0
  return size >= 10 ? 1 : 2
}

/** A measured value with its unit. */
export const amount = (value: number, unit: string): string =>
  withUnit(formatNumber(value, unit === 'kWh/m³' ? 3 : decimalsOf(value)), unit)
