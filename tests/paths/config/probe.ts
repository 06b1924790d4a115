// Stands for a value that nobody gave yet, and notes what a chart does with it: for a scaffold to say what it has to be.

/** What was asked of a value: its fields, and whether it was counted with, gone through or called. */
export type Reading = {
  readonly fields: Map<string, Reading>
  isNumber: boolean
  isList: boolean
  isCalled: boolean
}

export const newReading = (): Reading => ({ fields: new Map(), isNumber: false, isList: false, isCalled: false })

/** The reading of a field of a value, noted from now on. */
export const fieldOf = ({ fields }: Reading, field: string): Reading => {
  const known = fields.get(field) ?? newReading()
  fields.set(field, known)
  return known
}

/** Fields within fields are followed this far, so that code which climbs from parent to parent comes to an end. */
const DEEPEST = 5

/** A value that has every field and answers every call, so that most code that reads it goes on. */
export const probe = (reading: Reading, name: string, depth = 0): unknown =>
  new Proxy((): undefined => undefined, {
    get: (_, field) => {
      if (field === Symbol.toPrimitive) {
        return (hint: string) => {
          if (hint !== 'number') return sampleOf(name)
          reading.isNumber = true
          return 1
        }
      }
      if (field === Symbol.iterator) {
        reading.isList = true
        return () => [].values()
      }
      if (field === 'toJSON') return () => sampleOf(name)
      // not a promise, and nothing that only a library asks for
      if (typeof field === 'symbol' || field === 'then' || depth === DEEPEST) return undefined
      return probe(fieldOf(reading, field), field, depth + 1)
    },
    apply: () => {
      reading.isCalled = true
      return probe(newReading(), name, depth + 1)
    },
    construct: () => ({}),
  })

export const sampleOf = (field: string): string => `sample ${field}`

/** A plain value that stands what was asked of this one. `isOutput`: what might be a text or a list is taken for a list. */
export const plainOf = (reading: Reading, name: string, isOutput = false): unknown => {
  const { fields, isNumber, isList, isCalled } = reading
  if (isCalled) return () => undefined
  if (isNumber) return 1
  const asked = [...fields.keys()]
  const isOf = (kind: object) => asked.length > 0 && asked.every((field) => field in kind)
  if (isList || (isOf(Array.prototype) && (isOutput || !isOf(String.prototype)))) return []
  return asked.length === 0 || isOf(String.prototype) ? sampleOf(name) : fieldsOf(reading)
}

/** The fields that were asked of a value, each with a plain value. */
export const fieldsOf = ({ fields }: Reading): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...fields].filter(([field]) => !(field in {})).map(([field, below]) => [field, plainOf(below, field)]),
  )
