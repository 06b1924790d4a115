import type { KpiQuery, Site } from '@vigie/contracts/entities'
import { hasOpenOutage } from '../store/outages.ts'
import { readExtent } from '../store/rollups/extent.ts'
import type { Database } from '../store/tables.ts'
import type { Stretch } from '../time.ts'
import { inBuckets, type Period, resolvePeriod, SILENT_AFTER_MS } from './period.ts'

/** A period of a site with the part of it that is known; every body about a period ends at the same instant. */
export type KnownPeriod = {
  readonly period: Period
  /** the oldest reading of the site; null: none */
  readonly first: number | null
  /** the latest reading of the site, never later than now; null: none */
  readonly watermark: number | null
  /** the end of the last five minutes that are over: what is read after it changes no figure that ends there, ms */
  readonly settled: number
  /** the part of a stretch since the oldest reading: before it nothing is known, not even that there was power */
  readonly since: (stretch: Stretch) => Stretch
}

/**
 * What is known of a period: up to the latest reading. Of a site that fell silent with a cut that goes on, it is known
 * that nothing ran: there the period goes on to now, or the very cut would stay out of its figures.
 */
export const readKnownPeriod = async (
  db: Database,
  site: Pick<Site, 'slug' | 'timeZone'>,
  query: KpiQuery,
  nowMs: number,
): Promise<KnownPeriod> => {
  const { first, watermark: latest } = await readExtent(db, site.slug)
  const watermark = latest === null ? null : Math.min(latest, nowMs)
  const isCut = watermark !== null && nowMs - watermark > SILENT_AFTER_MS && (await hasOpenOutage(db, site.slug))
  const reach = isCut ? nowMs : watermark
  return {
    period: resolvePeriod(query, site.timeZone, nowMs, reach),
    settled: inBuckets(reach ?? nowMs),
    first,
    watermark,
    since: ({ from, to }) => ({ from: Math.min(to, Math.max(from, first ?? to)), to }),
  }
}
