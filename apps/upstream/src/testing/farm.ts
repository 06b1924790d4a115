import { type Device, device, type GivenSite, givenSite } from '@vigie/contracts/entities'
import { type DeviceSettings, deviceSettings } from '../alarms/settings.ts'
import { createDirectory, type Directory } from '../directory/directory.ts'
import type { SeriesSpec } from '../series/spec.ts'
import type { Point } from '../series/weave.ts'
import { storeReadings } from '../store/readings.ts'
import { saveSites } from '../store/sites.ts'
import type { Store } from '../store/store.ts'
import type { Database } from '../store/tables.ts'

export const TEST_SITES: readonly GivenSite[] = [
  givenSite.parse({
    slug: 'chaib',
    name: 'Chaib',
    link: 'http://chaib.test',
    position: { lat: 30.09, lon: -9.55 },
    plan: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [-9.55, 30.09],
                [-9.54, 30.09],
                [-9.54, 30.1],
                [-9.55, 30.09],
              ],
            ],
          },
          properties: { kind: 'parcel', name: 'Agrumes' },
        },
      ],
    },
  }),
  givenSite.parse({
    slug: 'paris',
    name: 'Paris',
    link: 'http://paris.test',
    timeZone: 'Europe/Paris',
    position: { lat: 48.8, lon: 2.3 },
  }),
]

/** A pump with a metric of each nature. */
export const testPump = (id: string, siteSlug = 'chaib'): Device =>
  device.parse({
    id,
    site: siteSlug,
    kind: 'pump',
    role: 'source',
    name: `Pompe ${id}`,
    metrics: [
      { id: 'flow_m3h', cadenceMs: 60_000, max: 200 },
      { id: 'volume_m3', cadenceMs: 60_000, maxRatePerHour: 120 },
      { id: 'energy_kwh', cadenceMs: 60_000 },
      { id: 'running', cadenceMs: 60_000 },
    ],
  })

/** How the alarms of a pump are set. */
export const testSettings = (site: string, id: string): DeviceSettings => deviceSettings(testPump(id, site))

/** Stores readings of a site's devices, given by `device/metric`, oldest first. */
export const storeAll = async (
  db: Database,
  directory: Directory,
  siteSlug: string,
  readings: Readonly<Record<string, readonly Point[]>>,
  nowMs: number,
): Promise<void> => {
  const incoming = Object.entries(readings).map(([key, points]) => {
    const [id = '', metric = ''] = key.split('/')
    const spec = directory.device(siteSlug, id)?.metrics.get(metric)
    if (spec === undefined) throw new Error(`no series ${key}`)
    return { spec, points }
  })
  await db.transaction().execute((tx) => storeReadings(tx, incoming, nowMs))
}

/** Sites and these devices, saved; with a way to name a series. */
export const plantFarm = async (
  store: Store,
  devices: readonly Device[],
): Promise<{ directory: Directory; series: (site: string, device: string, metric: string) => SeriesSpec }> => {
  await saveSites(store.db, TEST_SITES)
  const directory = await createDirectory(store)
  await directory.save(devices)
  const series = (siteSlug: string, id: string, metric: string): SeriesSpec => {
    const spec = directory.device(siteSlug, id)?.metrics.get(metric)
    if (spec === undefined) throw new Error(`no series ${siteSlug}/${id}/${metric}`)
    return spec
  }
  return { directory, series }
}
