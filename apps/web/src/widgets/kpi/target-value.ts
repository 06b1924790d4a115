import { HOUR_MS } from '@vigie/contracts/entities'
import { formatNumber, formatSpan, withUnit } from '@/text'
import type { Target } from './figure.ts'

/** What is aimed at, as it was set: « 24 h », « 99,5 % », without decimals that it has not. */
export const targetValue = ({ value }: Target, unit: string): string =>
  unit === 'h' ? formatSpan(value * HOUR_MS) : withUnit(formatNumber(value, Number.isInteger(value) ? 0 : 2), unit)
