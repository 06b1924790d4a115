// In: a question as typed, what went before, and the site. Out: what it comes to, in the unit that it asks for.
import { plainLine } from '../language/plain-line.ts'
import { boughtWater } from './bought-water.ts'
import type { Facts } from './facts.ts'
import { leftHalf } from './left-half.ts'
import type { Context, Understood } from './outcome.ts'
import { meantBy } from './understand.ts'
import { inPercent, inUnit, unitAsked } from './unit-asked.ts'

/** What a question comes to. A unit that what is told is not of is left in the question, to be read or refused with it. */
export const understand = (typed: string, facts: Facts, before: Context | null): Understood => {
  const text = boughtWater(typed, facts)
  const asked = unitAsked(text)
  if (asked !== null) {
    const prior = plainLine(asked.bare).replace(GOES_ON, '') === '' ? (before?.call ?? null) : null
    const again = prior === null ? null : inUnit(prior, asked.unit)
    if (again !== null) return { kind: 'call', call: again, assumed: false }
    const made = prior === null ? meantBy(asked.bare, facts, before) : null
    const call = made?.kind === 'call' ? inUnit(made.call, asked.unit) : null
    if (made?.kind === 'call' && call !== null) return { ...made, call }
  }
  const made = leftHalf(meantBy(text, facts, before), text, facts)
  return made.kind === 'call' ? { ...made, call: inPercent(made.call, text) } : made
}
const GOES_ON = /^(?:et|et ca fait combien|ca fait combien|ca fait|donc)$/
