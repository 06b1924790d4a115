import { Suspense } from 'react'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { returnPathOf } from '@/adapters/location'
import { PATHS } from '@/paths'
import { common } from '@/text/common'
import { FullPageSpinner } from '@/ui/full-page-spinner'
import { Spinner } from '@/ui/spinner'
import { lazyScreen } from './lazy-screen.tsx'

const SessionScope = lazyScreen('session', async () => (await import('./session/session-scope.tsx')).SessionScope)

/** A route that signed-out people may see as well. */
export const OPEN_TO_ALL = { openToAll: true } as const

/** R1.7: shell routes are for who is signed in; others sign in first, and come back to where they wanted to go. */
export const SignedInOnly = () => {
  const { loading, isAuthenticated } = useAuth()
  const { pathname, search, hash } = useLocation()
  const isOpenToAll = useMatches().some(({ handle }) => handle === OPEN_TO_ALL)
  if (loading) return <FullPageSpinner label={common.loading} />
  if (!isAuthenticated) {
    if (isOpenToAll) return <LazyOutlet />
    return <Navigate to={PATHS.signIn} replace state={{ from: `${pathname}${search}${hash}` }} />
  }
  return (
    <Suspense fallback={<FullPageSpinner label={common.loading} />}>
      <SessionScope>
        <Suspense key={pathname} fallback={<ContentSpinner />}>
          <Outlet />
        </Suspense>
      </SessionScope>
    </Suspense>
  )
}

/** R1.7: who is signed in already goes on to where they wanted to go, or home. */
export const SignedOutOnly = () => {
  const { loading, isAuthenticated } = useAuth()
  const { state } = useLocation()
  if (loading) return <FullPageSpinner label={common.loading} />
  if (isAuthenticated) return <Navigate to={returnPathOf(keptLocation(state))} replace />
  return <LazyOutlet />
}

const ContentSpinner = () => (
  <div className="grid min-h-[60dvh] place-items-center text-primary">
    <Spinner label={common.loading} className="size-8" />
  </div>
)

const LazyOutlet = () => (
  <Suspense fallback={<FullPageSpinner label={common.loading} />}>
    <Outlet />
  </Suspense>
)

const keptLocation = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : null
