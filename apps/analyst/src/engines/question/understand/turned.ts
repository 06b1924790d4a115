// In: a question that goes on, and the call before it. Out: the same records, asked for otherwise.
import type { Call } from '../call.ts'
import { movedMost } from './figure-call.ts'
import type { Slots } from './read.ts'

/** The same records asked for otherwise: « et la plus longue ? », « pendant combien de temps ? ». */
export const turnedOf = (before: Call, slots: Slots): Call | null => {
  const { operations: asks, line } = slots
  if (before.tool === 'outages') {
    const operation =
      slots.mentions.group !== null && (asks.has('most') || asks.has('which'))
        ? 'most'
        : asks.has('longest')
          ? 'longest'
          : asks.has('howLong') || LASTED.test(line)
            ? OF_ONE.has(before.operation) && ONE.test(line)
              ? before.operation
              : 'duration'
            : asks.has('last')
              ? 'last'
              : asks.has('howMany')
                ? 'count'
                : null
    const of = operation === 'most' ? ('site' as const) : before.of
    return operation === null ? null : { ...before, operation, of }
  }
  if (before.tool === 'alarms') {
    if (OLDEST.test(line)) return { ...before, operation: 'list', asks: 'oldest' }
    const operation = asks.has('howMany') ? 'count' : asks.has('list') ? 'list' : asks.has('last') ? 'last' : null
    return operation === null ? null : { ...before, operation }
  }
  if (before.tool === 'figure' && before.period !== null && BY_HOW_MUCH.test(line)) {
    const { claim: _, bound: __, asks: ___, ...same } = before
    return isRanking(before)
      ? { ...same, view: 'value' }
      : { ...same, view: 'compare', against: before.against ?? 'previous' }
  }
  if (
    before.tool === 'figure' &&
    (isRanking(before) || (before.of !== 'site' && (typeof before.of === 'string' || before.of.length > 1)))
  ) {
    const moved = movedMost(line)
    if (moved !== null && before.period !== null) {
      const { bound: _, against: __, ...same } = before
      return { ...same, view: moved }
    }
    const isLast = asks.has('last') && LAST_OF.test(slots.line)
    const view = asks.has('least') || isLast ? 'least' : asks.has('most') ? 'most' : null
    return view === null ? null : { ...before, view }
  }
  if (before.tool !== 'series') return null
  const operation = asks.has('max') ? 'max' : asks.has('min') ? 'min' : asks.has('mean') ? 'mean' : null
  // of several tanks that were asked about together no one end is told
  if (operation === null || before.of.length > 1) return null
  const { asks: _, ...same } = before
  return { ...same, operation }
}

/** « Elle a duré combien ? » after the last or the longest: that one, told with its length. */
const LASTED = /\b(?:dure|duree)\b/
const ONE = /\b(?:elle|celle ci|celle la|cette)\b/
const OF_ONE: ReadonlySet<string> = new Set(['last', 'longest'])

/** « Et le dernier ? » of a ranking: the least. */
const LAST_OF = /^(?:et )?(?:le|la|les|en) derni(?:er|ere)s?$/

/** « Les plus vieilles ? » */
const OLDEST = /^(?:et )?(?:le|la|les) plus (?:ancien|vieu|vieil)\w*$/
/** « De combien ? » of what is past its budget, or went up. */
const BY_HOW_MUCH = /^(?:et )?de combien$/

/** Whether a figure is told of the first or the last of several. */
export const isRanking = ({ view }: { readonly view: string }): boolean => view === 'most' || view === 'least'
