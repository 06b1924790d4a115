import { type Alarm, type Device, isWaitingAlarm } from '@vigie/contracts/entities'
import type { AlarmListEvent, AlarmListInput, AlarmListView } from '@vigie/machines/alarm-list'
import { useCallback, useMemo, useRef } from 'react'
import { type AlarmListActor, useAlarmList } from '@/actors/alarm-list'
import { useAlarmActs } from '@/actors/alarm-views'
import { useActors } from '@/actors/session-context'
import { useFeed, useKpis, useUnpowered } from '@/data'
import { alarmText } from '@/text/alarms'
import { useMediaQuery } from '@/ui/use-media-query'
import { PageFrame } from '@/widgets/page/page-frame'
import { AlarmList } from './alarm-list.tsx'
import { AlarmPages } from './alarm-pages.tsx'
import { type AlarmFacts, AlarmFactsProvider, type Alarms, AlarmsProvider } from './context.ts'
import { DetailPlace } from './detail-place.tsx'
import { EndedAlarms } from './ended-alarms.tsx'
import { ExportAlarms } from './export-alarms.tsx'
import { isNarrowed } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { FloodLine } from './flood-line.tsx'
import { KeyBar } from './key-bar.tsx'
import { turned } from './managed.ts'
import { MoreAlarms, NoAlarms } from './no-alarms.tsx'
import { NoReach } from './no-reach.tsx'
import { Questions } from './questions.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { Summary } from './summary.tsx'
import { useAddress } from './use-address.ts'
import { useKeys } from './use-keys.ts'
import { useRows } from './use-rows.ts'

/** Below a list of so many rows there is room for what is over. */
const FEW = 6
const TODAY = { unit: 'day' } as const

type AlarmCentreProps = { readonly devices: readonly Device[] } & AlarmListInput

/** The list with everything around it: filters, counts, panel, questions; its chart says what is where. */
export const AlarmCentre = ({ devices, mayAct, mayManage }: AlarmCentreProps) => {
  const { list, view } = useAlarmList({ mayAct, mayManage })
  const { alarmActs } = useActors()
  const send: AlarmListActor['send'] = useCallback((event) => list.send(event), [list])
  const { acts, open, isLinked } = useAlarmActs()
  const { trusted, reason } = useFeed()
  const figures = useKpis(TODAY).data
  const unpowered = useUnpowered()
  const search = useRef<HTMLInputElement>(null)
  const { filter, setFilter } = useAddress(send)
  const sendNews: AlarmListActor['send'] = useCallback(
    (event) => {
      if (list.getSnapshot().can(event)) list.send(event)
    },
    [list],
  )
  const { alarmOf, names, pages, isOfRecords, query } = useRows({ filter, devices, send: sendNews })
  const pressed: AlarmListActor['send'] = (event) => {
    const { current } = view
    const alarm = current === null ? undefined : alarmOf(current)
    // the list does not know what a filter has hidden, though the panel tells of it
    if (event.type === 'acknowledge.pressed' && alarm !== undefined && isReadAlone(view, alarm))
      return alarmActs.send({ type: 'act.chosen', ids: [alarm.id], order: { act: 'acknowledge' } })
    send(event.type === 'question.asked' ? { ...event, question: turned(event.question, alarm) } : event)
  }
  const maySend = (event: AlarmListEvent) => list.getSnapshot().can(event)
  useKeys({ send: pressed, maySend, onSearch: () => search.current?.focus() })
  const nameOf = useCallback((device: string) => names.get(device) ?? device, [names])
  const facts = useMemo(
    (): AlarmFacts => ({ send, alarmOf, nameOf, devices, figures, unpowered, ownActs: acts, isLinked }),
    [send, alarmOf, nameOf, devices, figures, unpowered, acts, isLinked],
  )
  const shared = useMemo((): Alarms => ({ ...facts, view }), [facts, view])
  const isEmpty = view.shown.rows.length === 0
  const isPhone = useMediaQuery('(max-width: 639px)')
  const files = <ExportAlarms query={query} />
  return (
    <AlarmFactsProvider value={facts}>
      <AlarmsProvider value={shared}>
        <div className="flex min-w-0 items-start">
          <div className="min-w-0 grow">
            <PageFrame
              title={alarmText.title}
              above={<AlarmPages />}
              isNamedAbove
              withPeriod={false}
              beside={isPhone ? null : files}
            >
              <Summary
                unsent={open}
                isLinked={isLinked && (trusted || reason !== null)}
                onState={(state) => setFilter({ state })}
                beside={mayAct && <NoReach mayChange={mayManage} />}
              />
              <FloodLine />
              <FilterBar filter={filter} onChange={setFilter} search={search} nameOf={nameOf} files={files} />
              <SelectionBar />
              {isEmpty ? (
                <NoAlarms pages={pages} isOfRecords={isOfRecords} isNarrowed={isNarrowed(filter)} />
              ) : (
                <AlarmList />
              )}
              <KeyBar />
              {!isOfRecords && !isNarrowed(filter) && view.shown.rows.length <= FEW && <EndedAlarms />}
              {isOfRecords && pages.hasNextPage && (
                <MoreAlarms isPending={pages.isFetchingNextPage} onMore={() => void pages.fetchNextPage()} />
              )}
              {/* what would lie under the bar of the selection can be scrolled above it */}
              {view.selected.length > 0 && <div aria-hidden className="h-24 sm:hidden" />}
            </PageFrame>
          </div>
          <DetailPlace />
        </div>
        <Questions />
      </AlarmsProvider>
    </AlarmFactsProvider>
  )
}

/** Whether the panel tells of an alarm that waits, that nobody under way acknowledges, and whose row is hidden. */
const isReadAlone = ({ mayAct, isReading, selected, shown }: AlarmListView, alarm: Alarm): boolean =>
  mayAct && isReading && selected.length === 0 && isWaitingAlarm(alarm) && shown.rows.every(({ id }) => id !== alarm.id)
