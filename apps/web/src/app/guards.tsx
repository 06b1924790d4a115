import { Suspense } from 'react'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { returnPathOf } from '@/adapters/location'
import { PATHS } from '@/paths'
import { text } from '@/text'
import { FullPageSpinner } from '@/ui/full-page-spinner'
import { lazyScreen } from './lazy-screen.tsx'

const SessionScope = lazyScreen('session', async () => (await import('./session/session-scope.tsx')).SessionScope)

/** A route that signed-out people may see as well. */
export const OPEN_TO_ALL = { openToAll: true } as const

/** R1.7: shell routes are for who is signed in; others sign in first, and come back to where they wanted to go. */
export const SignedInOnly = () => {
  const { loading, isAuthenticated } = useAuth()
  const { pathname, search, hash } = useLocation()
  const isOpenToAll = useMatches().some(({ handle }) => handle === OPEN_TO_ALL)
  if (loading) return <FullPageSpinner label={text.common.loading} />
  if (!isAuthenticated) {
    if (isOpenToAll) return <Outlet />
    return <Navigate to={PATHS.signIn} replace state={{ from: `${pathname}${search}${hash}` }} />
  }
  return (
    <Suspense fallback={<FullPageSpinner label={text.common.loading} />}>
      <SessionScope>
        <Outlet />
      </SessionScope>
    </Suspense>
  )
}

/** R1.7: who is signed in already goes on to where they wanted to go, or home. */
export const SignedOutOnly = () => {
  const { loading, isAuthenticated } = useAuth()
  const { state } = useLocation()
  if (loading) return <FullPageSpinner label={text.common.loading} />
  if (isAuthenticated) return <Navigate to={returnPathOf(keptLocation(state))} replace />
  return (
    <Suspense fallback={<FullPageSpinner label={text.common.loading} />}>
      <Outlet />
    </Suspense>
  )
}

const keptLocation = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : null
