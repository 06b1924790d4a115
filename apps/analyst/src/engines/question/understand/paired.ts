// In: what a question comes to, and its words. Out: the same with every figure that they join, « produite et consommée ».
import type { Device, FigureId } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { type Facts, groupOf } from './facts.ts'
import { BUCKET_FIGURES, GROUPS_WITH, meantBy, NOW_FIGURES, SITE_TWIN } from './figure-of.ts'
import type { Understood } from './outcome.ts'
import { type Quantity, readQuestion, type Slots } from './read.ts'

/** Figures of the site, each of which the answer to another may stand beside. */
const JOINED: ReadonlySet<FigureId> = new Set<FigureId>([...BUCKET_FIGURES, 'unaccountedM3'])
/** Those of them that are kept by tariff slot. */
const OF_SLOTS: ReadonlySet<FigureId> = new Set<FigureId>(['cost', 'gridKwh'])
const JOINS = /\s*,\s*|\s+(?:et|vs|versus|contre)\s+/i
/** « …, en kWh » joins nothing. */
const AND = /\s+(?:et|vs|versus|contre)\s+/i
/** « Solaire vs réseau »: one figure beside another, no time beside another. */
const AGAINST = /\s+(?:vs|versus|contre)\s+/i
const ALSO_MAX = 2

/** Figures are joined of the whole site, in a tariff slot those that it has, and of one device any that it has. */
export const paired = (made: Understood, text: string, facts: Facts): Understood => {
  if (made.kind !== 'call' || made.call.tool !== 'figure') return made
  const { also, ...alone } = made.call
  const several = ofDevice(alone, text, facts)
  if (several !== null) return { ...made, call: { ...alone, figure: several[0], also: several.slice(1) } }
  const joinable = alone.slot === undefined ? JOINED : OF_SLOTS
  if (alone.of !== 'site' || !joinable.has(alone.figure)) return also === undefined ? made : { ...made, call: alone }
  const [first, ...others] = joinedIn(text, facts).filter((figure) => joinable.has(figure))
  if (first === undefined || others.length === 0 || ![first, ...others].includes(alone.figure)) return made
  const { against: _, ...same } = alone
  const call = AGAINST.test(text) ? { ...same, view: 'value' as const } : alone
  return { ...made, call: { ...call, figure: first, also: others.slice(0, ALSO_MAX) } }
}

/** « Combien a pompé le forage 2 et son kWh/m³ »: the figures of one device in the order of the question; null: not several are asked for. */
const ofDevice = (
  { figure, of, slot, view, period }: CallOf<'figure'>,
  text: string,
  facts: Facts,
): readonly [FigureId, ...FigureId[]] | null => {
  const [id, ...others] = Array.isArray(of) ? of : []
  const device = facts.devices.find((one) => one.id === id)
  if (device === undefined || others.length > 0 || slot !== undefined || view !== 'value' || !AND.test(text))
    return null
  const parts = [...new Set(text.split(JOINS).flatMap((part) => partFigure(readQuestion(part, facts), device)))]
  const [first, ...more] = parts
  if (first === undefined || more.length === 0 || more.length > ALSO_MAX || !parts.includes(figure)) return null
  return parts.every((one) => NOW_FIGURES.has(one) === (period === null)) ? [first, ...more] : null
}

/** What a part of a question means of a device, as far as it is one of its figures. */
const partFigure = (slots: Slots, device: Device): readonly FigureId[] => {
  const meant = meantBy(slots, { device, group: null })
  if (meant === null || !('figure' in meant)) return []
  const figure = meant.figure === 'cost' ? 'cost' : (SITE_TWIN[meant.figure] ?? meant.figure)
  return (GROUPS_WITH[figure] ?? []).some((group) => group === groupOf(device.role)) ? [figure] : []
}

/** The figures that the parts of a question name, in its order; none where one cost is asked of them all. */
const joinedIn = (text: string, facts: Facts): readonly FigureId[] => {
  const parts = text.split(JOINS)
  if (!AND.test(text)) return []
  const read = parts.map((part) => readQuestion(part, facts))
  const whole = new Set(read.flatMap(({ quantities }) => [...quantities]))
  const governs = ({ quantities, line }: Slots) => quantities.has('cost') && !COST_ALONE.test(line)
  if (read.slice(0, -1).some(governs)) return []
  return [...new Set(read.flatMap((part) => figureIn(part, whole) ?? []))]
}

/** « Le coût et … »: nothing is said to be what it is the cost of. */
const COST_ALONE = /\b(?:cout|factur\w*|depense|montant)$/
/** « Solaire et achetée », « solaire et réseau ». */
const OF_GRID = /\b(?:reseau|achet\w*)\b/

/** What one part names, with the words of the others where it leaves out what it is of. */
const figureIn = ({ quantities, line }: Slots, whole: ReadonlySet<Quantity>): FigureId | null => {
  const has = (...names: Quantity[]) => names.some((name) => quantities.has(name))
  const isOfWater = ['water', 'volume'].some((name) => whole.has(name as Quantity))
  const isOfEnergy = ['energy', 'gridKwh', 'solarKwh'].some((name) => whole.has(name as Quantity))
  if (has('cost')) return 'cost'
  if (has('solarKwh')) return 'solarKwh'
  if (has('unaccounted')) return 'unaccountedM3'
  if (has('gridKwh', 'energy') || (isOfEnergy && OF_GRID.test(line))) return 'gridKwh'
  if (has('produced')) return isOfWater || !isOfEnergy ? 'producedM3' : null
  if (has('consumed')) return isOfWater || (whole.has('produced') && !isOfEnergy) ? 'consumedM3' : null
  return has('water') ? (whole.has('produced') && !whole.has('consumed') ? 'producedM3' : 'consumedM3') : null
}
