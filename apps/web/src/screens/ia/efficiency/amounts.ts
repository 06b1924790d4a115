import type { Device } from '@vigie/contracts/entities'
import type { Estimate, Finding } from '@vigie/contracts/rest/analyst'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { amount, asWritten } from '@/widgets/findings/amount'

/** What ids stand for on this site. */
export type Names = {
  readonly currency: string
  readonly deviceOf: (id: string) => Device | undefined
  readonly nameOf: (id: string) => string
}

export const intervalOf = ({ low, high }: Estimate, unit: string): string =>
  words.interval(amount(low, ''), amount(high, unit))

/** What findings cost together, as the sum of what each is written to cost, with its unit; null where none says it. */
export const lossesOf = (findings: readonly Finding[], currency: string) =>
  ({
    water: [sumOf(findings, 'volumeM3'), 'm³'],
    energy: [sumOf(findings, 'energyKwh'), 'kWh'],
    cost: [sumOf(findings, 'cost'), currency],
  }) as const

const sumOf = (findings: readonly Finding[], part: 'volumeM3' | 'energyKwh' | 'cost'): number | null => {
  const known = findings.flatMap((finding) => finding[part]?.value ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => sum + asWritten(value), 0)
}

/** What costs most first; what costs nothing by when it began, the newest first. */
export const byLoss = (a: Finding, b: Finding): number =>
  (b.cost?.value ?? -1) - (a.cost?.value ?? -1) || b.since - a.since
