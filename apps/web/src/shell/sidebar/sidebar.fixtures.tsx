// The sidebar on its real chart, on a page that knows one alarm.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { sidebarMachine } from '@vigie/machines/sidebar'
import { BellRing, Droplets, House, Sun } from 'lucide-react'
import { MemoryRouter } from 'react-router-dom'
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
  { path: PATHS.energy, label: 'Énergie', icon: Sun, menu: 'technical' },
  { path: PATHS.water, label: 'Eau', icon: Droplets, menu: { heads: 'water' } },
  { path: PATHS.sources, label: 'Sources', icon: Droplets, menu: 'water' },
  { path: PATHS.alarms, label: 'Alarmes', icon: BellRing, menu: 'conduct' },
]

const given = <T,>(value: unknown): T => value as T
const never = () => new Promise(() => undefined)

type Page = {
  /** whether the sidebar is wide */
  readonly expanded?: boolean
  readonly address?: string
  /** what the server answers to what is read; absent: nothing */
  readonly get?: (path: string) => Promise<unknown>
}

/** Shows the sidebar; gives its chart, and what the drawer, which shows the same entries, is told. */
export const showSidebar = ({ expanded = true, address = PATHS.home, get = never }: Page = {}) => {
  const live = createPromptStore()
  live.apply(pictureAt(AT, { alarms: [pumpAlarm(AT, { state: 'unacknowledged' })] }))
  const sidebar = createActor(sidebarMachine, { input: { expanded, viewport: 'desktop' } }).start()
  const session = { matches: () => false, context: { user: null, claims: null, error: null } }
  const auth = { getSnapshot: () => session, subscribe: () => ({ unsubscribe: () => undefined }) }
  const told: object[] = []
  const drawer = { send: (event: object) => told.push(event) }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <HttpProvider value={given({ get })}>
          <LivePage live={live}>
            <AccountProvider value={given({ auth })}>
              <SessionActorsProvider value={given({ sidebar, drawer })}>
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
  return { sidebar, told }
}
