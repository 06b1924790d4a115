import type { Browser, BrowserContextOptions } from 'playwright/test'
import { SignIn } from './pages/sign-in.ts'

/** What a browser keeps of somebody signed in. */
export type KeptSession = Exclude<BrowserContextOptions['storageState'], string | undefined>
/** Said, because a context takes over the session of the test it is opened in. */
export const NOBODY: KeptSession = { cookies: [], origins: [] }
/** Signs somebody in the first time; afterwards their session is that of a browser that comes back. */
export type KeptSessions = (email: string, origin: string) => Promise<KeptSession>

export const keepSessions = (browser: Browser): KeptSessions => {
  const kept = new Map<string, Promise<KeptSession>>()
  return (email, origin) => {
    const key = `${email} ${origin}`
    const session = kept.get(key) ?? signInOnce(browser, email, origin)
    kept.set(key, session)
    return session
  }
}

const signInOnce = async (browser: Browser, email: string, origin: string): Promise<KeptSession> => {
  const context = await browser.newContext({ storageState: NOBODY })
  await new SignIn(await context.newPage(), origin).as(email)
  const session = await context.storageState({ indexedDB: true })
  await context.close()
  return session
}
