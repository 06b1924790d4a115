// In: a question as typed, what went before, and the site. Out: what it comes to, in the unit that it asks for.

import { nearestTo } from '../answer/nearest.ts'
import { plainLine } from '../language/plain-line.ts'
import { boughtWater } from './bought-water.ts'
import type { Facts } from './facts.ts'
import { leftHalf } from './left-half.ts'
import type { Context, Understood } from './outcome.ts'
import { readQuestion } from './read.ts'
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
  if (made.kind === 'refuse') return ofNamed(made, text, facts)
  return made.kind === 'call' ? { ...made, call: inPercent(made.call, text) } : made
}
const GOES_ON = /^(?:et|et ca fait combien|ca fait combien|ca fait|donc)$/

/** What may be asked instead of each of a kind is of the one that was named, where one was. */
const ofNamed = (
  refused: Extract<Understood, { kind: 'refuse' }>,
  text: string,
  facts: Facts,
): Extract<Understood, { kind: 'refuse' }> => {
  const { instead } = refused
  if (instead === undefined || !OF_EACH.test(instead)) return refused
  const [named, ...others] = readQuestion(text, facts).mentions.named
  if (named?.length !== 1 || others.length > 0) return refused
  const near = nearestTo(text, facts).find((one) => one.includes(named[0]?.name ?? '') && OF_WATER.test(one))
  return near === undefined ? refused : { ...refused, instead: near }
}
const OF_EACH = /\bpar (?:secteur|bassin|forage)\b/
const OF_WATER = /^Combien d’(?:eau|autonomie)/
