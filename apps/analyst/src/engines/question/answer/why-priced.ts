// In: a question why, its figure and what that is set against. Out: what made the difference: of a cost in money, of water by its sectors or sources, with the sentences that go with it.
import { FIGURES, type FigureId, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { figureAt } from './figure-at.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'
import type { Usual } from './usual-day.ts'
import { type WhyCost, whyCost } from './why-cost.ts'
import { volumeCauses } from './why-parts.ts'

type Why = CallOf<'why'>
/** The figures of the time; of another time that it is set against, the body of this number. */
type Read = { readonly kpis: KpiBody; readonly other: KpiBody | undefined; readonly read: number }

/** The cost of the site beside that of the time it is set against; null: it is of another figure, or not known of both. */
export const costBefore = (
  { figure, of }: Why,
  { kpis, other, read }: Read,
  /** it is that of the other body */
  isOther: boolean,
  facts: Facts,
  ledger: Ledger,
): WhyCost | null => {
  if (figure !== 'cost' || of !== 'site' || (isOther && other === undefined)) return null
  const both = (id: FigureId): readonly [Found, Found] | null => {
    const { now, before } = figureAt(kpis, id, 'site', undefined)
    const then = isOther && other !== undefined ? figureAt(other, id, 'site', undefined, read).now : before
    return now === null || then === null ? null : [now, then]
  }
  const cost = both('cost')
  if (cost === null) return null
  const [grid, solar, pumps] = [both('gridKwh'), both('solarKwh'), both('pumpKwh')]
  return whyCost({ cost, grid, solar, pumps }, facts, ledger)
}

/** The cost of a day beside what is usual of it. */
export const costUsual = (
  { figure, of }: Why,
  { usual, water }: { readonly usual: Usual; readonly water: readonly [Found, Found] | null },
  facts: Facts,
  ledger: Ledger,
): WhyCost | null =>
  figure === 'cost' && of === 'site' ? whyCost({ cost: [usual.counted, usual.expected], water }, facts, ledger) : null

/** « Pépinière (+105 m³) »: of water, what drew or gave most of the difference; null: nothing stands out, or it is another figure. */
export const waterCauses = ({ figure, of }: Why, kpis: KpiBody, facts: Facts, ledger: Ledger): string | null =>
  of === 'site' && (figure === 'consumedM3' || figure === 'producedM3')
    ? volumeCauses(figure, kpis, facts, ledger)
    : null

/** Said where no part of the water stands out; empty: it is another figure, or nothing is known of the parts. */
export const noneOf = ({ figure, of }: Why, { consumptions, sources }: KpiBody): string => {
  if (of !== 'site') return ''
  if (figure === 'consumedM3') return consumptions.length > 1 ? 'aucun secteur ne se détache' : ''
  return figure === 'producedM3' && sources.length > 1 ? 'aucune source ne se détache' : ''
}

/** « Eau produite : 700 m³, contre 650 m³ la veille ; 60 m³ mis en réserve. » */
export const waterLine = (kpis: KpiBody, than: string, facts: Facts, ledger: Ledger): readonly string[] => {
  const { now, before } = figureAt(kpis, 'producedM3', 'site', undefined)
  if (now === null || before === null) return []
  const form = figureForm('producedM3', facts.site.currency)
  return [
    `${FIGURES.producedM3.name} : ${ledger.say(now, ...form)}, contre ${ledger.say(before, ...form)} ${than}${storedWords(kpis, facts, ledger)}.`,
  ]
}

/** « ; 60 m³ mis en réserve »: what of the water stays in the tanks; empty: they gave more than they took. */
export const storedWords = (kpis: KpiBody, facts: Facts, ledger: Ledger): string => {
  const { now } = figureAt(kpis, 'storedDeltaM3', 'site', undefined)
  return now === null || now.value < LEAST_M3
    ? ''
    : ` ; ${ledger.say(now, ...figureForm('storedDeltaM3', facts.site.currency))} mis en réserve`
}
/** Less than a cubic metre is no water put by. */
const LEAST_M3 = 1
