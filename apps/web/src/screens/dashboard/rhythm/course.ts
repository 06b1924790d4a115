// In: the buckets of a period. Out: how a quantity added up, column by column, and what was to be expected of it.
import type { KpiBody } from '@vigie/contracts/entities'
import { bucketsIn, type Column, sumOf } from '@/widgets/period-columns/columns'
import type { Limit } from './outlook.ts'

export type Read = (bucket: KpiBody['buckets'][number]) => number | null | undefined

/** One column of a course: what it counted, all up to its end or to now, and what was to be expected by then. */
export type Step = Column & {
  readonly value: number | null
  /** null: before the first data, or not past yet */
  readonly total: number | null
  readonly expected: number | null
}
export type Point = { readonly at: number; readonly total: number }

type Course = Pick<KpiBody, 'buckets' | 'period' | 'until' | 'plan'>

export const courseOf = (
  body: Course,
  columns: readonly Column[],
  read: Read,
  limit: Limit | null,
): readonly Step[] => {
  const expectedAt = limit === null || limit.byNow === null ? null : expectation(body, read, limit)
  const first = body.buckets.find((bucket) => (read(bucket) ?? null) !== null)?.from
  let total = 0
  return bucketsIn(columns, body.buckets).map((buckets, place) => {
    const { from, to } = columns[place] ?? body.period
    const value = sumOf(buckets, read)
    total += value ?? 0
    const known = first !== undefined && to > first && from < body.until
    const end = from < body.until ? Math.min(to, body.until) : to
    // what is usual of an hour tells nothing of when within it water is drawn
    const isCompared = end === to || limit?.pace === undefined
    return {
      from,
      to: end,
      value,
      total: known ? total : null,
      expected: isCompared ? (expectedAt?.(end) ?? null) : null,
    }
  })
}

/** The line of a course, from nothing at its first data on. */
export const lineOf = (steps: readonly Step[]): readonly Point[] => {
  const known = steps.flatMap(({ from, to, total }) => (total === null ? [] : [{ from, at: to, total }]))
  const [first] = known
  return first === undefined ? [] : [{ at: first.from, total: 0 }, ...known.map(({ at, total }) => ({ at, total }))]
}

/** What is expected by an instant: as the hours of a usual day go where that is known, else evenly. */
const expectation = ({ period, plan }: Course, read: Read, { whole }: Limit): ((at: number) => number) => {
  const hours = (plan?.buckets ?? []).map((bucket) => ({ from: bucket.from, value: read(bucket) ?? 0 }))
  const all = hours.reduce((sum, { value }) => sum + value, 0)
  if (all === 0) return (at) => (whole * Math.max(0, at - period.from)) / (period.to - period.from)
  return (at) =>
    (whole / all) *
    hours.reduce((sum, { from, value }, place) => {
      const to = hours[place + 1]?.from ?? period.to
      return sum + value * Math.min(1, Math.max(0, (at - from) / (to - from)))
    }, 0)
}

/** What is expected over the columns of a period, for a line: level with the end where nothing tells how it gets there. */
export const expectedLine = (body: Course, read: Read, limit: Limit, columns: readonly Column[]): readonly Point[] => {
  const { to } = body.period
  const from = columns[0]?.from ?? body.period.from
  if (limit.byNow === null) return [from, to].map((at) => ({ at, total: limit.whole }))
  const expectedAt = expectation(body, read, limit)
  return [
    { at: from, total: expectedAt(from) },
    ...columns.map((column) => ({ at: column.to, total: expectedAt(column.to) })),
  ]
}

/** Where a course leads, as the expected hours that are left go: straight where nothing tells how. */
export const projectedLine = (last: Point, end: Point, expected: readonly Point[] | null): readonly Point[] => {
  const at = (instant: number): number | null => {
    const next = expected?.findIndex((point) => point.at >= instant) ?? -1
    const [before, after] = [expected?.[next - 1] ?? expected?.[next], expected?.[next]]
    if (before === undefined || after === undefined) return null
    const share = after.at === before.at ? 0 : (instant - before.at) / (after.at - before.at)
    return before.total + share * (after.total - before.total)
  }
  const [now, whole] = [at(last.at), at(end.at)]
  if (now === null || whole === null || whole <= now) return [last, end]
  const scale = (end.total - last.total) / (whole - now)
  const between = (expected ?? []).filter((point) => point.at > last.at && point.at < end.at)
  return [last, ...between.map((point) => ({ at: point.at, total: last.total + scale * (point.total - now) })), end]
}

/** The course of another period, laid over this one from its beginning. */
export const laidOver = (line: readonly Point[], from: number, { period }: Pick<KpiBody, 'period'>): readonly Point[] =>
  line.map(({ at, total }) => ({ at: period.from + at - from, total })).filter(({ at }) => at <= period.to)
