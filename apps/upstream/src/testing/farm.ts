import { type Device, device, type Site, site } from '@vigie/contracts/entities'
import { type Directory, openDirectory } from '../ingest/directory.ts'
import { saveSites } from '../store/sites.ts'
import type { SeriesSpec } from '../store/spec.ts'
import type { Database } from '../store/tables.ts'

export const TEST_SITES: readonly Site[] = [
  site.parse({ slug: 'chaib', name: 'Chaib', link: 'http://chaib.test', position: { lat: 30.09, lon: -9.55 } }),
  site.parse({
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

/** Sites and these devices, saved; with a way to name a series. */
export const plantFarm = async (
  db: Database,
  devices: readonly Device[],
): Promise<{ directory: Directory; series: (site: string, device: string, metric: string) => SeriesSpec }> => {
  await saveSites(db, TEST_SITES)
  const directory = await openDirectory(db)
  await directory.save(devices)
  const series = (siteSlug: string, id: string, metric: string): SeriesSpec => {
    const spec = directory.device(siteSlug, id)?.metrics.get(metric)
    if (spec === undefined) throw new Error(`no series ${siteSlug}/${id}/${metric}`)
    return spec
  }
  return { directory, series }
}
