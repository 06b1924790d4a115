// What must hold over time, told of a record that ends: `always`, `never`, `until`, `eventuallyWithin`. A record is made
// of spans, in each of which nothing changed. A verdict has three values: it holds, it failed (a finding), or the record
// ends before it can be told (`openUntil`).

/** Times are epoch ms. */
export type Span = { readonly from: number; readonly until: number }
export type Trace<S extends Span> = {
  /** in order, each from the first moment it was seen to the last */
  readonly spans: readonly S[]
  /** whether nothing more can follow: what was due later is due no more */
  readonly isOver: boolean
}
export type Finding = { readonly at: number; readonly says: string }
export type Told = {
  readonly findings: readonly Finding[]
  /** the record would have to reach this moment to tell the rest; null: all is told */
  readonly openUntil: number | null
}
/** What has to come about: some time after `from`, at most so much later. */
export type Duty = { readonly from: number; readonly withinMs: number; readonly says: string }

/** It holds in every span. `breach` says how a span does not keep it; null: it does. */
export const always = <S extends Span>({ spans }: Trace<S>, breach: (span: S) => string | null): Told =>
  told(spans.flatMap((span) => findingOf(span.from, breach(span))))

/** It happens in no span. `happening` says what happens in a span; null: it does not. */
export const never = <S extends Span>(trace: Trace<S>, happening: (span: S) => string | null): Told =>
  always(trace, happening)

/** Once it holds, it holds until it is released; it need not be released. `says` tells of a span that lost it too soon. */
export const until = <S extends Span>(
  { spans }: Trace<S>,
  {
    holds,
    released,
    says,
  }: {
    readonly holds: (span: S) => boolean
    readonly released: (last: S, next: S) => boolean
    readonly says: (last: S) => string
  },
): Told =>
  told(
    spans.flatMap((next, index) => {
      const last = spans[index - 1]
      const isLost = last !== undefined && holds(last) && !holds(next) && !released(last, next)
      return isLost ? [{ at: next.from, says: says(last) }] : []
    }),
  )

/** Each duty is met by some span between its beginning and its end. */
export const eventuallyWithin = <S extends Span, D extends Duty>(
  { spans, isOver }: Trace<S>,
  duties: readonly D[],
  meets: (span: S, duty: D) => boolean,
): Told => {
  const endsAt = spans.at(-1)?.until ?? Number.NEGATIVE_INFINITY
  return all(
    duties.map((duty) => {
      const due = duty.from + duty.withinMs
      if (spans.some((span) => span.until >= duty.from && span.from <= due && meets(span, duty))) return TRUE
      if (endsAt >= due) return told([{ at: due, says: duty.says }])
      return isOver ? TRUE : { findings: [], openUntil: due }
    }),
  )
}

/** Several verdicts as one: open for as long as any of them is. */
export const all = (verdicts: readonly Told[]): Told => {
  const open = verdicts.flatMap(({ openUntil }) => (openUntil === null ? [] : [openUntil]))
  return {
    findings: verdicts.flatMap(({ findings }) => findings),
    openUntil: open.length === 0 ? null : Math.max(...open),
  }
}

const told = (findings: readonly Finding[]): Told => ({ findings, openUntil: null })
const TRUE = told([])
const findingOf = (at: number, says: string | null): readonly Finding[] => (says === null ? [] : [{ at, says }])
