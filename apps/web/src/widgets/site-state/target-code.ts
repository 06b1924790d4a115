import { useEffect, useSyncExternalStore } from 'react'
import { lateCode } from '../late/late-code.ts'

/** Loaded apart: figures are longer on their way than it is. */
const code = lateCode(async () => {
  const [{ missedTargets }, { budgetCausesOf }, { pumpRestCauses }] = await Promise.all([
    import('../kpi/missed-targets.ts'),
    import('./budget-causes.ts'),
    import('./pump-rest.ts'),
  ])
  return { missedTargets, budgetCausesOf, pumpRestCauses }
})

/** How targets and budgets are judged, once the code of it is there. */
export const useTargetCode = () => {
  useEffect(code.want, [])
  return useSyncExternalStore(code.subscribe, code.get)
}
