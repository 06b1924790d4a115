/**
 * Whether every text in a value from outside, keys included, can be kept: PostgreSQL keeps no NUL, and half a surrogate
 * pair is no text at all. Iterative: nesting is as deep as whoever sends it likes. Bytes are no text.
 */
export const isStorable = (value: unknown): boolean => {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one === 'string') {
      if (one.includes('\0') || !one.isWellFormed()) return false
    } else if (typeof one === 'object' && one !== null && !ArrayBuffer.isView(one)) {
      for (const [key, part] of Object.entries(one)) left.push(key, part)
    }
  }
  return true
}
