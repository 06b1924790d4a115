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
import { QUERY_KEYS } from './queries.ts'
import { createQueryClient } from './query-client.ts'

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

test('[R11.6] the cuts of a period are read again when a device loses its power or has it back, once for a burst', async () => {
  vi.useFakeTimers()
  const live = createPromptStore()
  live.apply(pictureAt(AT, { statuses: [statusOf(true)] }))
  // an answer is a while on its way
  const answer = (path: string) =>
    new Promise((resolve) => path === REST_PATHS.outages && setTimeout(resolve, 50, { outages: [] }))
  const get = vi.fn(answer)
  const http = { get } as unknown as ComponentProps<typeof HttpProvider>['value']
  const client = createQueryClient()
  client.setQueryData(QUERY_KEYS.site, { capabilities: ['kpis'] })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>
      <HttpProvider value={http}>
        <LivePage live={live}>{children}</LivePage>
      </HttpProvider>
    </QueryClientProvider>
  )
  const reads = () => get.mock.calls.filter(([path]) => path === REST_PATHS.outages).length
  // two parts of a page that show the same cuts
  renderHook(() => [useOutages({ unit: 'day' }), useOutages({ unit: 'day' })], { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  const before = reads()
  act(() => live.apply(pictureAt(AT, { statuses: [statusOf(false)] })))
  act(() => live.apply(pictureAt(AT, { statuses: [statusOf(true)] })))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(reads() - before).toBe(1)
})
