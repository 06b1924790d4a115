import type { Device, DeviceStatus, Freshness, MetricId } from '@vigie/contracts/entities'
import { measures } from './device-metrics.ts'

/** How old a value is, unless something says more: the feed is frozen, its device is off, or it measures nothing. */
export type Truth = Freshness | 'frozen' | 'off' | 'mute'

/** What an asset does now, or why that is not known; the words are in text/home. */
export type AssetState =
  | 'frozen'
  | 'off-then'
  | 'off'
  | 'offline'
  | 'silent'
  | 'unseen'
  | 'running'
  | 'stopped'
  | 'flowing'
  | 'dry'
  | 'drawing'
  | 'trickling'
  | 'resting'
  | 'supplied'
  | 'producing'
  | 'idle'
  | 'online'
  | 'unknown'

type Seen = {
  readonly truth: Truth
  readonly status: DeviceStatus | null
  readonly value: (metric: MetricId) => number | null
}

const ON = 0.5
/** m³/h below which a meter counts nothing worth a word */
export const STILL_M3H = 0.05
const STILL_KW = 0.05
const HOURS_PER_MONTH = 730

/** What a main device says that its asset does; a device that is off or silent says nothing of what it does. */
export const assetStateOf = (main: Device, { truth, status, value }: Seen): AssetState => {
  // a cut that was told before the feed froze is not forgotten meanwhile
  if (truth === 'frozen') return status?.powered === false ? 'off-then' : 'frozen'
  if (status?.powered === false) return 'off'
  if (status?.online === false) return 'offline'
  if (truth === 'stale') return 'silent'
  if (truth === 'unknown') return 'unseen'
  return workOf(main, value) ?? presenceOf(main, truth, status)
}

const workOf = (main: Device, value: Seen['value']): AssetState | null => {
  const running = value('running')
  if (running !== null) return running >= ON ? 'running' : 'stopped'
  const flow = value('flow_m3h')
  if (flow !== null && main.role === 'consumption')
    return flow > restM3h(main) ? 'drawing' : flow > STILL_M3H ? 'trickling' : 'resting'
  if (flow !== null) return flow > STILL_M3H ? 'flowing' : 'dry'
  const power = value('power_kw')
  if (power !== null && measures(main, 'irradiance_wm2')) return power > STILL_KW ? 'producing' : 'idle'
  return null
}

/** A consumer that takes less than its budget spread over the month hardly takes any: that is what a leak or a tap takes. */
export const restM3h = ({ budgetM3PerMonth }: Device): number =>
  budgetM3PerMonth === null ? STILL_M3H : Math.max(STILL_M3H, budgetM3PerMonth / HOURS_PER_MONTH)

const presenceOf = ({ role }: Device, truth: Truth, status: DeviceStatus | null): AssetState => {
  if (role === 'energy' && status?.powered === true) return 'supplied'
  return status?.online === true || truth === 'fresh' || truth === 'old' ? 'online' : 'unknown'
}
