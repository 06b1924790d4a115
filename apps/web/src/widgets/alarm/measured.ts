import { type Alarm, alarmUnit } from '@vigie/contracts/entities'
import { formatNumber, withUnit } from '@/text'

/** A value or a limit of an alarm with its unit: at most two decimals, as the condition measured it. */
export const measured = (value: number, alarm: Alarm): string =>
  withUnit(formatNumber(value, Number.isInteger(value) ? 0 : 2), alarmUnit(alarm))
