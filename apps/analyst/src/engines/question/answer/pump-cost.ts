// In: a call what pumps cost, and the figures read. Out: what is said: each hour of their energy at the price of its slot, or their energy where it has no price.
import type { KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'

type Call = CallOf<'figure'>
type Tell = (call: Call, bodies: readonly KpiBody[], facts: Facts) => Told

/** What pumps cost is their energy at the prices of the contract, whether the sun gave it or not; of the site it is what was bought. */
export const tellPumpCost = (call: Call, bodies: readonly KpiBody[], facts: Facts, tell: Tell): Told => {
  const [body] = bodies
  if (body === undefined) return unknown()
  const ids = Array.isArray(call.of) ? call.of : devicesOf('sources', facts).map(({ id }) => id)
  const isPriced = ids.some((id) => figureAt(body, 'cost', id, undefined).now !== null)
  const { bound: _, ...same } = call
  // what it cost before is not read with it, what it took is
  const isSet = call.view === 'compare' || call.view === 'up' || call.view === 'down'
  const isTold = isPriced && !(isSet && typeof call.against !== 'object')
  const told = isTold ? tell(call, bodies, facts) : tell({ ...same, figure: 'energyKwh' }, bodies, facts)
  if (!told.known) return told
  const [lead = '', ...more] = told.sentences
  return { ...told, sentences: [lead, isTold ? AT_SLOT_PRICES : isPriced ? SET_APART : UNPRICED, ...more] }
}
const AT_SLOT_PRICES = 'Chaque heure est comptée au prix de sa tranche ; ce que le soleil en donne n’est pas déduit.'
const SET_APART = 'C’est en énergie : le coût d’une pompe n’est gardé que d’une période à la fois.'
const UNPRICED = 'C’est en énergie : son coût n’est pas connu ici.'
