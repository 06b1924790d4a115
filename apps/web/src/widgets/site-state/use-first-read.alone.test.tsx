// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ComponentProps, PropsWithChildren } from 'react'
import { expect, test, vi } from 'vitest'
import { createQueryClient, HttpProvider } from '@/data'
import { createPromptStore, LivePage } from '@/data/live-page.fixtures'
import { QUERY_KEYS } from '@/data/queries'
import { useFirstRead } from './use-first-read.ts'

const code = Promise.withResolvers<void>()
vi.mock('./budget-causes.ts', async (original) => {
  await code.promise
  return original()
})

test('[R2.3] figures that are there before the code that judges targets wait for it: said later, what is missed would push the page away', async () => {
  const client = createQueryClient()
  client.setQueryData(QUERY_KEYS.site, { capabilities: ['kpis'] })
  const http = { get: () => Promise.resolve({}) } as unknown as ComponentProps<typeof HttpProvider>['value']
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>
      <HttpProvider value={http}>
        <LivePage live={createPromptStore()}>{children}</LivePage>
      </HttpProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(useFirstRead, { wrapper })
  await act(() => vi.waitUntil(() => client.isFetching() === 0))
  expect(result.current).toEqual({ isFirstRead: true, isCounting: true })
  await act(async () => code.resolve())
  await vi.waitFor(() => expect(result.current).toEqual({ isFirstRead: false, isCounting: false }))
})

test('[R10] what is late is waited for no longer, and what is known without it is still no count', () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  client.setQueryData(QUERY_KEYS.site, { capabilities: ['kpis'] })
  const http = { get: () => new Promise(() => {}) } as unknown as ComponentProps<typeof HttpProvider>['value']
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>
      <HttpProvider value={http}>
        <LivePage live={createPromptStore()}>{children}</LivePage>
      </HttpProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(useFirstRead, { wrapper })
  act(() => vi.advanceTimersByTime(3_000))
  expect(result.current).toEqual({ isFirstRead: false, isCounting: true })
  vi.useRealTimers()
})
