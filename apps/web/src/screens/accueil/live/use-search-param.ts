import { useCallback } from 'react'
import { useSearch } from '@/ui/use-search'

/** One word of the address, and a setter that never changes; setting replaces the history entry and keeps the scroll. */
export const useSearchParam = (name: string): readonly [string | null, (value: string | null) => void] => {
  const [search, setSearch] = useSearch()
  const set = useCallback(
    (value: string | null) =>
      setSearch((words) => {
        if (value === null) words.delete(name)
        else words.set(name, value)
        return words
      }),
    [name, setSearch],
  )
  return [search.get(name), set]
}
