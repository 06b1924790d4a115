import type { Device } from '@vigie/contracts/entities'
import type { Estimate, Finding } from '@vigie/contracts/rest/analyst'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { amount } from '@/widgets/findings/amount'

/** What ids stand for on this site. */
export type Names = {
  readonly currency: string
  readonly deviceOf: (id: string) => Device | undefined
  readonly nameOf: (id: string) => string
}

export const intervalOf = ({ low, high }: Estimate, unit: string): string =>
  words.interval(amount(low, unit), amount(high, unit))

/** Sum of what lasting findings cost; null where none says it. */
export const sumOf = (findings: readonly Finding[], part: 'volumeM3' | 'energyKwh' | 'cost'): number | null => {
  const known = findings.flatMap((finding) => finding[part]?.value ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}
