// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { onMobileChange, onNetwork, onPageRestored, onPageShown } from './environment.ts'
import { notedListeners } from './listeners.fixtures.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('who asks about the network hears of it until they end it, and leaves no listener behind', () => {
  const heard = notedListeners()
  const told = vi.fn()
  const end = onNetwork(told)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  expect(told.mock.calls).toEqual([[false], [true]])
  end()
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  expect(told).toHaveBeenCalledTimes(2)
  expect(heard()).toEqual([])
})

const restored = () => Object.assign(new Event('pageshow'), { persisted: true })

test('who asks about a page that is shown again hears of it until they end it', () => {
  const heard = notedListeners()
  const told = vi.fn()
  const end = onPageShown(told)
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(restored())
  expect(told).toHaveBeenCalledTimes(2)
  end()
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(restored())
  expect(told).toHaveBeenCalledTimes(2)
  expect(heard()).toEqual([])
})

test('a page that was loaded is none that came back', () => {
  const told = vi.fn()
  const end = onPageRestored(told)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(told).not.toHaveBeenCalled()
  window.dispatchEvent(restored())
  expect(told).toHaveBeenCalledOnce()
  end()
  window.dispatchEvent(restored())
  expect(told).toHaveBeenCalledOnce()
})

test('[R3.4] who asks about the width of the window hears of it until they end it', () => {
  const query = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', () => query)
  const heard = notedListeners(query)
  const told = vi.fn()
  const end = onMobileChange(told)
  query.dispatchEvent(new Event('change'))
  expect(told.mock.calls).toEqual([[true]])
  end()
  query.dispatchEvent(new Event('change'))
  expect(told).toHaveBeenCalledOnce()
  expect(heard()).toEqual([])
})

test('who asks while there is no network hears so at once, and once', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const told = vi.fn()
  onNetwork(told)()
  expect(told.mock.calls).toEqual([[false]])
})
