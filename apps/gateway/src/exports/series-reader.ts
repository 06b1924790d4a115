import { HOUR_MS, type SeriesBody } from '@vigie/contracts/entities'
import type { Outcome } from '../outcome.ts'
import { Interrupted } from './interrupted.ts'

// one series of any length → its single readings, window by window, or the finest there is

type Span = { readonly from: number; readonly to: number }
/** Reads [from, to), at most as many points as one answer may carry. */
export type AskSeries = (span: Span) => Promise<Outcome<SeriesBody>>
/** Points of one width; 0: single readings. */
export type Stretch = { readonly bucketMs: number; readonly points: SeriesBody['points'] }

/** The answer for a window this narrow is taken even if it is thinned, ms. */
const FLOOR_MS = 10_000
/** After an answer with fewer points than this the next window is twice as wide. */
const FEW = 500

/**
 * The series oldest first. Windows are halved while the answer is thinned, and
 * widened again when they bring little. Where readings are gone but aggregates
 * remain, those of an overview stand in for them.
 * @param whole the answer for the whole span, however thinned
 * @throws Interrupted when a window cannot be read
 */
export async function* readSeries(whole: SeriesBody, ask: AskSeries): AsyncGenerator<Stretch> {
  const overview = await focused(whole, ask)
  if (overview.bucketMs === 0) return yield overview
  let widthMs = HOUR_MS
  let from = nextWithData(overview, overview.from)
  let emptySince = overview.from
  while (from < overview.to) {
    const to = Math.min(from + widthMs, overview.to)
    const { bucketMs, points } = read(await ask({ from, to }))
    if (bucketMs > 0 && to - from > FLOOR_MS) {
      widthMs = Math.max(FLOOR_MS, Math.floor((to - from) / 2))
      continue
    }
    if (points.length > 0) {
      yield* within(overview, { from: emptySince, to: from })
      yield { bucketMs, points }
      emptySince = to
    }
    if (points.length < FEW) widthMs *= 2
    from = nextWithData(overview, to)
  }
  yield* within(overview, { from: emptySince, to: overview.to + overview.bucketMs })
}

/** The overview of the part of the span that has data at all. */
const focused = async (overview: SeriesBody, ask: AskSeries): Promise<SeriesBody> => {
  const { bucketMs, points, watermark } = overview
  const [first, last] = [points.at(0), points.at(-1)]
  if (bucketMs === 0 || first === undefined || last === undefined) return overview
  const from = Math.max(overview.from, first[0])
  const to = Math.min(overview.to, last[0] + bucketMs, (watermark ?? overview.to) + 1)
  if (to - from > (overview.to - overview.from) / 2) return overview
  return focused(read(await ask({ from, to })), ask)
}

const read = (answer: Outcome<SeriesBody>): SeriesBody => {
  if (!answer.ok) throw new Interrupted(answer)
  return answer.value
}

/** The first instant from `at` on that the overview has anything about; Infinity: none. */
const nextWithData = ({ bucketMs, points }: SeriesBody, at: number): number => {
  const next = points.find(([ts]) => ts + bucketMs > at)
  return next === undefined ? Number.POSITIVE_INFINITY : Math.max(at, next[0])
}

/** The overview's points that lie wholly in a span. */
function* within({ bucketMs, points }: SeriesBody, { from, to }: Span): Generator<Stretch> {
  const inside = points.filter(([ts]) => ts >= from && ts + bucketMs <= to)
  if (inside.length > 0) yield { bucketMs, points: inside }
}
