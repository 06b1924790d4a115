/**
 * The shortest list found that still fails: all of it is left out, then parts, halves first and single items last, and
 * they stay out when the run fails without them. A run depends on the machine's moment too: one that passes keeps its part.
 * @param fails runs a part of the list, in its order
 * @param mostRuns after so many runs the shortest so far is returned
 */
export const shrink = async <T>(
  items: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean>,
  mostRuns: number,
): Promise<readonly T[]> => {
  let shortest = items
  let runs = 0
  for (let size = items.length; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < shortest.length; ) {
      if (runs >= mostRuns) return shortest
      const part = shortest.toSpliced(start, size)
      runs += 1
      if (await fails(part)) shortest = part
      else start += size
    }
  }
  return shortest
}
