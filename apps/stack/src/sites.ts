import { type Position, type Site, site, type Tariff } from '@vigie/contracts/entities'

/** The three demo sites, near Agadir; each answers at its own host name on the gateway's port. */
export const demoSites = (gatewayPort: number): Site[] =>
  DEMO_SITES.map(({ slug, name, position }) =>
    site.parse({
      slug,
      name,
      link: `http://${slug}.localhost:${gatewayPort}`,
      position,
      tariff: DEMO_TARIFF,
      targets: { kwhPerM3: 0.55, unaccountedPct: 10, autonomyHours: 12, solarSharePct: 30, powerAvailabilityPct: 99 },
    }),
  )

const DEMO_SITES: readonly { slug: string; name: string; position: Position }[] = [
  { slug: 'chaib', name: 'Chaib', position: { lat: 30.09, lon: -9.55 } },
  { slug: 'massa', name: 'Massa', position: { lat: 30.0, lon: -9.64 } },
  { slug: 'tifnout', name: 'Tifnout', position: { lat: 30.31, lon: -9.31 } },
]

const WINTER = [1, 2, 3, 10, 11, 12]
const SUMMER = [4, 5, 6, 7, 8, 9]

/** Made up for the demo after the shape of a Moroccan medium-voltage contract: peak in the evening, cheap at night. */
const DEMO_TARIFF: Tariff = {
  pricePerKwh: { 'off-peak': 0.74, standard: 1.01, peak: 1.42 },
  rules: [
    { months: WINTER, fromHour: 7, toHour: 17, slot: 'standard' },
    { months: WINTER, fromHour: 17, toHour: 22, slot: 'peak' },
    { months: SUMMER, fromHour: 7, toHour: 18, slot: 'standard' },
    { months: SUMMER, fromHour: 18, toHour: 23, slot: 'peak' },
  ],
  emissionKgPerKwh: 0.72,
}
