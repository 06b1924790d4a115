import type { MetricId } from '@vigie/contracts/entities'
import type { Estimate } from '../savings/interval.ts'

/** What can be found out about a device. */
export type FindingKind = 'leak' | 'clogged-filter' | 'efficiency-drift' | 'stuck-sensor' | 'unusual-behaviour'

/** A metric that moved: what it was, what it is. */
export type MovedMetric = {
  readonly device: string
  readonly metric: MetricId
  readonly usual: number
  readonly present: number
}

/** One value a day around a finding, beside what was usual, and the running sum that proved the drift. */
export type EvidencePoint = { readonly at: number; readonly value: number; readonly sum: number }

export type Finding = {
  readonly kind: FindingKind
  readonly device: string
  /** when it began, and when that was proved, epoch ms */
  readonly since: number
  readonly provedAt: number
  readonly moved: readonly MovedMetric[]
  /** null: does not apply, or its interval covers zero */
  readonly volumeM3: Estimate | null
  readonly energyKwh: Estimate | null
  readonly cost: Estimate | null
  /** of what the evidence draws, and what was usual of it */
  readonly unit: string
  readonly usual: number
  readonly present: number
  readonly evidence: readonly EvidencePoint[]
}
