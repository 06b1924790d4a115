import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { holdMsOf, type SeriesSpec } from './spec.ts'

export type Point = { readonly ts: number; readonly value: number }

/** A stored reading: `inc` and `span` tell what happened since the reading before it (see `Tables.readings`). */
export type StoredReading = Point & { readonly inc: number | null; readonly span: number | null }

/** A stored reading near incoming ones. An anchor's own predecessor was not loaded: it only serves as one. */
export type Neighbour = StoredReading & { readonly anchor: boolean }

export type Weave<P extends Point> = {
  /** new readings, oldest first */
  readonly added: StoredReading[]
  /** readings whose value was corrected */
  readonly corrected: StoredReading[]
  /** readings already there whose `inc` or `span` changed because another came before them */
  readonly adjusted: { readonly before: StoredReading; readonly after: StoredReading }[]
  /** beyond what the counter can physically do */
  readonly refused: P[]
}

/**
 * Weaves readings into those already stored. A redelivered one changes nothing; one with another value corrects.
 * @param neighbours oldest first; of each incoming reading, the stored ones just before, at and just after it
 * @param incoming oldest first, each ts once
 */
export const weave = <P extends Point>(
  spec: SeriesSpec,
  neighbours: readonly Neighbour[],
  incoming: readonly P[],
): Weave<P> => {
  const result: Weave<P> = { added: [], corrected: [], adjusted: [], refused: [] }
  let previous: Point | null = null
  let next = 0
  const passStored = (untilTs: number) => {
    for (let old = neighbours[next]; old !== undefined && old.ts < untilTs; old = neighbours[++next]) {
      if (!old.anchor) {
        const after = { ...old, ...stepOf(spec, previous, old) }
        if (after.inc !== old.inc || after.span !== old.span) result.adjusted.push({ before: old, after })
      }
      previous = old
    }
  }
  for (const point of incoming) {
    passStored(point.ts)
    const old = neighbours[next]
    if (old?.ts === point.ts && old.value === point.value) continue
    if (isImpossibleJump(spec, previous, point)) {
      result.refused.push(point)
      continue
    }
    const reading: StoredReading = { ts: point.ts, value: point.value, ...stepOf(spec, previous, point) }
    if (old?.ts === point.ts) {
      result.corrected.push(reading)
      next += 1
    } else result.added.push(reading)
    previous = reading
  }
  passStored(Number.POSITIVE_INFINITY)
  return result
}

/** What a reading adds to the one before it. */
export const stepOf = (
  spec: SeriesSpec,
  previous: Point | null,
  current: Point,
): Pick<StoredReading, 'inc' | 'span'> => {
  if (previous === null) return { inc: null, span: null }
  const elapsed = current.ts - previous.ts
  const span = elapsed <= holdMsOf(spec) ? elapsed : null
  if (spec.nature === 'counter') return { inc: incrementOf(spec, previous, current), span }
  if (spec.nature === 'state') return { inc: span === null ? null : previous.value * span, span }
  return { inc: null, span }
}

/** A fall is a reset or a roll-over: the new run counts from zero if that is physically possible, else from here. */
const incrementOf = (spec: SeriesSpec, previous: Point, current: Point): number => {
  if (current.value >= previous.value) return current.value - previous.value
  const plausible =
    spec.maxRatePerHour === null
      ? current.value < previous.value / 2
      : current.value <= allowanceOf(spec, previous, current)
  return plausible ? current.value : 0
}

const isImpossibleJump = (spec: SeriesSpec, previous: Point | null, current: Point): boolean =>
  spec.nature === 'counter' &&
  spec.maxRatePerHour !== null &&
  previous !== null &&
  current.value - previous.value > allowanceOf(spec, previous, current)

/** Least time an increment is held against: between two readings a moment apart nothing would be possible. */
const MIN_ELAPSED_MS = MINUTE_MS

const allowanceOf = ({ maxRatePerHour }: SeriesSpec, previous: Point, current: Point): number =>
  ((maxRatePerHour ?? Number.POSITIVE_INFINITY) * Math.max(current.ts - previous.ts, MIN_ELAPSED_MS)) / HOUR_MS
