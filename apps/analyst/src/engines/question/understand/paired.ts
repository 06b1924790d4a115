// In: what a question comes to, and its words. Out: the same with every figure that they join, « produite et consommée ».
import type { FigureId } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from './facts.ts'
import { BUCKET_FIGURES } from './figure-of.ts'
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

/** Figures are joined of the whole site, in a tariff slot those that it has, and of one pump its water and its energy. */
export const paired = (made: Understood, text: string, facts: Facts): Understood => {
  if (made.kind !== 'call' || made.call.tool !== 'figure') return made
  const { also, ...alone } = made.call
  const ofPump = pumpFigures(alone, text, facts)
  if (ofPump !== null) return { ...made, call: { ...alone, figure: ofPump[0], also: [ofPump[1]] } }
  const joinable = alone.slot === undefined ? JOINED : OF_SLOTS
  if (alone.of !== 'site' || !joinable.has(alone.figure)) return also === undefined ? made : { ...made, call: alone }
  const [first, ...others] = joinedIn(text, facts).filter((figure) => joinable.has(figure))
  if (first === undefined || others.length === 0 || ![first, ...others].includes(alone.figure)) return made
  const { against: _, ...same } = alone
  const call = AGAINST.test(text) ? { ...same, view: 'value' as const } : alone
  return { ...made, call: { ...call, figure: first, also: others.slice(0, ALSO_MAX) } }
}

/** « Combien d’eau et d’énergie pour le forage 1 »: the two figures of one pump in the order of the question; null: not both are asked for. */
const pumpFigures = (
  { figure, of, slot, view }: CallOf<'figure'>,
  text: string,
  facts: Facts,
): readonly [FigureId, FigureId] | null => {
  const [id, ...others] = Array.isArray(of) ? of : []
  const isPump = facts.devices.some(
    (one) => one.id === id && one.role === 'source' && one.metrics.some((metric) => metric.id === 'energy_kwh'),
  )
  if (!isPump || others.length > 0 || slot !== undefined || view !== 'value' || !AND.test(text)) return null
  if (figure !== 'volumeM3' && figure !== 'energyKwh') return null
  const [first, second, ...more] = [
    ...new Set(text.split(AND).flatMap((part) => pumpFigure(readQuestion(part, facts)))),
  ]
  return first === undefined || second === undefined || more.length > 0 ? null : [first, second]
}

const pumpFigure = ({ quantities: has }: Slots): readonly FigureId[] =>
  has.has('energy') || has.has('gridKwh')
    ? ['energyKwh']
    : has.has('water') || has.has('volume') || has.has('produced')
      ? ['volumeM3']
      : []

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
