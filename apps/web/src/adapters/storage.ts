import { z } from 'zod'

const TOKEN_EXPIRATION = 'tokenExpirationTime'
const THEME = 'theme'

export const theme = z.enum(['system', 'light', 'dark'])
export type Theme = z.infer<typeof theme>

/** R1.6: keeps the instant at which the identity token expires, as an ISO date. */
export const writeTokenExpiration = (at: Date): void => localStorage.setItem(TOKEN_EXPIRATION, at.toISOString())
/** Whether somebody signed in with this browser and has not signed out. */
export const hasTokenExpiration = (): boolean => localStorage.getItem(TOKEN_EXPIRATION) !== null
export const removeTokenExpiration = (): void => localStorage.removeItem(TOKEN_EXPIRATION)

/** The chosen theme; `system` when none, or an unknown one, is stored. */
export const readTheme = (): Theme => theme.catch('system').parse(localStorage.getItem(THEME))
export const writeTheme = (chosen: Theme): void =>
  chosen === 'system' ? localStorage.removeItem(THEME) : localStorage.setItem(THEME, chosen)

/** Set where alarms are to be told by the desktop. */
export const DESKTOP_NOTICES = 'desktopNotices'
export const readFlag = (key: string): boolean => localStorage.getItem(key) !== null
export const writeFlag = (key: string, isSet: boolean): void =>
  isSet ? localStorage.setItem(key, '1') : localStorage.removeItem(key)

/** The newest notification that somebody has seen in this browser, ISO 8601; null: none. */
export const readSeenNotification = (uid: string): string | null => localStorage.getItem(`notifications:${uid}`)
export const writeSeenNotification = (uid: string, at: string): void => localStorage.setItem(`notifications:${uid}`, at)

/** How high a part of a page was when it was last whole, in a window of this width, px; null: not known. */
export const readHeight = (key: string, width: number): number | null => {
  const [at, height] = (localStorage.getItem(`height:${key}`) ?? '').split(' ').map(Number)
  return at === width && height ? height : null
}
export const writeHeight = (key: string, width: number, height: number): void =>
  localStorage.setItem(`height:${key}`, `${width} ${height}`)

/** Whether this key is asked about for the first time in this tab's session; marks it as asked. */
export const isFirstInSession = (key: string): boolean => {
  if (sessionStorage.getItem(key) !== null) return false
  sessionStorage.setItem(key, '1')
  return true
}
/** Makes `isFirstInSession` true again for a key. */
export const forgetInSession = (key: string): void => sessionStorage.removeItem(key)

/** What was kept under a key for this tab's session; null: nothing, or nothing that can be read. */
export const readKept = <T>(key: string): Partial<T> | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
/** Keeps something for this tab's session; null: nothing more. */
export const writeKept = (key: string, value: unknown): void =>
  value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(value))
