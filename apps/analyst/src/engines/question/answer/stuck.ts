// In: a reading of a device, and what the analyst found. Out: that its sensor stands still, and since when.
import type { MetricId } from '@vigie/contracts/entities'
import type { Call } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { isOfNow } from './of-now.ts'
import type { Bodies } from './reads.ts'
import { dayOf, deviceName } from './words.ts'

/** Since when a sensor stands still, epoch ms; null: it does not. */
export const stuckSince = (device: string, metric: MetricId, found: Bodies['findings'] | null): number | null =>
  found?.findings.find(
    ({ kind, device: of, endedAt, feedback, moved }) =>
      kind === 'stuck-sensor' &&
      of === device &&
      endedAt === null &&
      feedback?.verdict !== 'rejected' &&
      (moved.length === 0 || moved.some((one) => one.device === device && one.metric === metric)),
  )?.since ?? null

/** A warning beside a reading of a sensor that is stuck; `until`: the reading is older than that, epoch ms. */
export const stuckWords = (
  device: string,
  metric: MetricId,
  found: Bodies['findings'] | null,
  facts: Facts,
  until = facts.now,
): readonly string[] => {
  const since = stuckSince(device, metric, found)
  if (since === null || since >= until) return []
  return [`Capteur bloqué depuis le ${dayOf(since, facts)}, ne pas s’y fier : ${deviceName(device, facts)}.`]
}

/** What is said of tanks now, behind which of them are measured by a sensor that stands still. */
export const withStuck = (call: Call, told: Told, found: Bodies['findings'] | null, facts: Facts): Told => {
  if (!isOfNow(call) || call.tool !== 'figure' || !told.known) return told
  const ids = Array.isArray(call.of)
    ? call.of
    : facts.devices.filter(({ role }) => role === 'storage').map(({ id }) => id)
  const words = ids.flatMap((id) => LEVELS.flatMap((metric) => stuckWords(id, metric, found, facts)))
  return words.length === 0 ? told : { ...told, sentences: [...new Set(words), ...told.sentences] }
}
const LEVELS = ['level_m', 'level_pct'] as const
