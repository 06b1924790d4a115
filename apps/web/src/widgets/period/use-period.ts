import { isRolling, MINUTE_MS, type PeriodInput } from '@vigie/contracts/entities'
import { useCallback, useMemo } from 'react'
import { useNow } from '@/data'
import { localDay, siteTimeZone } from '@/text'
import { useSearch } from '@/ui/use-search'
import { daysOf, parsePeriod, withPeriod } from './period.ts'

/** A period, or what makes it of the one asked last, which the page may not show yet. */
type NextPeriod = PeriodInput | ((before: PeriodInput) => PeriodInput)

/** The period of the address, and a setter that writes it there; the browser's way back leads to the one before. */
export const usePeriod = (): readonly [PeriodInput, (next: NextPeriod) => void] => {
  const [search, setSearch] = useSearch()
  const period = useMemo(() => parsePeriod(search), [search])
  const set = useCallback(
    (next: NextPeriod) =>
      setSearch((previous) => {
        const period = typeof next === 'function' ? next(parsePeriod(previous)) : next
        return withPeriod(previous, period)
      }, 'step'),
    [setSearch],
  )
  return [period, set]
}

/** Adds the period of the address to another path of the product; a `#anchor` stays at the end. */
export const useKeepPeriod = (): ((path: string) => string) => {
  const [period] = usePeriod()
  return useCallback(
    (path) => {
      const [page, place] = path.split('#')
      const search = withPeriod(new URLSearchParams(), period).toString()
      return `${page}${search === '' ? '' : `?${search}`}${place === undefined ? '' : `#${place}`}`
    },
    [period],
  )
}

/** The current day on site, YYYY-MM-DD; changes at midnight there. */
export const useToday = (): string => localDay(useNow(MINUTE_MS), siteTimeZone())

/**
 * Whether the period of the address still runs: today is one of its days, or comes before them. One that goes with
 * the clock is as long as it will ever be.
 */
export const useIsOpen = (): boolean => {
  const [period] = usePeriod()
  const today = useToday()
  return !isRolling(period.unit) && daysOf(period, today).last >= today
}

/** Whether the period of the address reaches to this moment: it still runs, or goes with the clock. */
export const useEndsNow = (): boolean => {
  const [{ unit }] = usePeriod()
  return useIsOpen() || isRolling(unit)
}

/** Whether the period of the address is the current day. */
export const useIsToday = (): boolean => {
  const [{ unit, date }] = usePeriod()
  const today = useToday()
  return unit === 'day' && (date ?? today) === today
}
