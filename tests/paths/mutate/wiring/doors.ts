// Puts all faults of a source into it at once; which one a page has is asked when the page runs.
import { type Edit, editsOf } from './operators.ts'

export type Named = Edit & { readonly name: string; readonly line: number }

/**
 * The edits of a source with their names: file, operator, and the text that is broken. A name holds no line, so that
 * what is known of a fault stands while code above it comes and goes.
 */
export const namedEdits = (file: string, text: string): readonly Named[] => {
  const seen = new Map<string, number>()
  return editsOf(file, text).map((edit) => {
    const line = text.slice(0, edit.start).split('\n').length
    const name = `${file} ${edit.operator}: ${shortened(text.slice(edit.start, edit.end))}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return { ...edit, line, name: times === 1 ? name : `${name} (${times})` }
  })
}

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`
}
const LONGEST = 72

/** The source with a door at each place that an edit breaks. */
export const withDoors = (file: string, text: string, inPage: string): string => {
  const edits = namedEdits(file, text)
  if (edits.length === 0) return text
  const places = [...Map.groupBy(edits, ({ start, end }) => `${start} ${end}`).values()]
  return `import { isBroken as __isBroken, handed as __handed } from ${JSON.stringify(inPage)}\n${rendered(text, 0, text.length, places)}`
}

type Spot = readonly Named[]
const startOf = ([first]: Spot): number => first?.start ?? 0
const endOf = ([first]: Spot): number => first?.end ?? 0

/** A stretch of the text, with the doors of the places inside it; a door inside another is in what is not broken. */
const rendered = (text: string, start: number, end: number, spots: readonly Spot[]): string => {
  const inside = spots.filter((spot) => startOf(spot) >= start && endOf(spot) <= end)
  const outer = inside
    .filter(
      (spot) =>
        !inside.some((other) => other !== spot && startOf(other) <= startOf(spot) && endOf(other) >= endOf(spot)),
    )
    .sort((one, other) => startOf(one) - startOf(other))
  let at = start
  let out = ''
  for (const spot of outer) {
    const inner = inside.filter((one) => one !== spot && startOf(one) >= startOf(spot) && endOf(one) <= endOf(spot))
    const whole = rendered(text, startOf(spot), endOf(spot), inner)
    out += text.slice(at, startOf(spot)) + door(spot, whole)
    at = endOf(spot)
  }
  return out + text.slice(at, end)
}

const door = (spot: Spot, whole: string): string => {
  const asked = spot.map(({ name, to }) => `__isBroken(${JSON.stringify(name)}) ? ${to} : `).join('')
  // a line of code without semicolons must not begin with a parenthesis
  return `${spot[0]?.before ?? ''}__handed(${asked}${whole})`
}
