import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAuthActor, useIdentity } from '@/actors/auth-context'
import { SessionActorsProvider } from '@/actors/session-context'
import type { Http } from '@/adapters/http'
import { DataProvider, HttpProvider, useConfig } from '@/data'
import { probe } from '../probe.ts'
import { createAccount } from '../session/account.ts'
import { createSession } from '../session/session.ts'
import { useClosable } from '../session/use-closable.ts'

type WallScopeProps = {
  /** whose wall it is; the same for as long as what was read may stay */
  readonly uid: string
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/**
 * The session of a wall. Unlike a person's it does not end when nobody is signed in any more: what was shown stays,
 * dated, until the same account is signed in again, or another one.
 */
export const WallScope = ({ uid, waiting, children }: WallScopeProps) => {
  const auth = useAuthActor()
  const identity = useIdentity()
  const account = useClosable(() => createAccount({ identity, auth, inspect: probe }), uid)
  if (account === null) return waiting
  return (
    <QueryClientProvider client={account.queryClient}>
      <HttpProvider value={account.http}>
        <SiteScope http={account.http} queryClient={account.queryClient} waiting={waiting}>
          {children}
        </SiteScope>
      </HttpProvider>
    </QueryClientProvider>
  )
}

type SiteScopeProps = Pick<WallScopeProps, 'waiting' | 'children'> & {
  readonly http: Http
  readonly queryClient: QueryClient
}

const SiteScope = ({ http, queryClient, waiting, children }: SiteScopeProps) => {
  const auth = useAuthActor()
  const identity = useIdentity()
  const { site } = useConfig()
  const session = useClosable(() => createSession({ identity, auth, http, queryClient, inspect: probe }), site)
  if (session === null) return waiting
  return (
    <DataProvider value={session.sources}>
      <SessionActorsProvider value={session.actors}>{children}</SessionActorsProvider>
    </DataProvider>
  )
}
