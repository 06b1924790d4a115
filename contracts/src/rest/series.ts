import type { z } from 'zod'
import { seriesBody, seriesRange } from '../entities/index.ts'

/** GET /api/series?device=&metric=&from=&to=&points=: the site is the host's. */
export const seriesInput = seriesRange
/** Query of GET /api/series as a caller writes it. */
export type SeriesInput = z.input<typeof seriesInput>
/** Answer of GET /api/series. */
export const seriesResponse = seriesBody
/** Answer of GET /api/series. */
export type SeriesResponse = z.infer<typeof seriesResponse>
