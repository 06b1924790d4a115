// In: how a figure leads, and what of it leaks. Out: the sign of its verdict.
import { FAR_LESS, type FigureId, type KpiBody } from '@vigie/contracts/entities'
import type { LeadVerdict, LimitBasis } from './lead.ts'
import { LEAD_SIGNS } from './lead-sign.tsx'

type Against = {
  readonly limit: { readonly basis: LimitBasis } | null
  /** pumps stand that what is ahead of it rests on */
  readonly resting: boolean
}

/**
 * A habit that a leak is part of is nothing to be praised for keeping, nor is what stays below it while pumps stand that
 * should work, or money that was not spent as hardly any water was made: there no sign is green.
 */
export const signOf = (
  verdict: LeadVerdict,
  id: FigureId,
  { limit, resting }: Against,
  { plan }: Pick<KpiBody, 'plan'>,
) => {
  const leaks = id === 'consumedM3' && plan?.leaks?.some(({ days }) => days > 0)
  const isNoMerit = limit?.basis === 'usual' && (leaks || resting || (id === 'cost' && isUnpumped(plan)))
  return LEAD_SIGNS[isNoMerit && LEAD_SIGNS[verdict].tone === 'good' ? 'close' : verdict]
}

/** Whether by the end of the last hour far less water was made than usual by then. */
const isUnpumped = (plan: KpiBody['plan']): boolean => {
  const { basis, closed } = plan?.producedM3 ?? {}
  return basis === 'weekdays' && closed != null && closed.counted < FAR_LESS * closed.expected
}
