// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { watchEntries, writeEntry } from './kept-entries.ts'

afterEach(() => localStorage.clear())

test('who watches entries hears of those under its prefix, of all when everything is forgotten, and nothing once it stopped', () => {
  const heard = vi.fn()
  const stop = watchEntries('acts:u1:', heard)
  writeEntry('acts:u2:a', 1)
  expect(heard).not.toHaveBeenCalled()
  writeEntry('acts:u1:a', 1)
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  writeEntry('acts:u1:b', 1)
  expect(heard).toHaveBeenCalledTimes(2)
})
