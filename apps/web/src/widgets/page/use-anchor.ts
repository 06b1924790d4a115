import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to the part named after `#` in the address, on arrival and at each press of such a link; waits until that
 * part is rendered.
 */
export const useAnchor = (): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash.length <= 1) return
    const id = decodeURIComponent(hash.slice(1))
    const observer = new MutationObserver(() => goTo(id) && observer.disconnect())
    // the shell scrolls a new page to its top: this comes after it
    const frame = requestAnimationFrame(() => {
      if (!goTo(id)) observer.observe(document.body, { childList: true, subtree: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [hash, key])
}

const goTo = (id: string): boolean => {
  const part = document.getElementById(id)
  part?.scrollIntoView()
  return part !== null
}
