// In: what was used of a budget, and how far the period has come. Out: where that leads.
import { DAY_MS, type KpiBody } from '@vigie/contracts/entities'

export type Pace = {
  /** of the budget, 1: all of it */
  readonly spent: number
  /** how much of the period is gone, 0 to 1; null: all of it */
  readonly today: number | null
  /** share of the budget at the end of the period if the rest goes like what is gone; null: nothing to tell it from */
  readonly projected: number | null
  /** `ahead`: within the budget, but leading beyond it */
  readonly verdict: 'within' | 'ahead' | 'over'
}

/** @param budget of the whole period, m³, above 0 */
export const paceOf = (used: number, budget: number, { period, until }: Pick<KpiBody, 'period' | 'until'>): Pace => {
  const spent = used / budget
  const gone = (until - period.from) / (period.to - period.from)
  const isOpen = gone < 1
  const projected = isOpen && until - period.from >= DAY_MS ? spent / gone : null
  return {
    spent,
    today: isOpen ? gone : null,
    projected,
    verdict: spent > 1 ? 'over' : (projected ?? 0) > 1 ? 'ahead' : 'within',
  }
}
