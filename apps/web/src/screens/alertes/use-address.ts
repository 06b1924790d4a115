import type { AlarmListEvent } from '@vigie/machines/alarm-list'
import { useCallback, useEffect, useMemo } from 'react'
import { useSearch } from '@/ui/use-search'
import { type Filter, filterOf, withFilter } from './filter.ts'

const ALARM = 'alarme'
/** Whether something may be the id of an alarm. */
export const isAlarmId = (word: string): boolean => /^[\w-]{1,64}$/.test(word)

/** The filter of the address and its setter; an alarm that the address names is opened, and leaves it. */
export const useAddress = (send: (event: AlarmListEvent) => void) => {
  const [search, setSearch] = useSearch()
  const filter = useMemo(() => filterOf(search), [search])
  const linked = search.get(ALARM)
  useEffect(() => {
    if (linked === null) return
    if (linked !== '') send({ type: 'alarm.linked', row: linked })
    setSearch((before) => {
      before.delete(ALARM)
      return before
    })
  }, [linked, send, setSearch])
  const setFilter = useCallback(
    (change: Partial<Filter>) => setSearch((before) => withFilter(before, change)),
    [setSearch],
  )
  return { filter, setFilter }
}
