// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { keepScreenLit } from './wall-device.ts'

afterEach(() => void vi.unstubAllGlobals())

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
