// Alarms by REST, beside those that the live feed keeps: counts, one with its life, the closed ones.
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { AlarmCondition, AlarmPriority, AlarmState } from '@vigie/contracts/entities'
import { alarmResponse, alarmsResponse, REST_PATHS } from '@vigie/contracts/rest'
import { useMemo, useSyncExternalStore } from 'react'
import type { Flip } from './alarm-log.ts'
import { useHttp } from './app-context.ts'
import { useMayAsk } from './queries.ts'
import { useSources } from './sources.ts'

/** Which alarms to read; what is empty or null does not narrow. Instants are epoch ms, `to` excluded. */
export type AlarmQuery = {
  readonly states: readonly (AlarmState | 'open')[]
  readonly priorities: readonly AlarmPriority[]
  readonly conditions: readonly AlarmCondition[]
  readonly device: string | null
  readonly q: string | null
  readonly from: number | null
  readonly to: number | null
}

const PAGE = 200
/** How long counts and lives may be out of date after a burst of changes, ms. */
const REREAD_MS = 1_000

/** What lately happened to alarms; renders again when something did. */
export const useAlarmLog = () => {
  const { alarmLog } = useSources().live
  useSyncExternalStore(alarmLog.subscribe, alarmLog.version)
  return alarmLog
}

/** The last alarms that are over and dealt with, newest first; read again at most once a second as they change. */
export const useEndedAlarms = (count: number) => {
  const http = useHttp()
  const enabled = useMayAsk('alarms')
  const changes = useChanges()
  return useQuery({
    queryKey: ['alarms-ended', count, changes],
    queryFn: async ({ signal }) =>
      (await http.get(REST_PATHS.alarms, alarmsResponse, { state: 'normal', limit: count }, signal)).alarms,
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** One alarm with its life and those before it; read again when alarms change. */
export const useAlarmDetail = (id: string) => {
  const http = useHttp()
  const changes = useChanges()
  return useQuery({
    queryKey: ['alarm', id, changes],
    queryFn: ({ signal }) =>
      http.get(REST_PATHS.alarm.replace(':id', encodeURIComponent(id)), alarmResponse, {}, signal),
    placeholderData: (before) => (before?.alarm.id === id ? before : undefined),
  })
}

/** Alarms of the records, newest first, page by page: closed ones are only there. */
export const useAlarmPages = (query: AlarmQuery, enabled: boolean) => {
  const http = useHttp()
  const mayAsk = useMayAsk('alarms')
  const pages = useInfiniteQuery({
    queryKey: ['alarms', query],
    queryFn: ({ pageParam, signal }) =>
      http.get(REST_PATHS.alarms, alarmsResponse, alarmSearch(query, pageParam), signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: enabled && mayAsk,
  })
  const alarms = useMemo(() => pages.data?.pages.flatMap((page) => page.alarms) ?? [], [pages.data])
  return { ...pages, alarms }
}

/** The query of a page, in the words of the contract. */
export const alarmSearch = (
  { states, priorities, conditions, device, q, from, to }: AlarmQuery,
  cursor: string | null,
): URLSearchParams => {
  const search = new URLSearchParams({ limit: String(PAGE) })
  for (const state of states) search.append('state', state)
  for (const priority of priorities) search.append('priority', priority)
  for (const condition of conditions) search.append('condition', condition)
  const single = { device, q, from: isoOf(from), to: isoOf(to), cursor }
  for (const [name, value] of Object.entries(single)) if (value !== null) search.set(name, value)
  return search
}

const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** A number that changes when alarms did, at most once a second. */
const useChanges = (): number => {
  const { alarmLog } = useSources().live
  const changes = useMemo(() => paced(alarmLog.subscribe, alarmLog.version), [alarmLog])
  return useSyncExternalStore(changes.subscribe, changes.get)
}

/** Follows a value: at once when it stood still for a second, else when the second is over. */
const paced = (subscribe: (listener: () => void) => () => void, read: () => number) => {
  let value = read()
  return {
    get: () => value,
    subscribe: (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const take = () => {
        timer = undefined
        if (value === read()) return
        value = read()
        listener()
        timer = setTimeout(take, REREAD_MS)
      }
      const unsubscribe = subscribe(() => {
        if (timer === undefined) take()
      })
      take()
      return () => {
        clearTimeout(timer)
        unsubscribe()
      }
    },
  }
}

export { alarmKey } from './alarm-log.ts'

/** Flips of a key in the last minute, oldest first; the same array until there is another. */
export const useAlarmFlips = (key: string): readonly Flip[] => {
  const { live, clock } = useSources()
  const { alarmLog } = live
  // of this key alone: in a flood others flip on every frame
  useSyncExternalStore(alarmLog.subscribe, () => alarmLog.flips(key))
  return alarmLog.flipsOf(key, clock.now())
}
