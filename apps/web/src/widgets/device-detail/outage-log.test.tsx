// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createLiveClock, createLiveStore, DataProvider } from '@/data'
import { OutageTable } from './outage-log.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the duration of a cut that goes on runs, and one that the figures beside it do not count yet says so', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 14, 0, 50) })
  const now = (flush: () => void) => flush()
  const sources = {
    live: createLiveStore({ frame: now, calm: now }),
    clock: createLiveClock(),
    feed: {
      get: () => ({ trusted: true, since: null, reason: null, clockStep: null }),
      subscribe: () => () => undefined,
    },
    readSite: () => Promise.reject(new Error('not read here')),
    firstSnapshot: Promise.resolve(),
  }
  render(
    <DataProvider value={sources}>
      <OutageTable
        outages={[
          { device: 'pompe', from: Date.UTC(2026, 10, 21, 14, 0, 45), to: null },
          {
            device: 'pompe',
            from: Date.UTC(2026, 10, 21, 12),
            to: Date.UTC(2026, 10, 21, 13),
            late: true,
            fromSaidAt: Date.UTC(2026, 10, 21, 11, 30),
          },
        ]}
        until={Date.UTC(2026, 10, 21, 14)}
      />
    </DataProvider>,
  )
  expect(screen.getByText('5 s')).toBeTruthy()
  expect(screen.getAllByText('pas encore comptée')).toHaveLength(1)
  expect(screen.getByText('signalée en retard')).toBeTruthy()
  expect(screen.getAllByText(/l’appareil dit 21\/11\/2026/)).toHaveLength(1)
  act(() => vi.advanceTimersByTime(7_000))
  expect(screen.getByText('12 s')).toBeTruthy()
})
