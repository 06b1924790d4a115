// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { DeviceStatus } from '@vigie/contracts/entities'
import { REST_PATHS } from '@vigie/contracts/rest'
import type { ComponentProps, PropsWithChildren } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { HttpProvider } from './app-context.ts'
import { useOutages } from './kpis.ts'
import { createPromptStore, LivePage, pictureAt } from './live-page.fixtures.tsx'
import type { LiveStore } from './live-store.ts'
import { QUERY_KEYS } from './queries.ts'
import { createQueryClient } from './query-client.ts'
import type { DataSources } from './sources.ts'

const AT = '2026-11-21T14:02:31.000Z'
const statusOf = (powered: boolean): DeviceStatus => ({
  device: 'pompe',
  powered,
  poweredAt: AT,
  online: true,
  onlineAt: AT,
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Shows the cuts of the day; answers are a while on their way. Returns how often they were read so far. */
const showCuts = (live: LiveStore, feed?: DataSources['feed']) => {
  const get = vi.fn(
    (path: string) => new Promise((resolve) => path === REST_PATHS.outages && setTimeout(resolve, 50, { outages: [] })),
  )
  const http = { get } as unknown as ComponentProps<typeof HttpProvider>['value']
  const client = createQueryClient()
  client.setQueryData(QUERY_KEYS.site, { capabilities: ['kpis'] })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>
      <HttpProvider value={http}>
        <LivePage live={live} {...(feed === undefined ? {} : { feed })}>
          {children}
        </LivePage>
      </HttpProvider>
    </QueryClientProvider>
  )
  // two parts of a page that show the same cuts
  renderHook(() => [useOutages({ unit: 'day' }), useOutages({ unit: 'day' })], { wrapper })
  return () => get.mock.calls.filter(([path]) => path === REST_PATHS.outages).length
}

test('[R11.6] the cuts of a period are read again when a device loses its power or has it back, once for a burst', async () => {
  vi.useFakeTimers()
  const live = createPromptStore()
  live.apply(pictureAt(AT, { statuses: [statusOf(true)] }))
  const reads = showCuts(live)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  const before = reads()
  act(() => live.apply(pictureAt(AT, { statuses: [statusOf(false)] })))
  act(() => live.apply(pictureAt(AT, { statuses: [statusOf(true)] })))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(reads() - before).toBe(1)
})

test('[R11.6] and when the page is live again: a cut that came and went meanwhile left no change behind', async () => {
  vi.useFakeTimers()
  const feed = createFeed()
  const reads = showCuts(createPromptStore(), feed)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  const before = reads()
  act(() => feed.trust(false))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(reads() - before).toBe(0)
  act(() => feed.trust(true))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(reads() - before).toBe(1)
})

const createFeed = () => {
  const listeners = new Set<() => void>()
  let view: ReturnType<DataSources['feed']['get']> = { trusted: true, since: null, reason: null, clockStep: null }
  return {
    get: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    trust: (trusted: boolean) => {
      view = { ...view, trusted }
      for (const listener of listeners) listener()
    },
  }
}
