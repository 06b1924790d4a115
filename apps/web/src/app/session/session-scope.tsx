import { QueryClientProvider } from '@tanstack/react-query'
import { mayAccessSite } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { useAuth, useAuthActor, useIdentity } from '@/actors/auth-context'
import { ProjectSwitchProvider } from '@/actors/project-switch-context'
import { SessionActorsProvider } from '@/actors/session-context'
import { DataProvider, HttpProvider, useConfig } from '@/data'
import { AccessRefused } from '@/shell/access-refused'
import { Shell } from '@/shell/shell'
import { text } from '@/text'
import { FullPageSpinner } from '@/ui/full-page-spinner'
import { probe } from '../probe.ts'
import { openAccount } from './open-account.ts'
import { openSession } from './open-session.ts'
import { useOpened } from './use-opened.ts'

type ScopeProps = { readonly children: ReactNode }

/** The signed-in person on this site: inside the shell when the site is one of theirs, refused otherwise. */
export const SessionScope = ({ children }: ScopeProps) => {
  const { user, platforms } = useAuth()
  const { site } = useConfig()
  const auth = useAuthActor()
  const identity = useIdentity()
  const account = useOpened(() => openAccount({ identity, auth, inspect: probe }), user?.uid ?? '')
  if (account === null) return <FullPageSpinner label={text.common.loading} />
  return (
    <QueryClientProvider client={account.queryClient}>
      <HttpProvider value={account.http}>
        <ProjectSwitchProvider value={account.projectSwitch}>
          {mayAccessSite(site, { platforms: [...platforms] }) ? (
            <SiteScope queryClient={account.queryClient}>{children}</SiteScope>
          ) : (
            <AccessRefused />
          )}
        </ProjectSwitchProvider>
      </HttpProvider>
    </QueryClientProvider>
  )
}

type SiteScopeProps = ScopeProps & { readonly queryClient: Parameters<typeof openSession>[0]['queryClient'] }

const SiteScope = ({ queryClient, children }: SiteScopeProps) => {
  const auth = useAuthActor()
  const identity = useIdentity()
  const { site } = useConfig()
  const session = useOpened(() => openSession({ identity, auth, queryClient, inspect: probe }), site)
  if (session === null) return <FullPageSpinner label={text.common.loading} />
  return (
    <DataProvider value={session.sources}>
      <SessionActorsProvider value={session.actors}>
        <Shell>{children}</Shell>
      </SessionActorsProvider>
    </DataProvider>
  )
}
