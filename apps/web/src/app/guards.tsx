import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { returnPathOf } from '@/adapters/location'
import { PATHS } from '@/paths'
import { common } from '@/text/common'
import { FullPageSpinner } from '@/ui/full-page-spinner'
import { Spinner } from '@/ui/spinner'
import { lazyScreen } from './lazy-screen.tsx'
import { RouteBoundary } from './route-boundary.tsx'

export const SessionScope = lazyScreen(
  'session',
  async () => (await import('./session/session-scope.tsx')).SessionScope,
)

type SignedInOnlyProps = {
  /** Signed-out people may see it as well, without the shell. */
  readonly openToAll?: boolean
}

/** R1.7: shell routes are for who is signed in; others sign in first, and come back to where they wanted to go. */
export const SignedInOnly = ({ openToAll }: SignedInOnlyProps) => {
  const { loading, isAuthenticated } = useAuth()
  const { pathname, search, hash } = useLocation()
  if (loading) return <FullPageSpinner label={common.loading} />
  if (!isAuthenticated) {
    if (openToAll) return <LazyOutlet />
    return <Navigate to={PATHS.signIn} replace state={{ from: `${pathname}${search}${hash}` }} />
  }
  return (
    <Suspense fallback={<FullPageSpinner label={common.loading} />}>
      <SessionScope>
        <RouteBoundary>
          <Suspense key={pathname} fallback={<ContentSpinner />}>
            <Outlet />
          </Suspense>
        </RouteBoundary>
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
