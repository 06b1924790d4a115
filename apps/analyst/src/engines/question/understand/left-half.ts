// In: what a question comes to, and its words. Out: the same, with the half of it named that this does not answer.
import type { Device, FigureId, MetricId } from '@vigie/contracts/entities'
import type { Call } from '../call.ts'
import type { Facts } from './facts.ts'
import { type Meant, meantBy, SITE_TWIN } from './figure-of.ts'
import type { Understood } from './outcome.ts'
import { readQuestion } from './read.ts'

type Name = FigureId | MetricId

/** « Le débit et la pression du forage 1 »: of two things that « et » joins, the one that is not told is not dropped in silence. */
export const leftHalf = (made: Understood, text: string, facts: Facts): Understood => {
  if (made.kind !== 'call' || made.left !== undefined) return made
  const told = toldBy(made.call)
  const parts = text.split(AND)
  if (told === null || parts.length !== 2) return made
  const [id] = 'of' in made.call && Array.isArray(made.call.of) ? made.call.of : []
  const device = facts.devices.find((one) => one.id === id) ?? null
  const [first, second] = parts.map((part) => nameOf(part, device, facts))
  if (first == null || second == null || first === second || told.has(first) === told.has(second)) return made
  const question = (told.has(first) ? parts[1] : parts[0]) ?? ''
  return { ...made, left: { question: question.trim(), refused: { why: 'second' } } }
}
const AND = /\s+et\s+/i

/** What a call tells, by its names of a device; null: it tells more than figures, or is no answer to one. */
const toldBy = (call: Call): ReadonlySet<Name> | null => {
  switch (call.tool) {
    case 'figure':
      return new Set([call.figure, ...(call.also ?? [])].map(ofDevice))
    case 'latest':
    case 'series':
      return new Set([call.metric])
    default:
      return null
  }
}

/** What a part of a question means; null: nothing that has a name of its own. */
const nameOf = (part: string, device: Device | null, facts: Facts): Name | null => {
  const slots = readQuestion(part, facts)
  if (slots.quantities.size === 0 || slots.unknown.length > 0) return null
  const meant: Meant = meantBy(slots, { device, group: slots.mentions.group })
  return meant === null || 'open' in meant ? null : 'figure' in meant ? ofDevice(meant.figure) : meant.metric
}
const ofDevice = (figure: FigureId): FigureId => (figure === 'cost' ? figure : (SITE_TWIN[figure] ?? figure))
