import { z } from 'zod'
import { kpiBody, outage, periodInput, seriesRange } from '../entities/index.ts'

/** GET /api/kpis?unit=&date=&end= */
export const kpisInput = periodInput
export const kpisResponse = kpiBody
export type KpisResponse = z.infer<typeof kpisResponse>

/** GET /api/outages?unit=&date=&end= : power cuts that touch the period, newest first. */
export const outagesResponse = z.object({ outages: z.array(outage) })
export type OutagesResponse = z.infer<typeof outagesResponse>

/** GET /api/exports/kpis.csv|xlsx?unit=&date=&end= and /api/exports/series.csv|xlsx?device=&metric=&from=&to= (streamed). */
export const exportFormat = z.enum(['csv', 'xlsx'])
export type ExportFormat = z.infer<typeof exportFormat>
export const seriesExportInput = seriesRange
