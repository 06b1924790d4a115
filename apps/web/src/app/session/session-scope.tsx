import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { mayAccessSite } from '@vigie/contracts/entities'
import { Outlet } from 'react-router-dom'
import { useAuth, useAuthActor, useIdentity } from '@/actors/auth-context'
import { ProjectSwitchProvider } from '@/actors/project-switch-context'
import { SessionActorsProvider } from '@/actors/session-context'
import type { Http } from '@/adapters/http'
import { DataProvider, HttpProvider, useConfig } from '@/data'
import { text } from '@/text'
import { FullPageSpinner } from '@/ui/full-page-spinner'
import { lazyScreen } from '../lazy-screen.tsx'
import { probe } from '../probe.ts'
import { WindowSpinner } from '../waiting.tsx'
import { createAccount } from './account.ts'
import { Presence } from './presence.tsx'
import { createSession } from './session.ts'
import { useClosable } from './use-closable.ts'

export { makeAhead } from './made-ahead.ts'

/** Whoever may see this site never needs it. */
const AccessRefused = lazyScreen(
  'access-refused',
  async () => (await import('@/shell/access-refused')).AccessRefused,
  WindowSpinner,
)

/**
 * Opens the account and, where this site is one of the person's, the session; then renders the routes below. Else it
 * shows that access is refused.
 */
export const SessionScope = () => {
  const { user, platforms } = useAuth()
  const { site } = useConfig()
  const auth = useAuthActor()
  const identity = useIdentity()
  const account = useClosable(() => createAccount({ identity, auth, inspect: probe }), user?.uid ?? '')
  if (account === null) return <FullPageSpinner label={text.common.loading} />
  return (
    <QueryClientProvider client={account.queryClient}>
      <HttpProvider value={account.http}>
        <ProjectSwitchProvider value={account.projectSwitch}>
          <Presence />
          {mayAccessSite(site, { platforms: [...platforms] }) ? (
            <SiteScope http={account.http} queryClient={account.queryClient} />
          ) : (
            <AccessRefused />
          )}
        </ProjectSwitchProvider>
      </HttpProvider>
    </QueryClientProvider>
  )
}

type SiteScopeProps = { readonly http: Http; readonly queryClient: QueryClient }

const SiteScope = ({ http, queryClient }: SiteScopeProps) => {
  const auth = useAuthActor()
  const identity = useIdentity()
  const { site } = useConfig()
  const session = useClosable(() => createSession({ identity, auth, http, queryClient, inspect: probe }), site)
  if (session === null) return <FullPageSpinner label={text.common.loading} />
  return (
    <DataProvider value={session.sources}>
      <SessionActorsProvider value={session.actors}>
        <Outlet />
      </SessionActorsProvider>
    </DataProvider>
  )
}
