// The palette on a page of its own: keys and presses go in, what the charts are told and where the page goes comes out.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { type Device, type DeviceStatus, device } from '@vigie/contracts/entities'
import { REST_PATHS } from '@vigie/contracts/rest'
import { ANALYST_PATHS } from '@vigie/contracts/rest/analyst'
import { projectSwitchMachine } from '@vigie/machines/project-switch'
import { House, Sun } from 'lucide-react'
import { useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { createActor, fromPromise } from 'xstate'
import { AccountProvider } from '@/actors/auth-context'
import { ProjectSwitchProvider } from '@/actors/project-switch-context'
import { SessionActorsProvider } from '@/actors/session-context'
import { HttpProvider, QUERY_KEYS } from '@/data'
import { ConfigProvider } from '@/data/app-context'
import { createPromptStore, LivePage, pictureAt, pumpAlarm } from '@/data/live-page.fixtures'
import { PATHS } from '@/paths'
import { ScreensProvider, type ShellScreen } from '../screens.ts'
import { Palette } from './palette.tsx'
import type { Overlay } from './palette-key.ts'

const AT = '2026-11-21T14:02:31.000Z'
const SCREENS: readonly ShellScreen[] = [
  { path: PATHS.home, label: 'Accueil', icon: House },
  { path: PATHS.energy, label: 'Énergie', icon: Sun },
]

const one = (id: string, name: string, change: Partial<Device>): Device =>
  device.parse({ id, site: 'chaib', kind: 'pump', role: 'source', name, metrics: [], ...change })
const borehole = { id: 'forage', name: 'Forage Nord' }
/** A borehole of three devices, a pump in alarm, a booster that is cut, and a tank. */
const DEVICES = [
  one('forage-p', 'Immergée', { asset: borehole }),
  one('forage-q', 'Compteur de tête', { kind: 'flow-meter', asset: borehole }),
  one('forage-s', 'Manomètre', { kind: 'pressure', asset: borehole }),
  one('pompe', 'Puits Sud', {}),
  one('surpresseur', 'Surpresseur', {}),
  one('bassin', 'Bassin haut', { kind: 'quantity', role: 'storage', capacityM3: 500 }),
]
const PROJECTS = [
  { _id: 'p1', name: 'Chaib', link: 'https://chaib.test' },
  { _id: 'p2', name: 'Massa', link: 'https://massa.test' },
  { _id: 'p3', name: 'Souss', link: 'https://souss.test' },
]
/** Of the tank, that it loses water. */
const TODAY = {
  consumptions: [],
  storages: [{ device: 'bassin', netFlowM3h: -4, overflowInHours: null, emptyInHours: 9 }],
}
const statusOf = (id: string, powered: boolean): DeviceStatus => ({
  device: id,
  powered,
  poweredAt: AT,
  online: true,
  onlineAt: AT,
})

const given = <T,>(value: unknown): T => value as T

type Site = {
  /** how the engine stands that answers questions */
  readonly questions?: 'ready' | 'off'
}

/** The page, where nothing is open yet. */
export const showPage = ({ questions = 'ready' }: Site = {}) => {
  const live = createPromptStore()
  const statuses = DEVICES.map(({ id }) => statusOf(id, id !== 'surpresseur'))
  live.apply(pictureAt(AT, { statuses, alarms: [pumpAlarm(AT, { state: 'unacknowledged' })] }))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queries.setQueryData(QUERY_KEYS.site, { site: { name: 'Chaib' }, capabilities: ['devices', 'kpis', 'series'] })
  const answers: Readonly<Record<string, unknown>> = {
    [REST_PATHS.devices]: { devices: DEVICES },
    [REST_PATHS.projects]: { projects: PROJECTS },
    [REST_PATHS.kpis]: TODAY,
    [ANALYST_PATHS.status]: { engines: [{ engine: 'questions', state: questions, seenUntil: null }] },
  }
  const get = async (path: string) => answers[path]

  const heard: unknown[] = []
  const chart = (name: string) => ({ send: ({ type }: { readonly type: string }) => heard.push(`${name} ${type}`) })
  const session = { matches: () => false, context: { user: null, claims: null, error: null } }
  const auth = { ...chart('auth'), getSnapshot: () => session, subscribe: () => ({ unsubscribe: () => undefined }) }
  const actors = Object.fromEntries(['sidebar', 'drawer', 'notificationPanel'].map((name) => [name, chart(name)]))
  const awaited = fromPromise<string, { readonly website: string }>(() => new Promise(() => undefined))
  const projectSwitch = createActor(projectSwitchMachine.provide({ actors: { requestLoginToken: awaited } }), {
    inspect: (told) => {
      if (told.type === '@xstate.event' && told.event.type === 'project.pressed') heard.push(told.event)
    },
  }).start()

  const overlays: (Overlay | null)[] = []
  let address = ''
  const Page = () => {
    const [overlay, setOverlay] = useState<Overlay | null>(null)
    const { pathname, search } = useLocation()
    const navigate = useNavigate()
    address = pathname + search
    const onChange = (next: Overlay | null) => {
      overlays.push(next)
      setOverlay(next)
    }
    return (
      <>
        <button type="button" onClick={() => void navigate(-1)}>
          Retour
        </button>
        <Palette overlay={overlay} onChange={onChange} />
      </>
    )
  }
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/ici']}>
        <ConfigProvider value={given({ site: 'chaib' })}>
          <HttpProvider value={given({ get })}>
            <LivePage live={live}>
              <AccountProvider value={given({ auth })}>
                <SessionActorsProvider value={given(actors)}>
                  <ProjectSwitchProvider value={projectSwitch}>
                    <ScreensProvider value={SCREENS}>
                      <Page />
                    </ScreensProvider>
                  </ProjectSwitchProvider>
                </SessionActorsProvider>
              </AccountProvider>
            </LivePage>
          </HttpProvider>
        </ConfigProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return {
    /** what the charts were told, in order */
    heard,
    /** what was asked to be open over the page, in order; null: nothing */
    overlays,
    address: () => address,
    /** the Back of the browser */
    goBack: () => fireEvent.click(screen.getByText('Retour')),
  }
}

/** A key pressed on the page, or in a part of it. */
export const press = (key: string, place: Element | Window = window) =>
  fireEvent.keyDown(place, { key, ctrlKey: key === 'k' })

/** What comes late, however long a busy machine takes for it. */
export const LATE = { timeout: 60_000 }
export const optionNamed = (name: string | RegExp) => screen.findByRole('option', { name }, LATE)

/** Opens the palette by its keys, and waits until all that the site has stands in it. */
export const openPalette = async () => {
  press('k')
  await optionNamed(/^Massa/)
  await optionNamed(/^Bassin haut.*se vide$/)
}

/** Types into the palette in place of what stands there. */
export const type = (words: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: words } })
export const pressIn = (key: string) => press(key, screen.getByRole('combobox'))
export const pick = (name: RegExp) => fireEvent.click(screen.getByRole('option', { name }))

/** What Enter would open. */
export const marked = (): readonly (string | null)[] =>
  screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)

/** What stands below the field, or below one of its headings. */
export const options = (group?: string): readonly (string | null)[] => {
  const place = group === undefined ? screen.getByRole('listbox') : screen.getByRole('group', { name: group })
  return within(place)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent)
}
