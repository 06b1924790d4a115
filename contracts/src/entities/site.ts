import { z } from 'zod'
import { targets, tariff } from './tariff.ts'

/** A site's key: the lowercase platform name. It is also a DNS label and an MQTT topic level. */
export const siteSlug = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, 'a lowercase DNS label')
/** A site's key: a lowercase DNS label. */
export type SiteSlug = z.infer<typeof siteSlug>

/** A place on the map, WGS 84. */
export const position = z.object({
  lat: z.number().min(-90).max(90).describe('latitude, degrees, WGS 84'),
  lon: z.number().min(-180).max(180).describe('longitude, degrees, WGS 84'),
})
/** A place on the map, degrees, WGS 84. */
export type Position = z.infer<typeof position>

/** A site (the spec's project or platform): one installation, one host name, one journal. */
export const site = z.object({
  slug: siteSlug,
  name: z.string().min(1).max(80).describe('as people write it'),
  link: z.url({ protocol: /^https?$/ }).describe("origin of the site's own dashboard"),
  timeZone: z.string().min(1).default('Africa/Casablanca').describe('IANA time zone: what a day is here'),
  position,
  currency: z.string().length(3).default('MAD').describe('ISO 4217'),
  tariff: tariff.nullable().default(null).describe('electricity contract; null: no cost is computed'),
  targets: targets.default({}),
})
/** One installation: its names, place, time zone, contract and targets. */
export type Site = z.infer<typeof site>

/** Where a map opens when nothing says better (R8.2): near Agadir. */
export const DEFAULT_MAP_CENTRE: Position = { lat: 30.09, lon: -9.55 }
