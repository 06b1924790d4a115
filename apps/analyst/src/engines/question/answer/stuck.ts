// In: a reading of a device, and what the analyst found. Out: that its sensor stands still, and since when.
import type { MetricId } from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'
import type { Bodies } from './reads.ts'
import { dayOf, deviceName } from './words.ts'

/** A warning beside a reading of a sensor that is stuck; `until`: the reading is older than that, epoch ms. */
export const stuckWords = (
  device: string,
  metric: MetricId,
  found: Bodies['findings'] | null,
  facts: Facts,
  until = facts.now,
): readonly string[] => {
  const stuck = found?.findings.find(
    ({ kind, device: of, endedAt, feedback, moved }) =>
      kind === 'stuck-sensor' &&
      of === device &&
      endedAt === null &&
      feedback?.verdict !== 'rejected' &&
      (moved.length === 0 || moved.some((one) => one.device === device && one.metric === metric)),
  )
  if (stuck === undefined || stuck.since >= until) return []
  return [`Capteur bloqué depuis le ${dayOf(stuck.since, facts)}, ne pas s’y fier : ${deviceName(device, facts)}.`]
}
