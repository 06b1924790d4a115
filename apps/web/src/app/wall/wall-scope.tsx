import { QueryClientProvider } from '@tanstack/react-query'
import type { SiteSlug } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { useAuthActor, useIdentity } from '@/actors/auth-context'
import { SessionActorsProvider } from '@/actors/session-context'
import { createHttp } from '@/adapters/http'
import { createQueryClient, DataProvider, HttpProvider, useConfig } from '@/data'
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

/** What a wall asks in its own name, whatever its sites. */
export const WallScope = ({ uid, waiting, children }: WallScopeProps) => {
  const auth = useAuthActor()
  const identity = useIdentity()
  const account = useClosable(() => createAccount({ identity, auth, inspect: probe }), uid)
  if (account === null) return waiting
  return (
    <QueryClientProvider client={account.queryClient}>
      <HttpProvider value={account.http}>{children}</HttpProvider>
    </QueryClientProvider>
  )
}

type WallSiteScopeProps = { readonly site: SiteSlug; readonly waiting: ReactNode; readonly children: ReactNode }

/**
 * The session of one site of a wall, with what is read of it. Unlike a person's it does not end when nobody is signed
 * in any more: what was shown stays, dated, until the same account is signed in again, or another one.
 */
export const WallSiteScope = ({ site, waiting, children }: WallSiteScopeProps) => {
  const auth = useAuthActor()
  const identity = useIdentity()
  const host = useConfig().site
  const opened = useClosable(() => {
    const named = site === host ? {} : { site }
    const onTokenRefused = () => auth.send({ type: 'session.rejected' })
    const http = createHttp({ getToken: identity.getIdToken, onTokenRefused, ...named })
    const queryClient = createQueryClient()
    const session = createSession({ identity, auth, http, queryClient, inspect: probe, settles: true, ...named })
    return {
      http,
      queryClient,
      session,
      close: () => {
        session.close()
        queryClient.clear()
      },
    }
  }, site)
  if (opened === null) return waiting
  return (
    <QueryClientProvider client={opened.queryClient}>
      <HttpProvider value={opened.http}>
        <DataProvider value={opened.session.sources}>
          <SessionActorsProvider value={opened.session.actors}>{children}</SessionActorsProvider>
        </DataProvider>
      </HttpProvider>
    </QueryClientProvider>
  )
}
