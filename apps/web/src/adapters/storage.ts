import { z } from 'zod'

const TOKEN_EXPIRATION = 'tokenExpirationTime'
const THEME = 'theme'

export const theme = z.enum(['system', 'light', 'dark'])
export type Theme = z.infer<typeof theme>

/** R1.6: when the identity token runs out, ISO date. */
export const writeTokenExpiration = (at: Date): void => localStorage.setItem(TOKEN_EXPIRATION, at.toISOString())
/** Whether somebody signed in here and did not sign out. */
export const hasTokenExpiration = (): boolean => localStorage.getItem(TOKEN_EXPIRATION) !== null
export const removeTokenExpiration = (): void => localStorage.removeItem(TOKEN_EXPIRATION)

/** `system` when nothing, or nothing sensible, was kept. */
export const readTheme = (): Theme => theme.catch('system').parse(localStorage.getItem(THEME))
export const writeTheme = (chosen: Theme): void =>
  chosen === 'system' ? localStorage.removeItem(THEME) : localStorage.setItem(THEME, chosen)

/** Whether this is the first time this page session hears this key; remembers that it was heard. */
export const isFirstInSession = (key: string): boolean => {
  if (sessionStorage.getItem(key) !== null) return false
  sessionStorage.setItem(key, '1')
  return true
}
/** Forgets a key of `isFirstInSession`. */
export const forgetInSession = (key: string): void => sessionStorage.removeItem(key)
