// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { isChunkFailure, lazyScreen, mayReload } from './lazy-screen.tsx'

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/home-1.js')
beforeEach(() => sessionStorage.clear())

test('[R2.3] code that cannot be fetched is worth one reload per screen, not two', () => {
  expect([mayReload('home', gone), mayReload('home', gone), mayReload('energy', gone)]).toEqual([true, false, true])
})

test('[R2.3] an error of the screen itself never reloads the page', () => {
  expect(mayReload('home', new TypeError('x is undefined'))).toBe(false)
})

test.each([
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed.',
])('[R2.3] every browser says it its own way: %s', (message) => {
  expect(isChunkFailure(new TypeError(message))).toBe(true)
})

test('a screen fetched ahead is not fetched again when it is shown', async () => {
  const load = vi.fn(async () => () => null)
  const Screen = lazyScreen('ahead', load)
  Screen.preload()
  Screen.preload()
  expect(load).toHaveBeenCalledOnce()
})

test('a screen that cannot be fetched ahead says so only when it is shown', async () => {
  const Screen = lazyScreen('broken', async () => Promise.reject(new Error('x is undefined')))
  expect(() => Screen.preload()).not.toThrow()
})

test('a screen fetched ahead in vain is fetched when it is shown, without a reload for the first failure', async () => {
  const load = vi.fn<() => Promise<() => ReactNode>>()
  load.mockRejectedValueOnce(gone).mockResolvedValue(() => <h1>Compteurs</h1>)
  const Screen = lazyScreen('later', load)
  expect(await Screen.fetchAhead()).toBe(false)
  expect(mayReload('later', gone)).toBe(true)
  const { unmount } = render(
    <Suspense fallback={null}>
      <Screen />
    </Suspense>,
  )
  expect((await screen.findByRole('heading')).textContent).toBe('Compteurs')
  expect(await Screen.fetchAhead()).toBe(true)
  expect(load).toHaveBeenCalledTimes(2)
  unmount()
})

test('a screen whose code is there shows at once, without its fallback first', async () => {
  const Screen = lazyScreen('there', async () => () => <h1>Compteurs</h1>)
  await Screen.preload()
  const Waiting = vi.fn(() => null)
  render(
    <Suspense fallback={<Waiting />}>
      <Screen />
    </Suspense>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Compteurs')
  expect(Waiting).not.toHaveBeenCalled()
})
