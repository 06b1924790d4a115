// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pages } from '@/text/pages'
import { retryLateCode } from '@/widgets/late/late-code'
import { lazyScreen } from './lazy-screen.tsx'
import { isChunkFailure } from './reload.ts'

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/home-1.js')
const reload = vi.fn()
const answer = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  answer.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', answer)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const Waiting = () => <p>Chargement</p>
type Load = () => Promise<() => ReactNode>
const show = (name: string, load: Load) => {
  const Screen = lazyScreen(name, load, Waiting)
  render(<Screen />)
  return Screen
}
const never = vi.fn<Load>().mockRejectedValue(gone)
const Meters = () => <h1>Compteurs</h1>

test('[R2.3] code that cannot be fetched is worth one reload per screen, not two', async () => {
  show('home', never)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  cleanup()
  show('home', never)
  expect(await screen.findByText(pages.failure.chunk)).toBeTruthy()
  expect(reload).toHaveBeenCalledOnce()
  cleanup()
  show('energy', never)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

test('[R2.3] an error of the screen itself never reloads the page', async () => {
  show('broken', async () => Promise.reject(new TypeError('x is undefined')))
  expect(await screen.findByText(pages.failure.other)).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('[R2.3] without the server the page stays, and the screen comes by itself once the server is back', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  const load = vi.fn<Load>().mockRejectedValueOnce(gone).mockResolvedValue(Meters)
  show('away', load)
  expect(await screen.findByText(pages.failure.chunk)).toBeTruthy()
  retryLateCode()
  expect((await screen.findByRole('heading')).textContent).toBe('Compteurs')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed.',
])('[R2.3] every browser says it its own way: %s', (message) => {
  expect(isChunkFailure(new TypeError(message))).toBe(true)
})

test('a screen fetched ahead is not fetched again when it is shown', async () => {
  const load = vi.fn<Load>().mockResolvedValue(Meters)
  const Screen = lazyScreen('ahead', load, Waiting)
  void Screen.fetchAhead()
  await Screen.fetchAhead()
  render(<Screen />)
  expect(load).toHaveBeenCalledOnce()
})

test('a screen that cannot be fetched ahead says so only when it is shown', async () => {
  const Screen = lazyScreen('later', never, Waiting)
  expect(await Screen.fetchAhead()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a screen whose code is there shows at once, without its spinner first', async () => {
  const Screen = lazyScreen('there', async () => Meters, Waiting)
  await Screen.fetchAhead()
  render(<Screen />)
  expect(screen.getByRole('heading').textContent).toBe('Compteurs')
})

test.each<[string, Load]>([
  ['while its code comes', () => new Promise(() => {})],
  ['when it cannot come', async () => Promise.reject(new TypeError('x is undefined'))],
])('the tab is called after its screen %s', async (name, load) => {
  document.title = 'Vigie'
  const Screen = lazyScreen(name, load, Waiting, 'Management KPIs')
  render(<Screen />)
  await vi.waitFor(() => expect(document.title).toBe('Management KPIs · Vigie'))
})
