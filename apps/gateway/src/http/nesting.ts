// In: a value as it was sent. Out: whether it nests deeper than any that this product writes.

/** Whether objects and lists stand in each other deeper than `most`; iterative: nesting is as deep as whoever sends it likes. */
export const isDeeperThan = (value: unknown, most: number): boolean => {
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    if (level.length === 0) return false
  }
  return true
}
