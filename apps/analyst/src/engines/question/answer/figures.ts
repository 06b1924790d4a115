// In: a call about one figure or several, and the figures read. Out: what is said of each.
import { FIGURES, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { tellDayEnd } from './day-end.ts'
import { tellFigure } from './figure.ts'
import { tellPumpCost } from './pump-cost.ts'

/** What is said to a question about figures of one stretch; the chart, the table and the number are those of the first that is known. */
export const tellFigures = ({ also, ...first }: CallOf<'figure'>, bodies: readonly KpiBody[], facts: Facts): Told => {
  const [body] = bodies
  if (first.asks === 'day-end' && body !== undefined)
    return tellDayEnd(also === undefined ? first : { ...first, also }, body, facts)
  const lead = tellOne(first, bodies, facts)
  if (also === undefined) return lead
  const all = [first.figure, ...also].map((figure) => ({
    figure,
    told: tellOne({ ...first, figure }, bodies, facts),
  }))
  const known = all.find(({ told }) => told.known)?.told
  if (known === undefined) return lead
  const said = all.flatMap(({ figure, told }) =>
    told.known ? told.sentences : told.sentences.map((one) => `${FIGURES[figure].name} : ${lowered(one)}`),
  )
  // until when it was measured is the same of all of them, and stands once, at the end
  const sentences = said.filter((one, index) => said.indexOf(one, index + 1) === -1)
  return { ...known, sentences, noted: all.flatMap(({ told }) => told.noted) }
}

/** What pumps cost is kept with their meters, and is no part of what the site pays. */
const tellOne = (call: CallOf<'figure'>, bodies: readonly KpiBody[], facts: Facts): Told =>
  call.figure === 'cost' && call.of !== 'site'
    ? tellPumpCost(call, bodies, facts, tellFigure)
    : tellFigure(call, bodies, facts)

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)
