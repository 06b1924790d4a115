import { useFeed, useKpis } from '@/data'
import { usePassed } from '@/ui/use-passed'
import { TODAY } from '../leaks/leaks.ts'
import { useTargetCode } from './target-code.ts'
import { useBudgetFigures } from './use-budget-figures.ts'

/** What is known by then is shown, whatever is still to come, ms. */
const PATIENCE_MS = 3_000

/**
 * Whether what tells of trouble is still on its way for the first time: the figures of today and those that budgets are
 * judged by, how they are judged, and the state of the site on the live feed. Drawn one after the other they would push
 * away what stands below; drawn together they do not. What is late is waited for no longer, and still not counted.
 */
export const useFirstRead = (): { readonly isFirstRead: boolean; readonly isCounting: boolean } => {
  const { isLoading } = useKpis(TODAY)
  const { isComing } = useBudgetFigures()
  const { at } = useTargetCode()
  const { trusted, since } = useFeed()
  const isLate = usePassed(PATIENCE_MS)
  const isCounting = isLoading || isComing || at === 'away' || (!trusted && since === null)
  return { isFirstRead: isCounting && !isLate, isCounting }
}

export const useIsFirstRead = (): boolean => useFirstRead().isFirstRead
