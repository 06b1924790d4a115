import { z } from 'zod'
import { deviceId } from './device.ts'
import { metricId } from './metric.ts'
import { numberText } from './number-text.ts'
import { siteSlug } from './site.ts'
import { epochMs } from './time.ts'

/** The most points that one answer about a series may have. */
export const SERIES_MAX_POINTS = 2_000
const rangeFields = {
  device: deviceId,
  metric: metricId,
  from: numberText(epochMs),
  to: numberText(epochMs),
  points: numberText(z.number().int().min(2).max(SERIES_MAX_POINTS)).default(600),
}
const inOrder = {
  check: (range: { from: number; to: number }) => range.from < range.to,
  path: ['to'],
  error: 'to must come after from',
}

/** What to read of one series: [from, to) and at most `points` points. */
export const seriesRange = z.object(rangeFields).refine(inOrder.check, inOrder)
/** The same, of a named site. */
export const seriesQuery = z.object({ site: siteSlug, ...rangeFields }).refine(inOrder.check, inOrder)
/** What to read of one series of a named site; times are epoch ms. */
export type SeriesQuery = z.infer<typeof seriesQuery>

/** Where the points of a series were read from: single readings, or buckets of this width. */
export const resolution = z.enum(['raw', '5min', 'hour', 'day'])
/** Width of the buckets that points were read from; `raw`: single readings. */
export type Resolution = z.infer<typeof resolution>

/**
 * One point of a series. `value` is the mean of a gauge, the increment of a
 * counter, the time share (0 to 1) of a state, over `bucketMs` from `ts` on;
 * for `raw` without thinning it is the reading itself (a counter's increment
 * since the reading before).
 */
export const seriesPoint = z.tuple([epochMs, z.number(), z.number(), z.number()]).describe('[ts, value, min, max]')
/** The points of one series, with what they were read from. */
export const seriesBody = z.object({
  device: deviceId,
  metric: metricId,
  from: epochMs,
  to: epochMs,
  resolution: resolution.describe('where the points were read from'),
  bucketMs: z.number().int().min(0).describe('width of one point, ms; 0: single readings'),
  watermark: epochMs.nullable().describe('time of the latest reading of this series; null: none ever'),
  points: z.array(seriesPoint).describe('oldest first; a time without data has no point'),
})
/** The points of one series, oldest first; a time without data has no point. */
export type SeriesBody = z.infer<typeof seriesBody>
