import { type Alarm, type Device, hasNoPower, supplyOf } from '@vigie/contracts/entities'
import type { AlarmListEvent, AlarmRow } from '@vigie/machines/alarm-list'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useNow, useSources } from '@/data'
import { type AlarmQuery, useAlarmPages } from '@/data/alarms'
import { usePower } from '@/widgets/site-state/use-power'
import { causesOf } from './causes.ts'
import { answers, type Filter, needsRecords, queryOf } from './filter.ts'
import { byAge, byUrgency, rowOf } from './order.ts'

/** Above so many rows their order is computed at most once a second. */
const MANY = 500
const SLOW_MS = 1_000
/** How often it is looked whether a flood is over, and whether the period has moved on. */
const LOOK_MS = 10_000

type Options = {
  readonly filter: Filter
  readonly devices: readonly Device[]
  /** hears how the rows should stand, only when that is another way than before */
  readonly send: (event: AlarmListEvent) => void
}

/** Tells the chart which alarms there are, and finds an alarm by its id as it is now, or was before it closed. */
export const useRows = ({ filter, devices, send }: Options) => {
  const { live, clock } = useSources()
  const { board, alarmLog } = live
  const now = useNow(LOOK_MS)
  const query = useStable(queryOf(filter, now))
  const isOfRecords = needsRecords(filter)
  const pages = useAlarmPages(query, isOfRecords)
  const names = useMemo(() => new Map(devices.map(({ id, name }) => [id, name])), [devices])
  const recorded = useMemo(() => new Map(pages.alarms.map((alarm) => [alarm.id, alarm])), [pages.alarms])
  const last = useRef<readonly AlarmRow[]>([])
  const asked = useRef(query)
  const isWhole = hasNoPower(usePower(devices), devices.length)
  const supply = useMemo(() => supplyOf(devices), [devices])
  const grouped = useRef({ isWhole, supply })

  const alarmOf = useCallback(
    (id: Alarm['id']): Alarm | undefined => board.alarm(id) ?? alarmLog.closed(id) ?? recorded.get(id),
    [board, alarmLog, recorded],
  )
  useEffect(() => {
    const tell = () => {
      const fits = (alarm: Alarm) => answers(query, alarm, names.get(alarm.device) ?? '')
      const open = board.alarms().filter(fits)
      const rest = isOfRecords ? [...recorded.keys()].flatMap((id) => (board.alarm(id) ? [] : (alarmOf(id) ?? []))) : []
      const alarms = [...open, ...rest.filter(fits)].sort(isOfRecords ? byAge : byUrgency)
      const rows = alarms.map(rowOf)
      if (isSame(rows, last.current) && grouped.current.isWhole === isWhole && grouped.current.supply === supply) return
      last.current = rows
      grouped.current = { isWhole, supply }
      send({ type: 'rows.changed', rows, causes: isOfRecords ? [] : causesOf(alarms, isWhole, supply) })
    }
    const unsubscribe = pacedBy(board.subscribeAlarms, tell, () => last.current.length > MANY)
    // who asks for other alarms sees them at once, wherever the hand is
    if (asked.current !== query) send({ type: 'counter.pressed' })
    asked.current = query
    return unsubscribe
  }, [board, query, names, recorded, isOfRecords, isWhole, supply, alarmOf, send])
  useEffect(() => {
    const count = () => send({ type: 'arrivals.counted', count: alarmLog.lately(clock.now()).count })
    count()
    return alarmLog.subscribe(count)
  }, [alarmLog, clock, now, send])

  return { alarmOf, names, pages, isOfRecords, query }
}

/** Runs now and on each change; while `isSlow`, at most once a second. Returns the unsubscribe. */
const pacedBy = (
  subscribe: (listener: () => void) => () => void,
  run: () => void,
  isSlow: () => boolean,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const rest = () => {
    timer = undefined
    if (isDue) go()
  }
  const go = () => {
    isDue = false
    run()
    if (isSlow()) timer = setTimeout(rest, SLOW_MS)
  }
  const unsubscribe = subscribe(() => {
    if (timer === undefined) go()
    else isDue = true
  })
  go()
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

const isSame = (one: readonly AlarmRow[], other: readonly AlarmRow[]): boolean =>
  one.length === other.length &&
  one.every((row, index) => row.id === other[index]?.id && row.isWaiting === other[index].isWaiting)

/** The same object for as long as it says the same. */
const useStable = (query: AlarmQuery): AlarmQuery => {
  const words = JSON.stringify(query)
  return useMemo(() => query, [words])
}
