// A context as text, by which two of them are compared: JSON, and what JSON loses or refuses beside it.

/** Maps and sets by their members, big integers by their digits, and what holds itself by a mark. */
export const dataText = (value: unknown): string => {
  const text = plainText(value)
  // an object without fields may be one that JSON does not see into
  return text === null || text.includes('{}') ? JSON.stringify(value, seeing()) : text
}

const plainText = (value: unknown): string | null => {
  try {
    return JSON.stringify(value) ?? 'undefined'
  } catch {
    return null
  }
}

const seeing = () => {
  const above: unknown[] = []
  return function (this: unknown, _key: string, value: unknown): unknown {
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value !== 'object' || value === null) return value
    while (above.length > 0 && above.at(-1) !== this) above.pop()
    if (above.includes(value)) return '(itself)'
    const seen = value instanceof Map ? { Map: [...value] } : value instanceof Set ? { Set: [...value] } : value
    above.push(seen)
    return seen
  }
}
