// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { handoverFacts } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { AccountProvider } from '@/actors/auth-context'
import { SessionActorsProvider } from '@/actors/session-context'
import { HttpProvider } from '@/data'
import { ConfigProvider } from '@/data/app-context'
import { createPromptStore, LivePage, pictureAt, pumpAlarm } from '@/data/live-page.fixtures'
import { ShiftRecord } from './shift-record.tsx'

afterEach(cleanup)

const CUT_AT = '2026-11-27T03:05:59.000Z'
/** Read before the cut. */
const READ = handoverFacts.parse({
  seq: 1,
  from: '2026-11-26T19:05:40.000Z',
  to: '2026-11-27T03:05:40.000Z',
  counts: { unacknowledged: 0, acknowledged: 0, returned: 0, shelved: 0, suppressed: 0, outOfService: 0 },
  alarms: [],
  nextReturn: null,
  cutCount: 0,
  cuts: [],
  raised: 0,
  actCount: 0,
  acts: [],
})

const given = <T,>(value: unknown): T => value as T
const NO_ACTS: readonly never[] = []
const NOTHING_KEPT = { others: () => NO_ACTS, subscribe: () => () => {} }
const actorOf = (snapshot: object, send = (_event: object) => {}) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => {} }),
  send,
})
const setUp = ({ role = 'operator', note = null as ReactNode } = {}) => {
  const auth = actorOf({ context: { user: null, claims: { role, platforms: [] }, error: null }, matches: () => false })
  const sent: object[] = []
  const alarmActs = actorOf({ context: { batch: [], queued: [], fates: {} }, matches: () => false }, (event) => {
    sent.push(event)
  })
  const live = createPromptStore()
  live.apply(pictureAt(READ.to, {}))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ConfigProvider value={given({ site: 'chaib' })}>
          <HttpProvider value={given({ get: () => new Promise(() => {}) })}>
            <LivePage live={live}>
              <AccountProvider value={given({ auth })}>
                <SessionActorsProvider value={given({ alarmActs, keptActs: NOTHING_KEPT })}>
                  <ShiftRecord facts={READ} lastAt={null} shift={undefined} onShift={() => {}} note={note} />
                </SessionActorsProvider>
              </AccountProvider>
            </LivePage>
          </HttpProvider>
        </ConfigProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { live, sent }
}
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')

test('[R11.8] a cut stands in the handover as soon as the banner has it, before the records are read again', () => {
  const { live } = setUp()
  expect(text()).toContain('Rien à acquitter, aucun appareil coupé.')
  const status = { device: 'pompe', powered: false, poweredAt: CUT_AT, online: true, onlineAt: null }
  act(() =>
    live.apply(pictureAt(CUT_AT, { statuses: [status], alarms: [pumpAlarm(CUT_AT, { state: 'unacknowledged' })] })),
  )
  expect(text()).toContain('1 alarme à acquitter, 1 appareil coupé.')
  expect(screen.getByRole('list', { name: /^Reste actif/ }).textContent).toContain('Vérifier l’arrivée du courant')
  act(() => live.apply(pictureAt(CUT_AT, {})))
  expect(text()).toContain('Rien à acquitter, aucun appareil coupé.')
})

test('[R11.8] what happened in the shift is told up to the minute when it was read', () => {
  setUp()
  expect(text()).toMatch(/Relevé du poste (de|du) .*\d{2}:\d{2}\. /)
  expect(text()).not.toMatch(/\d{2}:\d{2}:\d{2}/)
})

test('[R11.8] an alarm that waits is acknowledged where the handover names it, by whoever may', () => {
  const { live, sent } = setUp()
  act(() => live.apply(pictureAt(CUT_AT, { alarms: [pumpAlarm(CUT_AT, { id: 'over', state: 'returned' })] })))
  fireEvent.click(screen.getByRole('button', { name: 'Acquitter' }))
  expect(sent).toEqual([{ type: 'act.chosen', ids: ['over'], order: { act: 'acknowledge' } }])
  cleanup()
  const viewer = setUp({ role: 'viewer' })
  act(() => viewer.live.apply(pictureAt(CUT_AT, { alarms: [pumpAlarm(CUT_AT, { state: 'returned' })] })))
  expect(screen.queryByRole('button', { name: 'Acquitter' })).toBeNull()
})

test('[R11.8] where alarms share a line their number and that of the lines are both told', () => {
  const { live } = setUp()
  const alarms = ['a', 'b', 'c'].map((id) => ({ ...pumpAlarm(CUT_AT, { id, state: 'returned' }), device: id }))
  const later = new Date(Date.parse(CUT_AT) - 3_600_000).toISOString()
  act(() => live.apply(pictureAt(CUT_AT, { alarms: [...alarms, pumpAlarm(later, { id: 'd', state: 'returned' })] })))
  expect(screen.getByRole('list', { name: /^Revenu à la normale/ }).querySelectorAll(':scope > li')).toHaveLength(2)
  expect(text()).toContain('Revenu à la normale, à acquitter4 alarmes, 2 lignes')
})

test('[R11.8] the note to write comes before the list that a phone would have to be scrolled past', () => {
  setUp({ note: <textarea aria-label="Note" /> })
  const list = screen.getByRole('heading', { name: /^Reste actif/ })
  const follows = screen.getByRole('textbox', { name: 'Note' }).compareDocumentPosition(list)
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
