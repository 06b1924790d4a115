// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react'
import type { Outage } from '@vigie/contracts/entities'
import { afterEach, expect, test, vi } from 'vitest'
import { createLiveClock, createLiveStore, DataProvider } from '@/data'
import { OutageTable } from './outage-log.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const AT = Date.UTC(2026, 10, 21, 14, 0, 50)

const page = (outages: readonly Outage[], until: number) => {
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
  return render(
    <DataProvider value={sources}>
      <OutageTable outages={outages} until={until} />
    </DataProvider>,
  )
}

test('the duration of a cut that goes on runs, and one that the figures beside it do not count yet says so', () => {
  vi.useFakeTimers({ now: AT })
  page(
    [
      { device: 'pompe', from: Date.UTC(2026, 10, 21, 14, 0, 45), to: null },
      {
        device: 'pompe',
        from: Date.UTC(2026, 10, 21, 12),
        to: Date.UTC(2026, 10, 21, 13),
        late: true,
        fromSaidAt: Date.UTC(2026, 10, 21, 11, 30),
      },
    ],
    Date.UTC(2026, 10, 21, 14),
  )
  expect(screen.getByText('5 s')).toBeTruthy()
  expect(screen.getAllByText('pas encore comptée')).toHaveLength(1)
  expect(screen.getByText('signalée en retard')).toBeTruthy()
  expect(screen.getAllByText(/l’appareil dit 21\/11\/2026/)).toHaveLength(1)
  act(() => vi.advanceTimersByTime(7_000))
  expect(screen.getByText('12 s')).toBeTruthy()
})

test('on a phone each duration stands below the end of its cut, in a table of two columns', () => {
  vi.useFakeTimers({ now: AT })
  const matches = (query: string) => query.includes('max-width')
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const { container } = page(
    [{ device: 'pompe', from: Date.UTC(2026, 10, 21, 12), to: Date.UTC(2026, 10, 21, 13) }],
    AT,
  )
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Début', 'Fin'])
  expect(container.querySelectorAll('tbody td')).toHaveLength(1)
  expect(container.querySelector('tbody td')?.textContent).toMatch(/^1\d:00Durée1.h$/)
})
