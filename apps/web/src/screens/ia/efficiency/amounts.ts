import type { Device } from '@vigie/contracts/entities'
import type { Estimate, Finding } from '@vigie/contracts/rest/analyst'
import { formatNumber, withUnit } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'

/** What ids stand for on this site. */
export type Names = {
  readonly currency: string
  readonly deviceOf: (id: string) => Device | undefined
  readonly nameOf: (id: string) => string
}

/** Small numbers keep what tells them apart. */
const decimalsOf = (value: number): number => {
  const size = Math.abs(value)
  if (size >= 100) return 0
  return size >= 10 ? 1 : 2
}

export const amount = (value: number, unit: string): string =>
  withUnit(formatNumber(value, unit === 'kWh/m³' ? 3 : decimalsOf(value)), unit)

export const intervalOf = ({ low, high }: Estimate, unit: string): string =>
  words.interval(amount(low, unit), amount(high, unit))

/** Sum of what lasting findings cost; null where none says it. */
export const sumOf = (findings: readonly Finding[], part: 'volumeM3' | 'energyKwh' | 'cost'): number | null => {
  const known = findings.flatMap((finding) => finding[part]?.value ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** What a person still has to look at. */
export const isCurrent = ({ endedAt, feedback }: Finding): boolean =>
  endedAt === null && feedback?.verdict !== 'rejected'
