import type { z } from 'zod'
import { seriesBody, seriesRange } from '../entities/index.ts'

/** GET /api/series?device=&metric=&from=&to=&points=: the site is the host's. */
export const seriesInput = seriesRange
export type SeriesInput = z.input<typeof seriesInput>
export const seriesResponse = seriesBody
export type SeriesResponse = z.infer<typeof seriesResponse>
