import { type Device, type DeviceStatus, freshnessOf } from '@vigie/contracts/entities'
import { mainMetric } from '../device-tile/device-metrics.ts'

/** What a mark on the map says of its device, the worst first; not knowing is a state of its own. */
export const MAP_STATES = [
  'frozen-unpowered',
  'frozen',
  'unpowered',
  'offline',
  'stale',
  'affected',
  'unknown',
  'old',
  'in-service',
] as const
export type MapState = (typeof MAP_STATES)[number]

/** What is known of a device now. */
export type DeviceFacts = {
  readonly status: Pick<DeviceStatus, 'powered' | 'online'> | null
  /** time of the latest main value, epoch ms; null: never */
  readonly latestAt: number | null
  /** false: the meter that all of the site hangs on is off, and is another device */
  readonly isSupplied: boolean
}

/** The state of one device: without power because the whole site is, it is no cause. One that measures nothing is in service while it is connected. */
export const mapStateOf = (
  device: Pick<Device, 'kind' | 'metrics'>,
  { status, latestAt, isSupplied }: DeviceFacts,
  now: number,
): MapState => {
  if (status?.powered === false) return isSupplied ? 'unpowered' : 'affected'
  if (status?.online === false) return 'offline'
  const main = mainMetric(device)
  if (main === null) return status?.online === true ? 'in-service' : 'unknown'
  const freshness = freshnessOf(latestAt === null ? null : now - latestAt, main.cadenceMs)
  return freshness === 'fresh' ? 'in-service' : freshness
}

/** The worst of several states; of none, nothing is known. */
export const worstOf = (states: readonly MapState[]): MapState =>
  MAP_STATES.find((state) => states.includes(state)) ?? 'unknown'
