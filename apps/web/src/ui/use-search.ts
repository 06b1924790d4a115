import { useCallback, useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** Makes the next words of the address of those before; may be given what it changes and returns. */
type Change = (before: URLSearchParams) => URLSearchParams

/** What places were changed to, until the page shows it: the next change of the same place goes on from there. */
const asked = new WeakMap<Location, URLSearchParams>()

/**
 * The words of the address, and a setter that never changes; setting keeps the scroll, and replaces the history entry
 * unless it is a `step`, which the browser's way back undoes. What changes nothing is no step.
 * The router's own setter starts from what was last drawn, so that of two changes before the page is drawn again the
 * second undoes the first; here it goes on from it, whichever part of the page made it.
 */
export const useSearch = (): readonly [URLSearchParams, (change: Change, kind?: 'step') => void] => {
  const [search] = useSearchParams()
  const place = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ place, navigate })
  useEffect(() => {
    latest.current = { place, navigate }
  })
  const set = useCallback((change: Change, kind?: 'step') => {
    const { place, navigate } = latest.current
    const before = asked.get(place) ?? new URLSearchParams(place.search)
    const next = change(new URLSearchParams(before))
    if (String(next) === String(before)) return
    asked.set(place, next)
    void navigate(`?${next}`, { replace: kind !== 'step', preventScrollReset: true })
  }, [])
  return [search, set]
}
