import type { Device, DeviceId } from '@vigie/contracts/entities'
import { useMemo, useRef } from 'react'
import { useActiveAlarms, useFeed, useNow, useSources } from '@/data'
import { gridMeter, mainMetric } from '../device-tile/device-metrics.ts'
import { type MapState, mapStateOf } from './map-state.ts'

export type MapStates = ReadonlyMap<DeviceId, MapState>

/** Each device's state, looked at each second; the same object for as long as none changes. Frozen while not live. */
export const useMapStates = (devices: readonly Device[]): MapStates => {
  const { readings, board } = useSources().live
  const { trusted } = useFeed()
  const now = useNow(1_000)
  const active = useActiveAlarms()
  const alarmsOf = useMemo(() => Map.groupBy(active, ({ device }) => device), [active])
  const supply = gridMeter(devices)?.id
  const isSupplyOn = supply === undefined || board.status(supply)?.powered !== false
  const isSupplied = ({ id }: Device) => isSupplyOn || id === supply
  const stateOf = (device: Device): MapState => {
    if (!trusted) return board.status(device.id)?.powered === false ? 'frozen-unpowered' : 'frozen'
    const main = mainMetric(device)
    const latestAt = main === null ? null : (readings.get(device.id, main.id)?.ts ?? null)
    const alarms = alarmsOf.get(device.id) ?? []
    return mapStateOf(
      device,
      { status: board.status(device.id), latestAt, isSupplied: isSupplied(device), alarms },
      now,
    )
  }
  const states = new Map(devices.map((device) => [device.id, stateOf(device)]))
  const kept = useRef<MapStates>(states)
  if (!isSame(kept.current, states)) kept.current = states
  return kept.current
}

const isSame = (a: MapStates, b: MapStates): boolean =>
  a.size === b.size && [...a].every(([id, state]) => b.get(id) === state)
