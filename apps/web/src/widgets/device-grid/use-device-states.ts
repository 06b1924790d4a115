import type { Device, DeviceId } from '@vigie/contracts/entities'
import { useMemo, useRef } from 'react'
import { useActiveAlarms, useNow, useSources } from '@/data'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { DEVICE_STATES, type DevicesByState, devicesByState } from './state-counts.ts'

/** Devices whose power-off alarm stands now. */
export const useUnpowered = (): ReadonlySet<DeviceId> => {
  const alarms = useActiveAlarms()
  return useMemo(
    () => new Set(alarms.filter(({ condition }) => condition === 'power-off').map(({ device }) => device)),
    [alarms],
  )
}

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
