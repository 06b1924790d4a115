import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Brings the part named after `#` in the address into view, on arrival and at each press of such a link.
 * @param ready whether the parts are there to be gone to
 */
export const useAnchor = (ready = true): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (ready && hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash, key, ready])
}
