import { isDeepStrictEqual } from 'node:util'
import { type Device, METRICS, type MetricId, type Site } from '@vigie/contracts/entities'
import type { SeriesSpec } from '../series/spec.ts'
import { type Births, readDevices, saveDevices } from '../store/devices.ts'
import { readSites } from '../store/sites.ts'
import type { Wired } from '../store/store.ts'
import { createRefresh } from './refresh.ts'

export type KnownDevice = { readonly device: Device; readonly metrics: ReadonlyMap<string, SeriesSpec> }

/** Sites and devices as the database has them, with the targets and budgets in force, at hand for every message. */
export type Directory = {
  readonly sites: () => readonly Site[]
  readonly site: (slug: string) => Site | undefined
  readonly device: (site: string, id: string) => KnownDevice | undefined
  readonly devicesOf: (site: string) => Device[]
  readonly knownOf: (site: string) => KnownDevice[]
  /** Reads it again from the database. */
  readonly reload: () => Promise<void>
  /** Saves devices, then knows them. */
  readonly save: (devices: readonly Device[]) => Promise<readonly Births[]>
  /** Whether a device is known to have declared itself just so. */
  readonly has: (device: Device) => boolean
}

export const createDirectory = async (store: Wired): Promise<Directory> => {
  let sites = new Map<string, Site>()
  let devices = new Map<string, KnownDevice>()
  let declared = new Map<string, Device>()
  const reload = createRefresh(async () => {
    const [allSites, all] = [await readSites(store.db), await readDevices(store.db)]
    sites = new Map(allSites.map((one) => [one.slug, one]))
    const ids = new Map(all.series.map(({ id, site, device, metric }) => [`${site}/${device}/${metric}`, id]))
    devices = new Map(all.devices.map(({ device }) => [keyOf(device), known(device, sites.get(device.site), ids)]))
    declared = new Map(all.devices.map((one) => [keyOf(one.declared), one.declared]))
  })
  await reload()
  const find = (site: string, id: string) => devices.get(`${site}/${id}`)
  const knownOf = (site: string) => [...devices.values()].filter(({ device }) => device.site === site)
  return {
    sites: () => [...sites.values()],
    site: (slug) => sites.get(slug),
    device: find,
    devicesOf: (site) => knownOf(site).map(({ device }) => device),
    knownOf,
    reload,
    save: async (list) => {
      const births = await saveDevices(store, list)
      await reload()
      return births
    },
    has: (device) => isDeepStrictEqual(declared.get(keyOf(device)), device),
  }
}

const keyOf = ({ site, id }: Device): string => `${site}/${id}`

const known = (device: Device, site: Site | undefined, ids: ReadonlyMap<string, number>): KnownDevice => ({
  device,
  metrics: new Map(
    device.metrics.flatMap((metric): [MetricId, SeriesSpec][] => {
      const id = ids.get(`${device.site}/${device.id}/${metric.id}`)
      if (id === undefined || site === undefined) return []
      return [
        [
          metric.id,
          {
            id,
            site: device.site,
            device: device.id,
            metric: metric.id,
            nature: METRICS[metric.id].nature,
            cadenceMs: metric.cadenceMs,
            max: metric.max ?? null,
            maxRatePerHour: metric.maxRatePerHour ?? null,
            timeZone: site.timeZone,
          },
        ],
      ]
    }),
  ),
})
