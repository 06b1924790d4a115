import type { Device, DeviceId } from '@vigie/contracts/entities'
import { useRef } from 'react'
import { useNow, useSources } from '@/data'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { DEVICE_STATES, type DevicesByState, devicesByState } from './state-counts.ts'

/** Who is in which state, looked at each second; the same object for as long as nobody changes state. */
export const useDeviceStates = (devices: readonly Device[], unpowered: ReadonlySet<DeviceId>): DevicesByState => {
  const { readings } = useSources().live
  const now = useNow(1_000)
  const latestTs = (device: Device): number | null => {
    const main = mainMetric(device)
    return main === null ? null : (readings.get(device.id, main.id)?.ts ?? null)
  }
  const states = devicesByState(devices, unpowered, latestTs, now)
  const kept = useRef(states)
  if (!sameStates(kept.current, states)) kept.current = states
  return kept.current
}

const sameStates = (a: DevicesByState, b: DevicesByState): boolean =>
  DEVICE_STATES.every((state) => a[state].size === b[state].size && [...a[state]].every((id) => b[state].has(id)))
