// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { AccountProvider } from '@/actors/auth-context'
import { SessionActorsProvider } from '@/actors/session-context'
import { createLiveClock } from '@/data/live-clock'
import { createPromptStore } from '@/data/live-page.fixtures'
import { DataProvider } from '@/data/sources'
import { toasts } from '@/ui/toast-store'

// what stands in the shell has tests of its own
const { Nothing, fetchLayers } = vi.hoisted(() => ({ Nothing: () => null, fetchLayers: vi.fn() }))
vi.mock('@/widgets/layers/layers-ahead', async (load) => ({ ...(await load<object>()), fetchLayers }))
vi.mock('./alarm-notice.tsx', () => ({ AlarmNotice: Nothing }))
vi.mock('./debrief.tsx', () => ({ Debrief: Nothing }))
vi.mock('./drawer.tsx', () => ({ Drawer: Nothing }))
vi.mock('./header/clock-notice.tsx', () => ({ ClockNotice: Nothing }))
vi.mock('./header/header.tsx', () => ({
  Header: ({ onSearch }: { readonly onSearch: () => void }) => (
    <button type="button" onClick={onSearch}>
      Chercher
    </button>
  ),
}))
vi.mock('./palette/palette.tsx', () => ({
  Palette: ({ overlay }: { readonly overlay: string | null }) => <output>{overlay}</output>,
}))
vi.mock('./sidebar/sidebar.tsx', () => ({ Sidebar: Nothing }))
vi.mock('./toasts.tsx', () => ({ Toasts: Nothing }))
vi.mock('./use-shortcuts.ts', () => ({ useShortcuts: () => undefined }))
vi.mock('./use-tab-icon.ts', () => ({ useTabIcon: () => undefined }))
const { Shell } = await import('./shell.tsx')

afterEach(cleanup)

type Hears = { readonly next: (snapshot: object) => void }
const given = <T,>(value: unknown): T => value as T
const open = (firstSnapshot: Promise<void>) => {
  const snapshotWith = (error: string | null) => ({
    matches: () => false,
    context: { user: null, claims: null, error },
  })
  let snapshot = snapshotWith(null)
  const heard = new Set<Hears>()
  const subscribe = (one: Hears) => {
    heard.add(one)
    return { unsubscribe: () => heard.delete(one) }
  }
  const auth = { getSnapshot: () => snapshot, subscribe }
  const fails = (error: string | null) =>
    act(() => {
      snapshot = snapshotWith(error)
      for (const one of heard) one.next(snapshot)
    })
  const [sidebar, drawer] = [{ send: vi.fn() }, { send: vi.fn() }]
  const sources = { live: createPromptStore(), clock: createLiveClock(), firstSnapshot }
  render(
    <MemoryRouter>
      <DataProvider value={given(sources)}>
        <AccountProvider value={given({ auth })}>
          <SessionActorsProvider value={given({ sidebar, drawer })}>
            <Shell />
            <Link to="/eau" state={{ opens: ['technical', 'water'] }}>
              Eau
            </Link>
          </SessionActorsProvider>
        </AccountProvider>
      </DataProvider>
    </MemoryRouter>,
  )
  return { fails, sidebar, drawer }
}

test('[R1.6] a sign-out that fails is told each time, once, and nothing is told of one that does not', () => {
  const show = vi.spyOn(toasts, 'show')
  const { fails } = open(Promise.resolve())
  expect(show).not.toHaveBeenCalled()
  fails('sign-out-failed')
  expect(show.mock.calls).toEqual([[{ title: 'La déconnexion n’a pas abouti : réessayez.', tone: 'bad' }]])
  fails(null)
  expect(show).toHaveBeenCalledTimes(1)
  fails('sign-out-failed')
  expect(show).toHaveBeenCalledTimes(2)
})

test('what opens over the page is fetched once the first values have come, not before', async () => {
  fetchLayers.mockClear()
  const { promise, resolve } = Promise.withResolvers<void>()
  open(promise)
  await Promise.resolve()
  expect(fetchLayers).not.toHaveBeenCalled()
  resolve()
  await expect.poll(() => fetchLayers.mock.calls.length).toBe(1)
})

test('[R3.6] another page closes the groups and the drawer, and opens the groups that the line of the menu asked for', () => {
  const { sidebar, drawer } = open(Promise.resolve())
  expect(sidebar.send).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('link', { name: 'Eau' }))
  expect(sidebar.send.mock.calls.flat()).toEqual([
    { type: 'route.changed' },
    { type: 'group.pressed', group: 'technical' },
    { type: 'group.pressed', group: 'water' },
  ])
  expect(drawer.send.mock.calls.flat()).toEqual([{ type: 'route.changed' }])
})

test('[R3.5] the search of the header opens the palette', () => {
  open(Promise.resolve())
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Chercher' }))
  expect(screen.getByRole('status').textContent).toBe('palette')
})
