import { useEffect, useSyncExternalStore } from 'react'
import { lateCode } from '../late/late-code.ts'

/** Loaded apart: figures are longer on their way than it is. */
const code = lateCode(() => import('./judging.ts'))

/** How targets, budgets and pumps are judged, once the code of it is there. */
export const useTargetCode = () => {
  useEffect(code.want, [])
  return useSyncExternalStore(code.subscribe, code.get)
}
