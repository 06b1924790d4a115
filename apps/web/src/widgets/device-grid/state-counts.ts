import type { Device, DeviceId, Freshness } from '@vigie/contracts/entities'
import { freshnessOf } from '@vigie/contracts/entities'
import { mainMetric } from '../device-tile/device-metrics.ts'

export const DEVICE_STATES = ['sans-alimentation', 'périmé', 'ancien', 'inconnu', 'frais'] as const
/** What devices are counted and filtered by: how fresh their main value is, and who is without power. */
export type DeviceState = Freshness | 'sans-alimentation'
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
    frais: new Set<DeviceId>(),
    ancien: new Set<DeviceId>(),
    périmé: new Set<DeviceId>(),
    inconnu: new Set<DeviceId>(),
    'sans-alimentation': new Set(devices.filter(({ id }) => unpowered.has(id)).map(({ id }) => id)),
  }
  for (const device of devices) {
    const main = mainMetric(device)
    if (main === null) continue
    const at = latestTs(device)
    states[freshnessOf(at === null ? null : now - at, main.cadenceMs)].add(device.id)
  }
  return states
}
