// In: how a figure leads, and what of it leaks. Out: the sign of its verdict.
import type { FigureId, KpiBody } from '@vigie/contracts/entities'
import type { LeadVerdict } from '@/widgets/kpi/lead'
import { LEAD_SIGNS } from '@/widgets/kpi/lead-sign'
import type { Outlook } from './outlook.ts'

/**
 * A habit that a leak is part of is nothing to be praised for keeping, nor is what stays below it while pumps stand that
 * should work: there no sign is green.
 */
export const signOf = (
  verdict: LeadVerdict,
  id: FigureId,
  { limit, resting }: Pick<Outlook, 'limit' | 'resting'>,
  { plan }: Pick<KpiBody, 'plan'>,
) => {
  const leaks = id === 'consumedM3' && plan?.leaks?.some(({ days }) => days > 0)
  const isNoMerit = limit?.basis === 'usual' && (leaks || resting)
  return LEAD_SIGNS[isNoMerit && LEAD_SIGNS[verdict].tone === 'good' ? 'close' : verdict]
}
