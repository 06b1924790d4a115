import { createRoot } from 'react-dom/client'
import { createAuth } from '@/actors/auth'
import { loadConfig } from '@/adapters/config'
import { unregisterServiceWorkers } from '@/adapters/environment'
import { createIdentity, preloadIdentity } from '@/adapters/identity'
import { takeAuthToken } from '@/adapters/location'
import { hasTokenExpiration } from '@/adapters/storage'
import { common } from '@/text/common'
import { pages } from '@/text/pages'
import { FullPageSpinner } from '@/ui/full-page-spinner'
import { App } from './app.tsx'
import { SessionScope } from './guards.tsx'
import { probe } from './probe.ts'
import { reloadOnce } from './reload.ts'
import { preloadScreen } from './router.tsx'
import { StartFailure } from './start-failure.tsx'

/**
 * Starts the app: settings, identity, auth chart, page. The one-time token leaves the address before all of them
 * (R1.3).
 */
export const start = async (container: HTMLElement): Promise<void> => {
  const urlToken = takeAuthToken(window.location, window.history)
  void unregisterServiceWorkers()
  preload(hasTokenExpiration() || urlToken !== null)
  const root = createRoot(container)
  root.render(<FullPageSpinner label={common.loading} />)
  const config = await loadConfig()
  if (config === null) return root.render(<StartFailure>{pages.failure.config}</StartFailure>)
  const identity = createIdentity({
    config,
    hasUrlToken: urlToken !== null,
    onUnavailable: async (error) => {
      await reloadOnce('identity', error)
      root.render(<StartFailure>{pages.failure.chunk}</StartFailure>)
    },
  })
  const auth = createAuth({ identity, urlToken, inspect: probe })
  root.render(<App config={config} account={{ auth, identity }} />)
}

/** Fetches the code that this page will need while its settings are being read. */
const preload = (signedIn: boolean): void => {
  preloadIdentity()
  if (!signedIn) return
  void SessionScope.fetchAhead()
  preloadScreen(window.location.pathname)
}
