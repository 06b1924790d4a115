import { type GivenSite, givenSite, type Position, type Targets, type Tariff } from '@vigie/contracts/entities'
import { DEMO_PLANS } from './plans/plans.ts'

/** The three demo sites, near Agadir; each answers at its own host name on the gateway's port. */
export const demoSites = (gatewayPort: number): GivenSite[] =>
  DEMO_SITES.map(({ slug, name, position, perDay }) =>
    givenSite.parse({
      slug,
      name,
      link: `http://${slug}.localhost:${gatewayPort}`,
      position,
      plan: DEMO_PLANS[slug],
      tariff: DEMO_TARIFF,
      targets: {
        kwhPerM3: 0.55,
        unaccountedPct: 10,
        autonomyHours: 12,
        solarSharePct: 30,
        powerAvailabilityPct: 99,
        ...perDay,
      },
    }),
  )

/** Two of them aim at something for a day; the third is judged by its own last weeks. */
const DEMO_SITES: readonly { slug: keyof typeof DEMO_PLANS; name: string; position: Position; perDay?: Targets }[] = [
  { slug: 'chaib', name: 'Chaib', position: { lat: 30.09, lon: -9.55 } },
  { slug: 'massa', name: 'Massa', position: { lat: 30.0, lon: -9.64 }, perDay: { costPerDay: 500 } },
  { slug: 'tifnout', name: 'Tifnout', position: { lat: 30.31, lon: -9.31 }, perDay: { consumedM3PerDay: 400 } },
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
