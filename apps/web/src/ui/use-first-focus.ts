import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus on an element when its page opens, unless something on it was reached before. */
export const useFirstFocus = <T extends HTMLElement>(): RefObject<T | null> => {
  const ref = useRef<T>(null)
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [])
  return ref
}
