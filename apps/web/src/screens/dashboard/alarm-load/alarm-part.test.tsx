// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { alarmLoad } from '@vigie/contracts/entities'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpProvider } from '@/data'
import { ConfigProvider } from '@/data/app-context'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { stubMedia } from '@/ui/media.fixtures'
import { AlarmPart } from './alarm-part.tsx'

beforeEach(() => {
  stubMedia(true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const given = <T,>(value: unknown): T => value as T
const AT = '2026-11-27T20:47:00.000Z'
const LOAD = alarmLoad.parse({
  ...{ from: 0, to: 30 * 86_400_000, raised: 34, perDay: 1.149, perHour: 0.05, perTenMinutes: 0, peakTenMinutes: 1 },
  ...{ floodPct: 0, topTenPct: null, stale: 0, chattering: 0, mttaMs: 60_000, indicative: false },
})

test('[R11.8] how many alarms a day has is one figure, beside the title and in the table', async () => {
  const live = createPromptStore()
  live.apply(pictureAt(AT, {}))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ConfigProvider value={given({ site: 'chaib' })}>
          <HttpProvider value={given({ get: async () => LOAD })}>
            <LivePage live={live}>
              <AlarmPart />
            </LivePage>
          </HttpProvider>
        </ConfigProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/34\snouvelles, soit 1,15 par jour/)).toBeTruthy()
  expect(screen.getByText('1,15')).toBeTruthy()
})
