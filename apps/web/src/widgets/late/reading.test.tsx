// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveClock, createLiveStore, DataProvider } from '@/data'
import { Reading } from './reading.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (
  failureCount: number,
  fetchStatus: 'fetching' | 'paused' = 'fetching',
  since: number | null = null,
  reason: 'behind' | null = null,
) => {
  const at = (flush: () => void) => flush()
  const refetch = vi.fn()
  const view = { trusted: false, since, reason, clockStep: null }
  const sources = {
    live: createLiveStore({ frame: at, calm: at }),
    clock: createLiveClock(() => Date.now()),
    feed: {
      get: () => view,
      subscribe: () => () => undefined,
    },
    readSite: () => new Promise<never>(() => undefined),
    firstSnapshot: Promise.resolve(),
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DataProvider value={sources}>
        <Reading
          query={{ failureCount, fetchStatus, refetch }}
          what="Les indicateurs"
          skeleton={<p>place</p>}
          alone={(told) => <main>{told}</main>}
        />
      </DataProvider>
    </QueryClientProvider>,
  )
  return refetch
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('what fails and is tried again is said within three seconds, with a button to try at once', () => {
  const refetch = show(1)
  pass(1_000)
  expect(screen.queryByRole('status')).toBeNull()
  pass(2_000)
  expect(screen.getByRole('status').textContent).toContain('Les indicateurs ne peuvent pas être lus pour l’instant')
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(refetch).toHaveBeenCalledOnce()
  expect(screen.getByText('place')).toBeDefined()
})

test('what only takes long is said to be slow, not to have failed', () => {
  show(0)
  pass(3_000)
  expect(screen.getByRole('status').textContent).toBe('Les indicateurs arrivent plus lentement que d’habitude.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('without a network the reader is told that it is away, not that the answer is slow', () => {
  const refetch = show(0, 'paused')
  pass(2_000)
  expect(screen.queryByText('place')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('Hors ligne : les indicateurs ne peuvent pas être lus')
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('while the link is lost nothing is called slow, and no answer seems about to come', () => {
  show(0, 'fetching', 1_000)
  pass(2_000)
  expect(screen.getByRole('status').textContent).toContain('Liaison perdue : les indicateurs ne peuvent pas être lus')
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined()
  expect(screen.queryByText('place')).toBeNull()
})

test('a source that is heard and says why it is not live is no lost link: what is read from it is only slow', () => {
  show(0, 'fetching', 1_000, 'behind')
  pass(2_000)
  expect(screen.getByRole('status').textContent).toBe('Les indicateurs arrivent plus lentement que d’habitude.')
  expect(screen.getByText('place')).toBeDefined()
})

test('[R8.2] words that stand alone stand in the frame of their page', () => {
  show(0, 'paused')
  pass(3_000)
  expect(screen.queryByText('place')).toBeNull()
  expect(screen.getByRole('main').textContent).toContain('Réessayer')
})

test('[R8.2] words over a place need no frame: the place has it', () => {
  show(1)
  pass(3_000)
  expect(screen.queryByRole('main')).toBeNull()
})
