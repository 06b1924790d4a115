import { type Device, device, type MetricId, site } from '@vigie/contracts/entities'

/** A made-up town, in universal time. */
export const TOWN = site.parse({
  slug: 'town',
  name: 'Town',
  link: 'http://town.test',
  timeZone: 'Etc/UTC',
  position: { lat: 0, lon: 0 },
})

type Made = Pick<Device, 'id' | 'kind' | 'role'> & Partial<Pick<Device, 'name' | 'feeds' | 'capacityM3'>>

/** A device of the town, which tells these metrics twice a minute. */
export const inTown = (made: Made, ...metrics: readonly MetricId[]): Device =>
  device.parse({
    site: TOWN.slug,
    name: made.id,
    ...made,
    metrics: metrics.map((id) => ({ id, cadenceMs: 30_000 })),
  })
