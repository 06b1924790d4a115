// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { alarm, device } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { createHttp } from '@/adapters/http'
import { createLiveClock, createLiveStore, DataProvider, HttpProvider } from '@/data'
import { Header } from './header.tsx'

afterEach(cleanup)

const AT = '2026-11-26T00:58:00Z'
const PUMP = device.parse({ id: 'pompe', site: 'chaib', kind: 'pump', role: 'source', name: 'Pompe', metrics: [] })

const show = (states: readonly ('active' | 'over' | 'acknowledged')[], powered = true) => {
  const now = (flush: () => void) => flush()
  const live = createLiveStore({ frame: now, calm: now })
  const alarms = states.map((state, place) =>
    alarm.parse({
      ...{ id: `a-${place}`, device: 'pompe', condition: 'threshold-low', priority: 'medium', raisedAt: AT },
      state: state === 'over' ? 'returned' : state === 'active' ? 'unacknowledged' : state,
      clearedAt: state === 'over' ? AT : null,
    }),
  )
  const status = { device: 'pompe', powered, poweredAt: AT, online: true, onlineAt: AT }
  live.apply({ type: 'snapshot', epoch: 'e', seq: 1, at: AT, series: [], readings: [], statuses: [status], alarms })
  const feed = { trusted: true, since: null, reason: null, clockStep: null }
  const sources = {
    ...{ live, clock: createLiveClock(() => Date.parse(AT)), firstSnapshot: Promise.resolve() },
    feed: { get: () => feed, subscribe: () => () => undefined },
    readSite: () => new Promise<never>(() => undefined),
  }
  const http = createHttp({ getToken: async () => null, onTokenRefused: () => undefined })
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <HttpProvider value={http}>
        <DataProvider value={sources}>
          <Header devices={[PUMP]} cols={22} isStanding />
        </DataProvider>
      </HttpProvider>
    </QueryClientProvider>,
  )
  const said = ['h1', 'p'].map((part) => container.querySelector(`.wall-header ${part}`)?.textContent ?? '')
  cleanup()
  return said.map((text) => text.replaceAll(/\s/g, ' ').trim())
}

test('[R12.4] alarms that hold are counted apart from those that are over', () => {
  expect(show(['active', 'over', 'over'])).toEqual([
    expect.stringMatching(/1 alarme à acquitter$/),
    '1 sur 1 alimentés, 2 terminées',
  ])
  expect(show(['over', 'over'])).toEqual([
    expect.stringMatching(/2 alarmes terminées à acquitter$/),
    '1 sur 1 alimentés',
  ])
  expect(show(['active', 'acknowledged'])).toEqual([
    expect.stringMatching(/1 alarme à acquitter$/),
    '1 sur 1 alimentés, 1 acquittée',
  ])
})

test('[R12.4] beside a cut too: what is over is none of the alarms', () => {
  expect(show(['active', 'over'], false)[1]).toBe('0 sur 1 alimentés, 1 alarme')
  expect(show(['over'], false)[1]).toBe('0 sur 1 alimentés, 1 terminée')
})
