// In: the last night of each consumer, as the upstream judges it for the alarm. Out: who probably leaks.
import { type Device, type KpiBody, METRICS, type PeriodInput } from '@vigie/contracts/entities'
import type { Finding } from '@vigie/contracts/rest/analyst'

/** A consumer that drew far more in its last night than usual: the rule of the alarm, so that both tell the same. */
export type Leak = {
  readonly device: Device
  /** minimum flow of the last night, m³/h */
  readonly flow: number
  /** that of usual nights, m³/h */
  readonly usual: number
  /** when the last night was over, and the first of those that all were so, epoch ms */
  readonly at: number
  readonly since: number
}

/** Last nights are those of today, whatever period the page shows. */
export const TODAY: PeriodInput = { unit: 'day' }

/**
 * A finding of a leak as the nights of its device tell it, where they do: what is usual and what runs now are one figure
 * everywhere. What the analyst measured by another rule remains of devices whose nights nobody judges.
 */
export const toldByNights = <F extends Pick<Finding, 'kind' | 'device' | 'usual' | 'present' | 'unit'>>(
  finding: F,
  leaks: readonly Leak[],
): F => {
  const leak = finding.kind === 'leak' ? leaks.find(({ device }) => device.id === finding.device) : undefined
  return leak === undefined
    ? finding
    : { ...finding, usual: leak.usual, present: leak.flow, unit: METRICS.flow_m3h.unit }
}

/**
 * The probable leaks of a site, the largest first.
 * @param today figures of `TODAY`; undefined: not known (yet)
 */
export const leaksOf = (
  devices: readonly Device[],
  today: Pick<KpiBody, 'consumptions'> | undefined,
): readonly Leak[] =>
  (today?.consumptions ?? [])
    .flatMap(({ device: id, night }): readonly Leak[] => {
      const device = devices.find((one) => one.id === id)
      if (device === undefined || night == null || night.leakSince === null || night.usualM3h === null) return []
      return [{ device, flow: night.flowM3h, usual: night.usualM3h, at: night.at, since: night.leakSince }]
    })
    .toSorted((a, b) => b.flow - b.usual - (a.flow - a.usual))
