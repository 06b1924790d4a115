// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { device, HOUR_MS } from '@vigie/contracts/entities'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHttp } from '@/adapters/http'
import { createLiveClock, createLiveStore, DataProvider, HttpProvider } from '@/data'
import { Tank } from '../parts/tank.tsx'
import { TODAY } from '../today.ts'
import { Kpis } from './kpi-scenes.tsx'

const NOW = Date.parse('2026-11-23T09:00:00Z')
const TANK = device.parse({
  id: 'bassin-1',
  site: 'chaib',
  kind: 'quantity',
  role: 'storage',
  name: 'Bassin bas',
  metrics: [{ id: 'level_pct', cadenceMs: 5_000 }],
})
const ENDING = { autonomyHours: 7.6, autonomyEndsAt: NOW + 7.68 * HOUR_MS }

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (what: 'tank' | 'kpis', body: object | null) => {
  const at = (flush: () => void) => flush()
  const live = createLiveStore({ frame: at, calm: at })
  live.apply({ type: 'readings', series: [[0, TANK.id, 'level_pct']], rows: [[0, NOW, 93]] })
  const feed = { trusted: true, since: null, reason: null, clockStep: null }
  const sources = {
    live,
    clock: createLiveClock(() => Date.now()),
    feed: { get: () => feed, subscribe: () => () => undefined },
    readSite: () => new Promise<never>(() => undefined),
    firstSnapshot: Promise.resolve(),
  }
  const queryClient = new QueryClient()
  if (body !== null) queryClient.setQueryData(['kpis', TODAY], body)
  const http = createHttp({ getToken: async () => null, onTokenRefused: () => undefined })
  return render(
    <QueryClientProvider client={queryClient}>
      <HttpProvider value={http}>
        <DataProvider value={sources}>
          {what === 'tank' ? (
            <Tank device={TANK} />
          ) : (
            <Kpis devices={[]} box={{ cols: 66, rows: 30, isStanding: false }} />
          )}
        </DataProvider>
      </HttpProvider>
    </QueryClientProvider>,
  ).container
}

test('[R12.3] a tank lasts as long on a wall as on the screens: until the instant that is told as its end', () => {
  const storage = { device: TANK.id, levelAt: NOW, ...ENDING }
  expect(show('tank', { storages: [storage] }).querySelector('.wall-autonomy b')?.textContent).toBe(
    '7\u00a0h 45\u00a0min',
  )
})

test('[R12.3] what was never computed has no unit either, and the line below says of what nothing is known', () => {
  const shown = show('kpis', null)
  for (const value of shown.querySelectorAll('.wall-tile-value')) expect(value.textContent?.trim()).toBe('–')
  expect(shown.querySelector('.wall-asof')?.textContent).toBe('chiffres pas encore lus')
})
