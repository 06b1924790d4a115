import type { AlarmPreviewQuery } from '@vigie/contracts/entities'
import { medianOf } from '../median.ts'
import { type Comparator, restingComparator, stepComparator } from './comparator.ts'

/** A stretch in which an alarm would have been active, ms. */
export type ActiveSpan = { readonly from: number; readonly to: number }

/** What was measured at an instant, ms. */
export type Seen = { readonly at: number; readonly holds: (held: boolean) => boolean }

/**
 * When an alarm would have been active, by what was measured, oldest first, with the delays of a setting.
 * @param until the end of what is looked at: an alarm that is active then lasts until then, ms
 */
export const activeSpansOf = (
  seen: readonly Seen[],
  { device, condition, metric, onDelayMs, offDelayMs }: AlarmPreviewQuery,
  until: number,
): ActiveSpan[] => {
  const spans: ActiveSpan[] = []
  let comparator: Comparator = restingComparator({ device, condition, metric: metric ?? null })
  let from: number | null = null
  for (const { at, holds } of seen) {
    const judged = { holds: holds(comparator.holds), value: null, threshold: null, at, nowMs: at }
    const { after, edge } = stepComparator(comparator, judged, { onDelayMs, offDelayMs })
    comparator = after
    if (edge === 'on') from = at
    if (edge === 'off' && from !== null) {
      spans.push({ from, to: at })
      from = null
    }
  }
  return from === null ? spans : [...spans, { from, to: until }]
}

/** What was read within a short while: its first and its last instant, ms. */
export type Read = { readonly from: number; readonly to: number }

/** Gaps on either side by which it is told how often a device was read at that time. */
const NEIGHBOURS = 12
/** A gap so many times the usual one is a silence; what was always recorded as rarely as that says nothing of it. */
const UNUSUAL = 3

/**
 * When nothing was read for longer than a delay, oldest first. A record that is thinner than the delay cannot tell: a
 * gap counts only when it is also out of the ordinary among those around it.
 */
export const silencesOf = (reads: readonly Read[], delayMs: number, until: number): ActiveSpan[] => {
  const gaps = reads.map(({ to }, place) => (reads[place + 1]?.from ?? until) - to)
  return reads.flatMap(({ to }, place): ActiveSpan[] => {
    const gap = gaps[place] ?? 0
    if (gap <= delayMs) return []
    const around = [
      ...gaps.slice(Math.max(0, place - NEIGHBOURS), place),
      ...gaps.slice(place + 1, place + 1 + NEIGHBOURS),
    ]
    const usual = medianOf(around) ?? 0
    return gap > UNUSUAL * usual ? [{ from: to + delayMs, to: to + gap }] : []
  })
}
