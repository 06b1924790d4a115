/** Numbers drawn from a seed: the same seed gives the same numbers in the same order. */
export type Random = {
  /** uniform in [0, 1) */
  readonly next: () => number
  /** a whole number in [from, to) */
  readonly between: (from: number, to: number) => number
  /** one of these. Errors: throws when there are none */
  readonly pick: <T>(items: readonly T[]) => T
}

/** Mulberry32, started from a hash (FNV-1a) of the text. */
export const createRandom = (seed: string): Random => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from))
  return {
    next,
    between,
    pick: (items) => {
      const [item] = items.slice(between(0, items.length))
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}

const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return value
}
