// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { type Alarm, device } from '@vigie/contracts/entities'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHttp } from '@/adapters/http'
import { createLiveClock, createLiveStore, DataProvider, HttpProvider } from '@/data'
import { TODAY } from '../today.ts'
import { AlarmPanel } from './alarm-panel.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const TANK = device.parse({
  id: 'bassin-1',
  site: 'chaib',
  kind: 'quantity',
  role: 'storage',
  name: 'Bassin bas',
  metrics: [{ id: 'level_pct', cadenceMs: 5_000 }],
})
const ALARM: Alarm = {
  id: 'a-1',
  device: 'bassin-1',
  condition: 'tank-low',
  priority: 'high',
  state: 'unacknowledged',
  raisedAt: '2026-11-23T08:59:00Z',
  clearedAt: null,
  cause: null,
} as Alarm

const LIVE = { trusted: true, since: null, reason: null, clockStep: null }

const show = (alarm = ALARM) => {
  const at = (flush: () => void) => flush()
  const live = createLiveStore({ frame: at, calm: at })
  const sources = {
    live,
    clock: createLiveClock(() => Date.now()),
    feed: {
      get: () => LIVE,
      subscribe: () => () => undefined,
    },
    readSite: () => new Promise<never>(() => undefined),
    firstSnapshot: Promise.resolve(),
  }
  const queryClient = new QueryClient()
  queryClient.setQueryData(['kpis', TODAY], { storages: [{ device: 'bassin-1', emptyInHours: 7 }] })
  const http = createHttp({ getToken: async () => null, onTokenRefused: () => undefined })
  render(
    <QueryClientProvider client={queryClient}>
      <HttpProvider value={http}>
        <DataProvider value={sources}>
          <AlarmPanel
            alarm={alarm}
            devices={[TANK]}
            box={{ cols: 33, rows: 12, isStanding: false }}
            isUnderBanner={false}
            isAlone
          />
        </DataProvider>
      </HttpProvider>
    </QueryClientProvider>,
  )
  return live
}

test('[R12.2] what follows from a level says that it is estimated once the level is not measured any more', () => {
  const live = show()
  expect(screen.getByText('Bassin bas vide dans 7 h à ce débit (estimé)')).toBeDefined()
  act(() => {
    live.apply({
      type: 'readings',
      series: [[0, 'bassin-1', 'level_pct']],
      rows: [[0, Date.now(), 40]],
    })
  })
  expect(screen.getByText('Bassin bas vide dans 7 h à ce débit')).toBeDefined()
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(screen.getByText('Bassin bas vide dans 7 h à ce débit (estimé)')).toBeDefined()
})

test('[R12.2] the title of a cut that is over says so, with how long it was and its priority in a word', () => {
  const cut: Alarm = {
    ...ALARM,
    condition: 'power-off',
    cause: null,
    raisedAt: '2026-11-23T08:00:00Z',
    clearedAt: null,
  }
  show(cut)
  expect(screen.getByRole('heading').textContent).toContain('Alimentation coupée')
  expect(screen.getByText('depuis 1 h')).toBeDefined()
  expect(screen.getByText('haute, à acquitter')).toBeDefined()
  // nothing is measured beside it: it has the room to say when
  expect(screen.getByText('depuis 1 h').parentElement?.textContent).toMatch(
    /^depuis 1\u00a0h \(\d\d:00\), haute, à acquitter$/,
  )
  cleanup()
  show({ ...cut, state: 'returned', clearedAt: '2026-11-23T08:08:00Z' })
  expect(screen.getByRole('heading').textContent).toMatch(/Courant revenu à \d\d:08/)
  expect(screen.queryByText(/depuis/)).toBeNull()
  expect(screen.getByText('a duré 8 min')).toBeDefined()
  expect(screen.getByText('haute, revenue, à acquitter')).toBeDefined()
})
