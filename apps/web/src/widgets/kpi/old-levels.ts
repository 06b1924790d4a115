// In: when levels of tanks were read, and which have no power. Out: the oldest reading that makes what follows from it an estimate.
import { type DeviceId, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { useUnpowered } from '@/data'

/** What is computed from a level read longer ago than this is estimated. */
const READ_LATELY_MS = 15 * MINUTE_MS

type Read = Pick<KpiBody['storages'][number], 'device' | 'levelAt'>

/**
 * When the oldest level was read that does not tell of now: of a tank without power, or read long before `until`; null:
 * all were read lately.
 */
export const oldLevelAt = (tanks: readonly Read[], until: number, unpowered: ReadonlySet<DeviceId>): number | null => {
  const old = tanks.flatMap(({ device, levelAt }) =>
    levelAt != null && (unpowered.has(device) || until - levelAt > READ_LATELY_MS) ? [levelAt] : [],
  )
  return old.length === 0 ? null : Math.min(...old)
}

/** The same, of now. */
export const useOldLevelAt = (tanks: readonly Read[], until: number): number | null =>
  oldLevelAt(tanks, until, useUnpowered())
