import { useEffect, useSyncExternalStore } from 'react'
import { lateCode } from '../late/late-code.ts'

/** Loaded apart: figures are longer on their way than it is. */
const code = lateCode(async () => {
  const [{ missedTargets }, { budgetCausesOf }] = await Promise.all([
    import('../kpi/missed-targets.ts'),
    import('./budget-causes.ts'),
  ])
  return { missedTargets, budgetCausesOf }
})

/** How targets and budgets are judged, once the code of it is there. */
export const useTargetCode = () => {
  useEffect(code.want, [])
  return useSyncExternalStore(code.subscribe, code.get)
}
