// In: the devices of a site. Out: what the scenes of a wall are made of.
import { type Device, type DeviceRole, deviceRole } from '@vigie/contracts/entities'
import { type Asset, assetsOf } from '@/widgets/assets/assets-of'
import { probeMetric } from '@/widgets/device-detail/probe'
import { groupAssets } from '@/widgets/device-grid/group-assets'
import { measures } from '@/widgets/device-tile/device-metrics'
import type { Series } from './use-measure.ts'

/** A thing that has one mark: an asset with the devices it is made of, or one device by itself. */
export type Marked = Pick<Asset, 'id' | 'members'> & {
  /** the members without which it stands: a gauge that loses its power stops no sector, a camera no tank */
  readonly vital: readonly Device[]
}

/** Things of one role, in an order that never changes: each is found at the same place on every scene. */
export type Group = { readonly role: DeviceRole; readonly things: readonly Marked[] }

/** The assets of a site, grouped and counted as on its first page. */
export const groupsOf = (devices: readonly Device[]): readonly Group[] =>
  groupAssets(assetsOf(devices), { words: '' }).map(({ role, shown }) => ({
    role,
    things: shown.map(({ id, members }) => ({ id, members, vital: vitalOf(members) })),
  }))

/** What does more than measure a state or look on; of gauges and cameras alone, all of them. */
const vitalOf = (members: readonly Device[]): readonly Device[] => {
  const vital = members.filter((member) => probeMetric(member) === null && member.kind !== 'camera')
  return vital.length === 0 ? members : vital
}

/** Each device by itself. */
export const deviceGroupsOf = (devices: readonly Device[]): readonly Group[] =>
  byRole(devices.map((device) => ({ id: device.id, role: device.role, members: [device], vital: [device] })))

const byRole = (things: readonly (Marked & { readonly role: DeviceRole })[]): readonly Group[] =>
  deviceRole.options.flatMap((role) => {
    const own = things.filter((thing) => thing.role === role)
    return own.length === 0 ? [] : [{ role, things: own }]
  })

/** Tanks: what stores water and says how full it is. */
export const tanksOf = (devices: readonly Device[]): readonly Device[] =>
  devices.filter((device) => device.role === 'storage' && levelOf(device) !== null)

/** The metric that says how full a tank is; null: none does. */
export const levelOf = (device: Device): Series | null => {
  const metric =
    device.metrics.find(({ id }) => id === 'level_pct') ??
    (device.heightM === null ? undefined : device.metrics.find(({ id }) => id === 'level_m'))
  return metric === undefined ? null : { device: device.id, metric }
}

type Figures = Readonly<Record<'pumped' | 'drawn' | 'grid' | 'solar', readonly Series[]>>

/** What is summed for each figure of the site. */
export const figuresOf = (devices: readonly Device[]): Figures => {
  const of = (role: DeviceRole, id: Series['metric']['id'], only: (device: Device) => boolean = () => true) =>
    devices.filter((device) => device.role === role && only(device)).flatMap((device) => seriesOf(device, id))
  const isSolar = (device: Device) => measures(device, 'irradiance_wm2')
  return {
    pumped: of('source', 'flow_m3h'),
    drawn: of('consumption', 'flow_m3h'),
    grid: of('energy', 'power_kw', (device) => !isSolar(device)),
    solar: of('energy', 'power_kw', isSolar),
  }
}

export const seriesOf = (device: Device, id: Series['metric']['id']): readonly Series[] =>
  device.metrics
    .filter((metric) => metric.id === id)
    .map((metric) => ({ device: device.id, metric, isOfPump: device.kind === 'pump' }))
