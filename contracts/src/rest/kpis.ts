import { z } from 'zod'
import { kpiBody, outage, periodInput, seriesRange } from '../entities/index.ts'

/** GET /api/kpis?unit=&date=&end=&compare= */
export const kpisInput = periodInput
/** Answer of GET /api/kpis. */
export const kpisResponse = kpiBody
/** Answer of GET /api/kpis. */
export type KpisResponse = z.infer<typeof kpisResponse>

/** GET /api/outages?unit=&date=&end=&compare= : power cuts that touch the period, newest first. */
export const outagesResponse = z.object({ outages: z.array(outage) })
/** Answer of GET /api/outages. */
export type OutagesResponse = z.infer<typeof outagesResponse>

/**
 * GET /api/exports/kpis.csv|xlsx?unit=&date=&end=&compare= and /api/exports/series.csv|xlsx?device=&metric=&from=&to=
 * (streamed).
 */
export const exportFormat = z.enum(['csv', 'xlsx'])
/** File format of an export. */
export type ExportFormat = z.infer<typeof exportFormat>
/** Query of GET /api/exports/series: which series, from when to when (epoch ms). */
export const seriesExportInput = seriesRange
