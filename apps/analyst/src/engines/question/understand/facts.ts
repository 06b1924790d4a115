import type { Device, DeviceRole, Site } from '@vigie/contracts/entities'
import type { Group } from '../call.ts'

/** What the agent knows of the site before a question: what stands there, and what day it is. */
export type Facts = {
  readonly site: Pick<Site, 'slug' | 'name' | 'timeZone' | 'currency' | 'targets' | 'tariff'>
  readonly devices: readonly Device[]
  /** the current day on site, YYYY-MM-DD */
  readonly today: string
  /** ms */
  readonly now: number
  /** names of other sites that the person asking may see */
  readonly otherSites: readonly string[]
}

const ROLE_OF: Readonly<Record<Exclude<Group, 'devices'>, DeviceRole>> = {
  sources: 'source',
  storages: 'storage',
  consumptions: 'consumption',
  meters: 'energy',
}

/** Whether a device is the one that its asset is known by. */
export const isMain = ({ id, asset, metrics, kind }: Device): boolean =>
  asset === null ? metrics.length > 0 && kind !== 'camera' : asset.id === id

/** The main devices of a group. */
export const devicesOf = (group: Group, { devices }: Pick<Facts, 'devices'>): Device[] =>
  devices.filter((device) => (group === 'devices' || device.role === ROLE_OF[group]) && isMain(device))

/** The group that devices of a role belong to. */
export const groupOf = (role: DeviceRole): Exclude<Group, 'devices'> =>
  (({ source: 'sources', storage: 'storages', consumption: 'consumptions', energy: 'meters' }) as const)[role]

/** A meter where water comes in takes no energy. */
export const hasMotor = ({ metrics }: Pick<Device, 'metrics'>): boolean => metrics.some(({ id }) => id === 'energy_kwh')
