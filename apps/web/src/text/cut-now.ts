import { plural } from '@vigie/contracts/words'

/** Gauges are named after the thing that they stand at: what has the shortest name is the thing itself, and is named first. */
export const thingsFirst = <T>(things: readonly T[], nameOf: (thing: T) => string): readonly T[] =>
  things.toSorted((one, other) => nameOf(one).length - nameOf(other).length)

/** Who is without power now, by name. */
export const cutNow = {
  named: ' : ',
  more: (count: number) => ` et ${plural(count, 'autre', 'autres')}`,
  /** what a pump gives and draws although it is told to be cut: one of the two at least */
  still: (flow: string | null, power: string | null) =>
    [
      ...(flow === null ? [] : [`donne encore ${flow}`]),
      ...(power === null ? [] : [flow === null ? `tire encore ${power}` : `tire ${power}`]),
    ].join(' et '),
  contradicted: (still: string) => `le signal dit coupé, la pompe ${still}\u00a0: vérifier le contact d’alimentation`,
  checkContact: (still: string) => `Le signal dit coupé, la pompe ${still}\u00a0: vérifier le contact d’alimentation.`,
} as const
