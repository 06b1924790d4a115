// A chart may change in place what its context and its events hold (`context.media.volume = 1`). Steps that share these
// objects would see what other paths did, so each step of such a chart is given copies of them.

/** What an object is a copy of, through any number of steps. */
const origins = new WeakMap<object, object>()

/**
 * Copies of data: plain objects, lists, maps and sets. All else (functions, actors, instances of classes) is shared. What
 * was one object stays one: in the context as in an event that holds it, too.
 */
export const copier = (): (<Value>(value: Value) => Value) => {
  const copies = new Map<object, object>()
  const copy = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const make = MAKERS.get(Object.getPrototypeOf(value))
    if (make === undefined) return value
    const origin = origins.get(value) ?? value
    const known = copies.get(origin)
    if (known !== undefined) return known
    const made = make()
    copies.set(origin, made)
    origins.set(made, origin)
    fill(made, value, copy)
    return made
  }
  // Sound although the type cannot say so: a copy has the fields of what it is a copy of.
  return <Value>(value: Value) => copy(value) as Value
}

const MAKERS = new Map<unknown, () => object>([
  [Object.prototype, () => ({})],
  [null, () => Object.create(null)],
  [Array.prototype, () => []],
  [Map.prototype, () => new Map()],
  [Set.prototype, () => new Set()],
])

const fill = (made: object, from: object, copy: (value: unknown) => unknown): void => {
  if (made instanceof Map && from instanceof Map) for (const [key, value] of from) made.set(copy(key), copy(value))
  else if (made instanceof Set && from instanceof Set) for (const value of from) made.add(copy(value))
  else for (const key of Reflect.ownKeys(from)) copyField(made, from, key, copy)
}

const copyField = (made: object, from: object, key: string | symbol, copy: (value: unknown) => unknown): void => {
  const field = Object.getOwnPropertyDescriptor(from, key)
  if (field === undefined || key === 'length') return
  Object.defineProperty(made, key, 'value' in field ? { ...field, value: copy(field.value) } : field)
}
