// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import {
  forgetInSession,
  isFirstInSession,
  readHeight,
  readSeenNotification,
  readTheme,
  writeHeight,
  writeSeenNotification,
  writeTheme,
} from './storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('[R4.2] what somebody has seen is kept by person', () => {
  writeSeenNotification('lina', '2026-11-18T10:00:00Z')
  writeSeenNotification('omar', '2026-11-18T12:00:00Z')
  expect(readSeenNotification('lina')).toBe('2026-11-18T10:00:00Z')
  expect(readSeenNotification('omar')).toBe('2026-11-18T12:00:00Z')
  expect(readSeenNotification('sara')).toBeNull()
})

test('the height of a part is that of a window as wide', () => {
  expect(readHeight('courbe', 1_440)).toBeNull()
  writeHeight('courbe', 1_440, 320)
  expect(readHeight('courbe', 1_440)).toBe(320)
  expect(readHeight('courbe', 360)).toBeNull()
})

test('the theme of the system is none that is kept, nor is one that nobody knows', () => {
  writeTheme('dark')
  expect(readTheme()).toBe('dark')
  writeTheme('system')
  expect(localStorage.length).toBe(0)
  localStorage.setItem('theme', 'sepia')
  expect(readTheme()).toBe('system')
})

test('a key is new once in a session', () => {
  expect([isFirstInSession('a'), isFirstInSession('a'), isFirstInSession('b')]).toEqual([true, false, true])
})

test('a key that is forgotten is new again, and no other', () => {
  for (const key of ['a', 'b']) isFirstInSession(key)
  forgetInSession('a')
  expect([isFirstInSession('a'), isFirstInSession('b')]).toEqual([true, false])
})
