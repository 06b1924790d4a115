import { siteTimeZone } from '@/text'
import { useSearch } from '@/ui/use-search'
import { type Asked, parseAsked, withAsked } from './readings-window.ts'

/** The page of readings that the address asks for, and a setter that writes another one there. */
export const useAsked = (): readonly [Asked, (change: Partial<Asked>) => void] => {
  const [search, setSearch] = useSearch()
  const zone = siteTimeZone()
  const ask = (change: Partial<Asked>) =>
    setSearch((previous) => withAsked(previous, { ...parseAsked(previous, zone), ...change }, zone))
  return [parseAsked(search, zone), ask]
}
