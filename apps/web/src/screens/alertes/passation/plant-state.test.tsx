// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { device } from '@vigie/contracts/entities'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { HttpProvider } from '@/data'
import { ConfigProvider } from '@/data/app-context'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { PlantState } from './plant-state.tsx'

afterEach(cleanup)

const AT = '2026-11-27T20:47:00.000Z'
const given = <T,>(value: unknown): T => value as T
const PUMP = device.parse({
  id: 'forage',
  site: 'chaib',
  kind: 'pump',
  role: 'source',
  name: 'Forage 1',
  metrics: [{ id: 'running', cadenceMs: 60_000 }],
})

test('[R11.8] the pumps that run are told once the devices are known, though no figure can be read', async () => {
  const live = createPromptStore()
  live.apply(pictureAt(AT, { series: [[0, 'forage', 'running']], readings: [[0, Date.parse(AT), 1]] }))
  const answer = Promise.withResolvers<unknown>()
  const get = (path: string) => (path.endsWith('devices') ? answer.promise : Promise.reject(new Error('refused')))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ConfigProvider value={given({ site: 'chaib' })}>
          <HttpProvider value={given({ get })}>
            <LivePage live={live}>
              <PlantState />
            </LivePage>
          </HttpProvider>
        </ConfigProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('region', { name: 'Installation maintenant' }).textContent).not.toContain('pompe')
  await act(async () => answer.resolve({ devices: [PUMP] }))
  expect((await screen.findByText(/pompe en marche$/)).textContent).toBe('1\u00a0pompe en marche')
})
