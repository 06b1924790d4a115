// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { sidebarMachine } from '@vigie/machines/sidebar'
import { BellRing, House, Sun } from 'lucide-react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { AccountProvider } from '@/actors/auth-context'
import { SessionActorsProvider } from '@/actors/session-context'
import { HttpProvider } from '@/data'
import { createPromptStore, LivePage, pictureAt, pumpAlarm } from '@/data/live-page.fixtures'
import { PATHS } from '@/paths'
import { ScreensProvider, type ShellScreen } from '../screens.ts'
import { Sidebar } from './sidebar.tsx'

const AT = '2026-11-21T14:02:31.000Z'
const SCREENS: readonly ShellScreen[] = [
  { path: PATHS.home, label: 'Accueil', icon: House, menu: 'top' },
  { path: '/energie', label: 'Énergie', icon: Sun, menu: 'technical' },
  { path: PATHS.alarms, label: 'Alarmes', icon: BellRing, menu: 'conduct' },
]

afterEach(cleanup)

const given = <T,>(value: unknown): T => value as T
const show = (expanded: boolean) => {
  const live = createPromptStore()
  live.apply(pictureAt(AT, { alarms: [pumpAlarm(AT, { state: 'unacknowledged' })] }))
  const sidebar = createActor(sidebarMachine, { input: { expanded, viewport: 'desktop' } }).start()
  const session = { matches: () => false, context: { user: null, claims: null, error: null } }
  const auth = { getSnapshot: () => session, subscribe: () => ({ unsubscribe: () => undefined }) }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <HttpProvider value={given({ get: () => new Promise(() => undefined) })}>
          <LivePage live={live}>
            <AccountProvider value={given({ auth })}>
              <SessionActorsProvider value={given({ sidebar, drawer: { send: () => undefined } })}>
                <ScreensProvider value={SCREENS}>
                  <Sidebar />
                </ScreensProvider>
              </SessionActorsProvider>
            </AccountProvider>
          </LivePage>
        </HttpProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return sidebar
}
const conduct = () => within(screen.getByRole('region', { name: 'Conduite' }))
const group = () => screen.getByRole('button', { name: 'Technical KPIs' })
const arrowIn = (button: HTMLElement) => button.querySelector('.lucide-chevron-down')

test('[R3.4] a narrow sidebar has icons in its middle, without words, headings or arrows; a wide one has them all', () => {
  const sidebar = show(true)
  const foot = () => screen.getByRole('button', { name: /^(Réduire|Déplier) le menu$/ })
  const logo = () => screen.getByRole('img').closest('div')
  const looks = () => ({
    heading: conduct().queryByText('Conduite') !== null,
    word: group().textContent,
    arrow: arrowIn(group()) !== null,
    logo: logo()?.className.includes('justify-center'),
    foot: foot().parentElement?.className.includes('justify-center'),
    closes: foot().querySelector('.lucide-panel-left-close') !== null,
  })
  const wide = { heading: true, word: 'Technical KPIs', arrow: true, logo: false, foot: false, closes: true }
  expect(looks()).toEqual(wide)
  act(() => sidebar.send({ type: 'toggle.pressed' }))
  expect(looks()).toEqual({ heading: false, word: '', arrow: false, logo: true, foot: true, closes: false })
  act(() => sidebar.send({ type: 'toggle.pressed' }))
  expect(looks()).toEqual(wide)
})

test.each([true, false])(
  '[R11.4] the entry of alarms, and no other, is counted and described by its count (wide: %s)',
  async (expanded) => {
    show(expanded)
    const link = (name: string) => screen.getByRole('link', { name })
    // its code comes late, however long a busy machine takes for it
    await conduct().findByTitle(/à acquitter/, {}, { timeout: 60_000 })
    expect(document.querySelectorAll('[data-count]')).toHaveLength(1)
    expect(link('Alarmes').querySelector('[data-count]')).not.toBeNull()
    const described = document.getElementById(link('Alarmes').getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toContain('1\u00a0à acquitter')
    expect(link('Accueil').hasAttribute('aria-describedby')).toBe(false)
  },
)

test('[R3.2] the list of projects is 18rem high while it is open, 5rem while it is not, and its arrow turns', () => {
  const sidebar = show(true)
  const looks = () => {
    const button = screen.getByRole('button', { name: /^Projets,/ })
    return [
      button.nextElementSibling?.className.match(/max-h-\[(\w+)\]/)?.[1],
      arrowIn(button)?.classList.contains('rotate-180'),
    ]
  }
  expect(looks()).toEqual(['5rem', false])
  act(() => sidebar.send({ type: 'group.pressed', group: 'projects' }))
  expect(looks()).toEqual(['18rem', true])
})
