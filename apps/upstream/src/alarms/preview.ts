import type { AlarmPreviewQuery } from '@vigie/contracts/entities'
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
