import { useEffect } from 'react'
import type { Saveable } from './save-bar.tsx'

/** Takes whether something is typed and not saved. */
export type OnHeld = (isHeld: boolean) => void

/** Says whether the page is held by what is typed into a part of it, until the part is gone. */
export const useHeldPage = (states: readonly Saveable[], onHeld: OnHeld): void => {
  const isHeld = states.some(({ isDirty }) => isDirty)
  useEffect(() => {
    onHeld(isHeld)
    return () => onHeld(false)
  }, [isHeld, onHeld])
}
