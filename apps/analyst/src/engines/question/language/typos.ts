// In: a word that is not known, and those that are. Out: the one it was meant to be, if only one is near enough.

/** How far apart two words are (letters added, left out, changed or swapped); `limit + 1` beyond the limit. */
export const distance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    let best = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      next.push(cost)
      best = Math.min(best, cost)
    }
    if (best > limit) return limit + 1
    before = last
    last = next
  }
  return last[b.length] ?? limit + 1
}

/** How many slips a word of this length may hold: short words say too much with each letter. */
const limitOf = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** The known word that this one was meant to be; itself when none or several are as near. */
export const corrected = (word: string, known: ReadonlySet<string>): string => {
  if (known.has(word) || /\d/.test(word)) return word
  const limit = limitOf(word)
  if (limit === 0) return word
  let best = limit + 1
  let found: string[] = []
  for (const one of known) {
    if (one.length < 4) continue
    const far = distance(word, one, limit)
    if (far > limit || far > best || (far > 1 && one[0] !== word[0])) continue
    if (far < best) found = []
    best = far
    found.push(one)
  }
  const [first] = found.filter((one) => one[0] === word[0]).concat(found)
  const sameStart = found.filter((one) => one[0] === word[0])
  if (first === undefined) return word
  if (sameStart.length > 0) return sameStart.length === 1 ? (sameStart[0] ?? word) : nearestOf(word, sameStart)
  return found.length === 1 ? first : word
}

/** Of several as near, the one that begins longest as the word does. */
const nearestOf = (word: string, found: readonly string[]): string => {
  const shared = (one: string) => {
    let count = 0
    while (count < one.length && one[count] === word[count]) count++
    return count
  }
  return [...found].sort((a, b) => shared(b) - shared(a))[0] ?? word
}
