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

/** Whether this key is asked about for the first time in this tab's session; marks it as asked. */
export const isFirstInSession = (key: string): boolean => {
  if (sessionStorage.getItem(key) !== null) return false
  sessionStorage.setItem(key, '1')
  return true
}
/** Makes `isFirstInSession` true again for a key. */
export const forgetInSession = (key: string): void => sessionStorage.removeItem(key)

const waitingKey = (uid: string): string => `alarm-acts:${uid}`
/** What somebody did in this tab that waits for an answer; null: nothing, or nothing that can be read. */
export const readWaiting = (uid: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(waitingKey(uid)) ?? 'null')
  } catch {
    return null
  }
}
export const writeWaiting = (uid: string, acts: readonly unknown[]): void =>
  acts.length === 0
    ? sessionStorage.removeItem(waitingKey(uid))
    : sessionStorage.setItem(waitingKey(uid), JSON.stringify(acts))
