// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { device } from '@vigie/contracts/entities'
import { ANALYST_PATHS } from '@vigie/contracts/rest/analyst'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { AccountProvider } from '@/actors/auth-context'
import { HttpProvider } from '@/data'
import { ConfigProvider } from '@/data/app-context'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { ToolPane } from './tool-pane.tsx'

afterEach(cleanup)

const AT = '2026-11-27T20:47:00.000Z'
const given = <T,>(value: unknown): T => value as T
const TANK = device.parse({
  id: 'bassin-haut',
  site: 'chaib',
  kind: 'quantity',
  role: 'storage',
  name: 'Bassin haut',
  metrics: [
    { id: 'level_m', cadenceMs: 60_000 },
    { id: 'volume_m3', cadenceMs: 60_000 },
  ],
})
const CAMERA = device.parse({
  id: 'camera',
  site: 'chaib',
  kind: 'camera',
  role: 'energy',
  name: 'Caméra entrée',
  metrics: [],
})
const BOARD = { left: 0.4, right: 0.5, top: 0.2, bottom: 0.6, topLevelM: 4, bottomLevelM: 1 }

const setUp = (board: object | null) => {
  const live = createPromptStore()
  live.apply(
    pictureAt(AT, {
      series: [
        [0, 'bassin-haut', 'volume_m3'],
        [1, 'bassin-haut', 'level_m'],
      ],
      readings: [
        [0, Date.parse(AT), 441_634],
        [1, Date.parse(AT), 3.12],
      ],
    }),
  )
  const account = {
    context: { user: null, claims: { role: 'operator', platforms: [] }, error: null },
    matches: () => false,
    hasTag: () => false,
  }
  const auth = { getSnapshot: () => account, subscribe: () => ({ unsubscribe: () => {} }) }
  const get = async (path: string) => {
    if (path === ANALYST_PATHS.pictureBoard) return { board }
    return path === ANALYST_PATHS.pictures ? { works: [] } : new Promise(() => {})
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (tool: 'meter' | 'level' | 'cover') => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ConfigProvider value={given({ site: 'chaib' })}>
          <HttpProvider value={given({ get })}>
            <LivePage live={live}>
              <AccountProvider value={given({ auth })}>
                <ToolPane tool={tool} devices={[TANK, CAMERA]} chosen={null} onChoose={() => {}} />
              </AccountProvider>
            </LivePage>
          </HttpProvider>
        </ConfigProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
  const { rerender } = render(page('meter'))
  return { choose: (tool: 'meter' | 'level' | 'cover') => rerender(page(tool)) }
}
const text = () => (document.body.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')

test('[R13.1] the index of a counter does not stay under the tank that is chosen next, whose level stands there', async () => {
  const { choose } = setUp(null)
  expect(text()).toContain('Dernier index connu : 441 634')
  choose('level')
  expect(text()).not.toContain('Dernier index connu')
  expect(text()).toContain('Dernier niveau connu : 3,12 m')
  await screen.findByText(/^Repérez d’abord l’échelle/)
})

test('[R13.1] no picture of a level is taken before its board is marked, and why stands beside it', async () => {
  setUp(null).choose('level')
  await screen.findByText('Enregistrez d’abord le repérage de l’échelle.')
  const buttons = () =>
    ['Lire cette image, Caméra entrée', 'Choisir une photo'].map((name) =>
      screen.getByRole('button', { name, hidden: true }).hasAttribute('disabled'),
    )
  expect(buttons()).toEqual([true, true])
  cleanup()
  setUp(BOARD).choose('level')
  await screen.findByText('Repérage de l’échelle')
  expect(buttons()).toEqual([false, false])
  expect(text()).not.toContain('Enregistrez d’abord')
})

test('[R13.1] where no camera is the device’s own that is said, and the others are folded', () => {
  setUp(null)
  expect(text()).toContain('Aucune caméra du site n’est déclarée pour cet appareil.')
  expect(screen.getByText('La caméra du site').closest('details')?.open).toBe(false)
})
