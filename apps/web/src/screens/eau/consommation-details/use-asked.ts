import { useSearchParams } from 'react-router-dom'
import { siteTimeZone } from '@/text'
import { type Asked, parseAsked, withAsked } from './readings-window.ts'

/** The page of readings that the address asks for, and a setter that writes another one there. */
export const useAsked = (): readonly [Asked, (change: Partial<Asked>) => void] => {
  const [search, setSearch] = useSearchParams()
  const zone = siteTimeZone()
  const ask = (change: Partial<Asked>) =>
    setSearch((previous) => withAsked(previous, { ...parseAsked(previous, zone), ...change }, zone), {
      replace: true,
      preventScrollReset: true,
    })
  return [parseAsked(search, zone), ask]
}
