import { DESKTOP_NOTICES, readFlag, writeFlag } from './storage.ts'

/** What became of the wish to be told by the desktop: the browser may refuse for good, or not know how. */
export type DesktopNotices = 'unsupported' | 'denied' | 'off' | 'on'

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

export const desktopNotices = {
  /** How it stands in this browser. */
  get: (): DesktopNotices => {
    if (!('Notification' in window) || !window.isSecureContext) return 'unsupported'
    if (Notification.permission === 'denied') return 'denied'
    return Notification.permission === 'granted' && readFlag(DESKTOP_NOTICES) ? 'on' : 'off'
  },
  /** Returns the unsubscribe. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Asks the browser, where it was not asked yet; from a gesture. */
  turnOn: async (): Promise<void> => {
    writeFlag(DESKTOP_NOTICES, (await Notification.requestPermission()) === 'granted')
    tell()
  },
  turnOff: (): void => {
    writeFlag(DESKTOP_NOTICES, false)
    tell()
  },
  /** @param tag one notice per tag: the same in another tab of the browser is the same notice */
  show: (tag: string, { title, body, path }: { title: string; body: string; path: string }): void => {
    try {
      const notice = new Notification(title, { tag, body, icon: '/favicon.svg' })
      notice.onclick = () => {
        window.focus()
        window.location.assign(path)
      }
    } catch {
      // a phone's browser has the name, and refuses to make one outside of a service worker
      desktopNotices.turnOff()
    }
  },
}
