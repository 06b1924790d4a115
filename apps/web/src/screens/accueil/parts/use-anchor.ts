import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings the part named after `#` in the address into view, on arrival and at each press of such a link. */
export const useAnchor = (): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash, key])
}
