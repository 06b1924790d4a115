import { type Alarm, type AlarmCondition, type Device, type DeviceStatus, freshnessOf } from '@vigie/contracts/entities'
import { mainMetric } from '../device-tile/device-metrics.ts'

/** What a mark on the map says of its device, the worst first; not knowing is a state of its own. */
export const MAP_STATES = [
  'frozen-unpowered',
  'frozen',
  'alarm-critical',
  'unpowered',
  'alarm-high',
  'alarm-medium',
  'offline',
  'stale',
  'alarm-low',
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
  /** those of the device that are active */
  readonly alarms: readonly Pick<Alarm, 'condition' | 'priority'>[]
}

/** Conditions that a state says as well: their alarm adds nothing to it. */
const SAID: ReadonlyMap<AlarmCondition, readonly MapState[]> = new Map([
  ['power-off', ['unpowered', 'affected']],
  ['offline', ['unpowered', 'affected', 'offline']],
  ['stale', ['unpowered', 'affected', 'offline', 'stale']],
])

/** The state of one device: the worst of what its statuses say, and of each active alarm that tells something else. */
export const mapStateOf = (
  device: Pick<Device, 'kind' | 'metrics'>,
  { alarms, ...known }: DeviceFacts,
  now: number,
): MapState => {
  const state = ownStateOf(device, known, now)
  const told = alarms.filter(({ condition }) => SAID.get(condition)?.includes(state) !== true)
  return worstOf([state, ...told.map(({ priority }) => `alarm-${priority}` as const)])
}

/** By its statuses and values: without power because the whole site is, it is no cause. One that measures nothing is in service while it is connected. */
const ownStateOf = (
  device: Pick<Device, 'kind' | 'metrics'>,
  { status, latestAt, isSupplied }: Omit<DeviceFacts, 'alarms'>,
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
