import type { PublicConfig } from '@vigie/contracts/rest'
import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createAuth } from '@/actors/auth'
import { loadConfig } from '@/adapters/config'
import { takeUrlToken } from '@/adapters/cookies'
import { unregisterServiceWorkers } from '@/adapters/environment'
import { createIdentity, preloadIdentity } from '@/adapters/identity'
import { takeAuthToken } from '@/adapters/location'
import { nextTask } from '@/adapters/next-task'
import { hasTokenExpiration } from '@/adapters/storage'
import { tellStarted, tellStartFailed } from '@/guard/signs'
import { common } from '@/text/common'
import { pages } from '@/text/pages'
import { FullPageSpinner } from '@/ui/full-page-spinner'
import { App } from './app.tsx'
import { SessionScope } from './guards.tsx'
import { probe } from './probe.ts'
import { preloadScreen } from './router.tsx'
import { StartFailure } from './start-failure.tsx'

/**
 * Starts the app: settings, identity, auth chart, page. The one-time token leaves the address before the page names it
 * to anybody (R1.3).
 * @param asked the settings, which were asked for while this code was on its way
 */
export const start = async (container: HTMLElement, asked: Promise<PublicConfig | null>): Promise<void> => {
  // the gateway has taken it out of the address already; where another server gave the page, it is still there
  const carried = takeUrlToken()
  const urlToken = takeAuthToken(window.location, window.history) ?? carried
  void unregisterServiceWorkers()
  preload(hasTokenExpiration() || urlToken !== null)
  await nextTask()
  const root = createRoot(container)
  root.render(<FullPageSpinner label={common.loading} />)
  tellStarted()
  const config = await settings(root, asked)
  if (config === null) return
  const identity = createIdentity({
    config,
    hasUrlToken: urlToken !== null,
    onUnavailable: tellStartFailed,
  })
  await nextTask()
  const auth = createAuth({ identity, urlToken, inspect: probe })
  // in slices, as all that is drawn after it
  startTransition(() => root.render(<App config={config} account={{ auth, identity }} />))
}

/** How long after a failure a wall asks again, ms. */
const AGAIN_MS = 5_000

/** The settings, or the words that they could not be read; nobody stands at a wall to try again, so it does by itself. */
const settings = async (root: Root, asked: Promise<PublicConfig | null>): Promise<PublicConfig | null> => {
  const config = await asked
  if (config !== null) return config
  root.render(<StartFailure>{pages.failure.config}</StartFailure>)
  if (window.location.pathname.split('/')[1] !== 'mur') return null
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  return settings(root, loadConfig())
}

/** Fetches the code that this page will need while its settings are being read. */
const preload = (signedIn: boolean): void => {
  preloadIdentity()
  if (!signedIn) return
  void SessionScope.fetchAhead()
  preloadScreen(window.location.pathname)
}
