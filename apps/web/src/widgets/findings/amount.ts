import type { Finding } from '@vigie/contracts/rest/analyst'
import { formatNumber, formatQuantity, roundTo, withUnit } from '@/text'

/** Small numbers keep what tells them apart. */
const decimalsOf = (value: number): number => {
  const size = Math.abs(value)
  if (size >= 100) return 0
  return size >= 10 ? 1 : 2
}

/** A measured value with its unit. */
export const amount = (value: number, unit: string): string =>
  withUnit(formatNumber(value, unit === 'kWh/m³' ? 3 : decimalsOf(value)), unit)

/** A value as it is written: what is written of a whole is the sum of what is written of its parts. */
export const asWritten = (value: number): number => roundTo(value, decimalsOf(value))

/** What was usual and what is now, of a finding; a value that a screen shows live has the decimals that it has there. */
export const amountsOf = ({
  kind,
  usual,
  present,
  unit,
  moved,
}: Finding): readonly [usual: string, present: string] => {
  const metric = moved[0]?.metric
  const write = (value: number): string =>
    kind === 'stuck-sensor' && metric !== undefined ? formatQuantity(value, metric) : amount(value, unit)
  return [write(usual), write(present)]
}
