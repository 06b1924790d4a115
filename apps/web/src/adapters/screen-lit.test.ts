// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { notedListeners } from './listeners.fixtures.ts'
import { keepScreenLit } from './wall-device.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the screen is asked to stay lit, again each time the page is shown, and released at the end', async () => {
  const release = vi.fn(async () => undefined)
  const request = vi.fn(async () => ({ release }))
  vi.stubGlobal('navigator', { wakeLock: { request } })
  const stop = keepScreenLit()
  expect(request).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
  await Promise.resolve()
  stop()
  expect(release).toHaveBeenCalledOnce()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
})

test('a screen that is given its light after the end of it gives it back, and nobody listens any more', async () => {
  const heard = notedListeners()
  const release = vi.fn(async () => undefined)
  let give: (lock: object) => void = () => undefined
  const request = vi.fn(() => new Promise<object>((resolve) => (give = resolve)))
  vi.stubGlobal('navigator', { wakeLock: { request } })
  const stop = keepScreenLit()
  expect(heard()).toEqual(['visibilitychange'])
  stop()
  expect(heard()).toEqual([])
  give({ release })
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
})
