import type { Device, DeviceId, Freshness } from '@vigie/contracts/entities'
import { freshnessOf } from '@vigie/contracts/entities'
import { mainMetric } from '../device-tile/device-metrics.ts'

export const DEVICE_STATES = ['unpowered', 'stale', 'old', 'unknown', 'fresh'] as const
/** What devices are counted and filtered by: how fresh their main value is, and who is without power. */
export type DeviceState = Freshness | 'unpowered'
export type DevicesByState = Readonly<Record<DeviceState, ReadonlySet<DeviceId>>>

/**
 * Which devices are in which state now. One without power is counted for that as well as for
 * its freshness; one that measures nothing has no freshness.
 * @param latestTs time of the device's latest main value, epoch ms; null: never seen
 */
export const devicesByState = (
  devices: readonly Device[],
  unpowered: ReadonlySet<DeviceId>,
  latestTs: (device: Device) => number | null,
  now: number,
): DevicesByState => {
  const states = {
    fresh: new Set<DeviceId>(),
    old: new Set<DeviceId>(),
    stale: new Set<DeviceId>(),
    unknown: new Set<DeviceId>(),
    unpowered: new Set(devices.filter(({ id }) => unpowered.has(id)).map(({ id }) => id)),
  }
  for (const device of devices) {
    const main = mainMetric(device)
    if (main === null) continue
    const at = latestTs(device)
    states[freshnessOf(at === null ? null : now - at, main.cadenceMs)].add(device.id)
  }
  return states
}
