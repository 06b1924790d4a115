import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** One word of the address, and a setter that never changes; setting replaces the history entry and keeps the scroll. */
export const useSearchParam = (name: string): readonly [string | null, (value: string | null) => void] => {
  const [search, setSearch] = useSearchParams()
  const latest = useRef(setSearch)
  useEffect(() => {
    latest.current = setSearch
  }, [setSearch])
  const set = useCallback(
    (value: string | null) =>
      latest.current(
        (previous) => {
          const next = new URLSearchParams(previous)
          if (value === null) next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [name],
  )
  return [search.get(name), set]
}
