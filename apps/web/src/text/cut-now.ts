import { plural } from '@vigie/contracts/words'

/** Gauges are named after the thing that they stand at: what has the shortest name is the thing itself, and is named first. */
export const thingsFirst = <T>(things: readonly T[], nameOf: (thing: T) => string): readonly T[] =>
  things.toSorted((one, other) => nameOf(one).length - nameOf(other).length)

/** Who is without power now, by name. */
export const cutNow = {
  named: ' : ',
  more: (count: number) => ` et ${plural(count, 'autre', 'autres')}`,
} as const
