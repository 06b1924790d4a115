// In: points of a series. Out: the line and the area below it as SVG paths, broken where nothing was read.

type Scale = { readonly from: number; readonly to: number; readonly most: number; readonly bucketMs: number }
type Size = { readonly width: number; readonly height: number }
type Point = readonly [ts: number, value: number, ...rest: readonly number[]]

/** Points further apart than this many buckets have a gap between them; of single readings, than this long. */
const GAP_BUCKETS = 3
const GAP_MS = 30 * 60_000

/** A curve over [from, to], zero at the bottom and `most` at the top. */
export const trendPath = (points: readonly Point[], scale: Scale, { width, height }: Size) => {
  const { from, to, most, bucketMs } = scale
  const gapMs = Math.max(GAP_MS, GAP_BUCKETS * bucketMs)
  const x = (ts: number): number => round((width * (ts - from)) / (to - from))
  const y = (value: number): number => round(height - 1 - (most <= 0 ? 0 : ((height - 2) * Math.max(0, value)) / most))
  const runs: Point[][] = []
  for (const point of points) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (last !== undefined && before !== undefined && point[0] - before[0] <= gapMs) last.push(point)
    else runs.push([point])
  }
  const lineOf = (run: readonly Point[]): string => run.map(([ts, value]) => `${x(ts)} ${y(value)}`).join('L')
  return {
    line: runs.map((run) => `M${lineOf(run)}`).join(''),
    area: runs
      .map((run) => `M${x(run[0]?.[0] ?? from)} ${height}L${lineOf(run)}L${x(run.at(-1)?.[0] ?? from)} ${height}Z`)
      .join(''),
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
