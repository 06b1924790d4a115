import type { Device, DeviceId, Freshness } from '@vigie/contracts/entities'
import { freshnessOf } from '@vigie/contracts/entities'
import type { Asset } from '../assets/assets-of.ts'
import { mainMetric } from '../device-tile/device-metrics.ts'

export const DEVICE_STATES = ['unpowered', 'stale', 'old', 'unknown', 'fresh', 'mute'] as const
/** What devices are counted and filtered by: who is without power, who measures nothing, how fresh the others are. */
export type DeviceState = Freshness | 'unpowered' | 'mute'
export type DevicesByState = Readonly<Record<DeviceState, ReadonlySet<DeviceId>>>

/**
 * Which devices are in which state now, each in one, so that the counts add up to all of them: without power before
 * any freshness, and those that measure nothing apart.
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
    unpowered: new Set<DeviceId>(),
    mute: new Set<DeviceId>(),
  }
  const stateOf = (device: Device): DeviceState => {
    if (unpowered.has(device.id)) return 'unpowered'
    const main = mainMetric(device)
    if (main === null) return 'mute'
    const at = latestTs(device)
    return freshnessOf(at === null ? null : now - at, main.cadenceMs)
  }
  for (const device of devices) states[stateOf(device)].add(device.id)
  return states
}

/** The devices by which assets are in a state: one measures nothing only where none of its devices does, as a lone camera. */
export const devicesIn = (
  assets: readonly Asset[],
  states: DevicesByState,
  state: DeviceState,
): ReadonlySet<DeviceId> =>
  state === 'mute'
    ? new Set(
        assets.flatMap(({ members }) =>
          members.every(({ id }) => states.mute.has(id)) ? members.map(({ id }) => id) : [],
        ),
      )
    : states[state]

/** How many assets have at least one device in each state: one of several devices may count in several. */
export const countAssets = (
  assets: readonly Asset[],
  states: DevicesByState,
): Readonly<Record<DeviceState, number>> => {
  const count = (state: DeviceState) => {
    const ids = devicesIn(assets, states, state)
    return assets.filter(({ members }) => members.some(({ id }) => ids.has(id))).length
  }
  return {
    unpowered: count('unpowered'),
    stale: count('stale'),
    old: count('old'),
    unknown: count('unknown'),
    fresh: count('fresh'),
    mute: count('mute'),
  }
}
