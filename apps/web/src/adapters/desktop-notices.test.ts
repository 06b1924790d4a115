// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { desktopNotices } from './desktop-notices.ts'

type Permission = 'default' | 'denied' | 'granted'

/** A browser that knows notices: what it was asked to show, and how it answers when asked for leave. */
const playBrowser = (permission: Permission, answer: Permission = permission, refuses = false) => {
  const shown: PlayedNotification[] = []
  class PlayedNotification {
    static permission = permission
    static requestPermission = vi.fn(async () => {
      PlayedNotification.permission = answer
      return answer
    })
    onclick: (() => void) | null = null
    readonly title: string
    readonly options: { readonly tag: string; readonly body: string }
    constructor(title: string, options: { readonly tag: string; readonly body: string }) {
      if (refuses) throw new TypeError('Illegal constructor')
      this.title = title
      this.options = options
      shown.push(this)
    }
  }
  vi.stubGlobal('Notification', PlayedNotification)
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  return { shown, ask: PlayedNotification.requestPermission }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[R11.7] they stand as the browser and the person have it', async () => {
  playBrowser('denied')
  expect(desktopNotices.get()).toBe('denied')
  playBrowser('default')
  expect(desktopNotices.get()).toBe('off')
  // the browser would, and nobody asked for them
  playBrowser('granted')
  expect(desktopNotices.get()).toBe('off')
  await desktopNotices.turnOn()
  expect(desktopNotices.get()).toBe('on')
  desktopNotices.turnOff()
  expect(desktopNotices.get()).toBe('off')
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true })
  expect(desktopNotices.get()).toBe('unsupported')
})

test('[R11.7] what the person chose is told once to who listens, and to nobody who left', async () => {
  playBrowser('default', 'granted')
  const [here, gone] = [vi.fn(), vi.fn()]
  const leave = desktopNotices.subscribe(here)
  desktopNotices.subscribe(gone)()
  await desktopNotices.turnOn()
  expect([here.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0])
  desktopNotices.turnOff()
  expect(here).toHaveBeenCalledTimes(2)
  leave()
  desktopNotices.turnOff()
  expect(here).toHaveBeenCalledTimes(2)
})

test('[R11.7] who refuses when the browser asks has them off', async () => {
  const { ask } = playBrowser('default', 'denied')
  await desktopNotices.turnOn()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(localStorage.length).toBe(0)
  expect(desktopNotices.get()).toBe('denied')
})

test('[R11.7] a press on one leads to what it tells of, in the window that is there', () => {
  const { shown } = playBrowser('granted')
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined)
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  desktopNotices.show('alarm-7', { title: 'Alimentation coupée', body: 'Forage 1', path: '/alertes?alarme=7' })
  expect(shown.map(({ title, options }) => [title, options.tag, options.body])).toEqual([
    ['Alimentation coupée', 'alarm-7', 'Forage 1'],
  ])
  expect(assign).not.toHaveBeenCalled()
  shown[0]?.onclick?.()
  expect(focus).toHaveBeenCalledTimes(1)
  expect(assign.mock.calls).toEqual([['/alertes?alarme=7']])
})

test('[R11.7] where the browser has the name and makes none, they are off from then on', async () => {
  playBrowser('granted')
  await desktopNotices.turnOn()
  playBrowser('granted', 'granted', true)
  const heard = vi.fn()
  const leave = desktopNotices.subscribe(heard)
  desktopNotices.show('alarm-7', { title: 'Alimentation coupée', body: 'Forage 1', path: '/alertes' })
  expect(desktopNotices.get()).toBe('off')
  expect(heard).toHaveBeenCalledTimes(1)
  leave()
})
