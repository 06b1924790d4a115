// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { handoverFacts } from '@vigie/contracts/entities'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
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
const setUp = () => {
  const live = createPromptStore()
  live.apply(pictureAt(READ.to, {}))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ConfigProvider value={given({ site: 'chaib' })}>
          <HttpProvider value={given({ get: () => new Promise(() => {}) })}>
            <LivePage live={live}>
              <ShiftRecord facts={READ} lastAt={null} shift={undefined} onShift={() => {}} note={null} />
            </LivePage>
          </HttpProvider>
        </ConfigProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return live
}
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')

test('[R11.8] a cut stands in the handover as soon as the banner has it, before the records are read again', () => {
  const live = setUp()
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

test('[R11.8] what happened in the shift says when it was read', () => {
  setUp()
  expect(text()).toMatch(/, lu à \d{2}:\d{2}:40\. /)
})
