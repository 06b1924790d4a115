import { useState } from 'react'
import { useSearch } from '@/ui/use-search'

/** Which condition is open and what narrows its settings; `open`: a condition's name, null: none. */
type Narrowing = { readonly open: string | null; readonly q: string; readonly onlyChanged: boolean }

/** What narrows the settings: at once on the page, and after it in the address, beside what others keep there. */
export const useNarrowing = () => {
  const [search, setSearch] = useSearch()
  const [narrowing, setNarrowing] = useState(
    (): Narrowing => ({
      open: search.get('condition'),
      q: search.get('q') ?? '',
      onlyChanged: search.get('modifies') === '1',
    }),
  )
  const set = (change: Partial<Narrowing>) => {
    setNarrowing((before) => ({ ...before, ...change }))
    setSearch((before) => {
      for (const [word, value] of wordsOf(change)) {
        if (value === '') before.delete(word)
        else if (value !== undefined) before.set(word, value)
      }
      return before
    })
  }
  return { ...narrowing, set }
}

/** The words of the address: undefined is not changed, empty narrows nothing. */
const wordsOf = ({ open, q, onlyChanged }: Partial<Narrowing>) =>
  [
    ['condition', open === null ? '' : open],
    ['q', q],
    ['modifies', onlyChanged === undefined ? undefined : onlyChanged ? '1' : ''],
  ] as const
