import { type Alarm, alarm } from '@vigie/contracts/entities'
import type { LiveEvent } from '@vigie/contracts/live'
import type { ReactNode } from 'react'
import { createLiveClock } from './live-clock.ts'
import { createLiveStore, type LiveStore } from './live-store.ts'
import { DataProvider, type DataSources } from './sources.ts'

type Snapshot = Extract<LiveEvent, { readonly type: 'snapshot' }>

/** A live store whose listeners hear at once, not with the next frame. */
export const createPromptStore = (): LiveStore =>
  createLiveStore({ frame: (flush) => flush(), calm: (flush) => flush() })

/** The picture of a site of which nothing is known but what is given. `at`: ISO 8601. */
export const pictureAt = (
  at: string,
  given: Partial<Pick<Snapshot, 'series' | 'readings' | 'statuses' | 'alarms'>>,
): Snapshot => ({
  type: 'snapshot',
  epoch: 'e',
  seq: 0,
  at,
  series: [],
  readings: [],
  statuses: [],
  alarms: [],
  ...given,
})

/** The alarm of a pump without power, or, where it has returned, with it again. `at`: ISO 8601. */
export const pumpAlarm = (
  at: string,
  { id = 'a', state, priority = 'high' }: Pick<Alarm, 'state'> & Partial<Pick<Alarm, 'id' | 'priority'>>,
): Alarm =>
  alarm.parse({
    id,
    device: 'pompe',
    condition: 'power-off',
    priority,
    state,
    raisedAt: at,
    clearedAt: state === 'returned' ? at : null,
  })

const TRUSTED = { trusted: true, since: null, reason: null, clockStep: null } as const
const FEED: DataSources['feed'] = { get: () => TRUSTED, subscribe: () => () => undefined }
const readSite = () => Promise.reject(new Error('not read here'))

type LivePageProps = {
  readonly live: LiveStore
  /** whether the live feed can be trusted; it always can, unless given */
  readonly feed?: DataSources['feed']
  readonly children: ReactNode
}

/** A page that hears a live store, and reads nothing. */
export const LivePage = ({ live, feed = FEED, children }: LivePageProps) => (
  <DataProvider value={{ live, clock: createLiveClock(), feed, readSite, firstSnapshot: Promise.resolve() }}>
    {children}
  </DataProvider>
)
