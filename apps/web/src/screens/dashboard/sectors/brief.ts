// In: how each sector stands against its budget. Out: what that comes to, in a few words.
import { dashboard } from '@/text/dashboard'
import type { LeadVerdict } from '@/widgets/kpi/lead'

/**
 * What is exceeded is told apart from what may be; a sector of which nothing can be said, or that has no budget, is not told
 * as one that keeps its budget. `without`: the names of those that have none.
 */
export const briefOf = (verdicts: readonly (LeadVerdict | null)[], without: readonly string[]): string => {
  const count = (...some: typeof verdicts) => verdicts.filter((verdict) => some.includes(verdict)).length
  return dashboard.sectors.brief(count('over'), count('ahead'), count('within', 'even', 'close'), count(null), without)
}
