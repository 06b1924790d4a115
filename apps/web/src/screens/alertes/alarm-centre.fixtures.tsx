// The screen of alarms on its real charts: what the feed says goes in, what is sent to the server is held until the test answers.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render } from '@testing-library/react'
import { type Alarm, alarm, type Device } from '@vigie/contracts/entities'
import type { LiveEvent } from '@vigie/contracts/live'
import { type AlarmAct, type AlarmActsOutcomes, alarmActsMachine } from '@vigie/machines/alarm-acts'
import { MemoryRouter } from 'react-router-dom'
import { createActor, fromPromise } from 'xstate'
import { SessionActorsProvider } from '@/actors/session-context'
import { DataProvider, HttpProvider } from '@/data'
import { ConfigProvider } from '@/data/app-context'
import { createLiveStore } from '@/data/live-store'
import { AlarmCentre } from './alarm-centre.tsx'

export const NOW = Date.parse('2026-11-22T09:10:00.000Z')
export const one = (id: string, change: Partial<Alarm> = {}): Alarm =>
  alarm.parse({
    id,
    device: `pompe-${id}`,
    condition: 'power-off',
    priority: 'high',
    state: 'unacknowledged',
    raisedAt: new Date(NOW - 60_000 * id.charCodeAt(0)).toISOString(),
    clearedAt: null,
    ...change,
  })

const NO_ACTS: readonly never[] = []
const NOTHING_KEPT = { others: () => NO_ACTS, subscribe: () => () => {} }
const TRUSTED = { trusted: true, since: null, reason: null, clockStep: null } as const

/** What the server is asked, and its answer when the test gives it. */
type Sent = { readonly acts: readonly AlarmAct[]; readonly answer: PromiseWithResolvers<AlarmActsOutcomes['sendActs']> }

const never = () => new Promise(() => {})
/** What else the site is: its devices, and what the server answers to what is read. */
type Site = {
  readonly devices?: readonly Device[]
  readonly get?: (path: string) => Promise<unknown>
  /** of its upstream; absent: they are not known yet */
  readonly capabilities?: readonly string[]
  readonly mayManage?: boolean
  /** the address that the page is opened at */
  readonly address?: string
}

export const setUp = (
  alarms: readonly Alarm[],
  mayAct = true,
  feed: object = TRUSTED,
  { devices = [], get = never, capabilities, mayManage = false, address = '/' }: Site = {},
) => {
  const live = createLiveStore({ frame: (flush) => flush(), calm: (flush) => flush() })
  const say = (event: LiveEvent) => act(() => live.apply(event))
  const at = new Date(NOW).toISOString()
  live.apply({ type: 'snapshot', epoch: 'e', seq: 1, at, series: [], readings: [], statuses: [], alarms: [...alarms] })
  const sent: Sent[] = []
  const alarmActs = createActor(
    alarmActsMachine.provide({
      actors: {
        sendActs: fromPromise(({ input: { acts } }) => {
          const answer = Promise.withResolvers<AlarmActsOutcomes['sendActs']>()
          sent.push({ acts, answer })
          return answer.promise
        }),
      },
    }),
    { input: { random: () => 0.5, session: 's', kept: [] } },
  ).start()
  const sources = {
    live,
    clock: { now: () => NOW, nowBy: () => NOW, subscribe: () => () => {} },
    feed: { get: () => feed, subscribe: () => () => {} },
    readSite: capabilities === undefined ? never : async () => ({ site: { name: 'Chaib' }, capabilities }),
    firstSnapshot: Promise.resolve(),
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const given = <T,>(value: unknown): T => value as T
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <ConfigProvider value={given({ site: 'chaib' })}>
          <HttpProvider value={given({ get, post: never })}>
            <DataProvider value={given(sources)}>
              <SessionActorsProvider value={given({ alarmActs, keptActs: NOTHING_KEPT, inspect: undefined })}>
                <AlarmCentre devices={devices} mayAct={mayAct} mayManage={mayManage} />
              </SessionActorsProvider>
            </DataProvider>
          </HttpProvider>
        </ConfigProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const tell = (type: 'link.lost' | 'link.restored') => act(() => alarmActs.send({ type }))
  const answer = async (fates: AlarmActsOutcomes['sendActs']) => {
    sent.at(-1)?.answer.resolve(fates)
    await act(async () => {})
  }
  return { say, sent, tell, answer }
}

export const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key })
}
export const row = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-alarm="${id}"]`)
  if (found === null) throw new Error(`no row ${id}`)
  return found
}
export const badge = (id: string) => row(id).querySelector('[data-badge]')?.textContent
export const current = () =>
  document.querySelector('[aria-current="true"]')?.closest('[data-alarm]')?.getAttribute('data-alarm')
export const order = { act: 'acknowledge' } as const
