// In: a figure of a thing over a time. Out: the call how it stands to what is usual of it.
import type { CallOf } from '../call.ts'

/** The same figure asked for itself, beside what is usual of it. */
export const usualCall = ({
  figure,
  of,
  period,
}: Pick<CallOf<'why'>, 'figure' | 'of' | 'period'>): CallOf<'figure'> => ({
  tool: 'figure',
  figure,
  of,
  period,
  view: 'value',
  asks: 'usual',
})
