import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { returnPathOf } from '@/adapters/location'
import { PATHS } from '@/paths'
import { lazyScreen } from './lazy-screen.tsx'
import { SCREENS } from './screens.ts'
import { WindowSpinner } from './waiting.tsx'

/** The layout of signed-in screens. The build puts it into one file with the session, which is loaded first. */
export const Shell = lazyScreen('shell', async () => (await import('@/shell/shell')).Shell, WindowSpinner)

/** The session of the signed-in person. The shell is needed right after it, so both are asked for together. */
export const SessionScope = lazyScreen(
  'session',
  async () => {
    void Shell.fetchAhead()
    const session = await import('./session/session-scope.tsx')
    session.makeAhead()
    return session.SessionScope
  },
  WindowSpinner,
)

/** The wall display, a layout of its own beside the shell: nobody is sent to sign in from it (R12.1). */
export const Mur = lazyScreen('mur', async () => (await import('./wall/mur.tsx')).Mur, WindowSpinner)

export const NotFound = lazyScreen(
  'not-found',
  async () => (await import('@/widgets/not-found/not-found')).NotFound,
  WindowSpinner,
)

/**
 * R1.7: screens are for signed-in people. Others are sent to sign in, and come back to the address they asked for; an
 * address without a screen shows them the not-found page at once, without the shell.
 */
export const SignedInOnly = () => {
  const { loading, isAuthenticated } = useAuth()
  const { pathname, search, hash } = useLocation()
  if (loading) return <WindowSpinner />
  if (isAuthenticated) return <Outlet />
  if (!SCREENS.some(({ path }) => matchPath(path, pathname))) return <NotFound />
  return <Navigate to={PATHS.signIn} replace state={{ from: `${pathname}${search}${hash}` }} />
}

/** R1.7: whoever is already signed in is sent on to the address they asked for, or home. */
export const SignedOutOnly = () => {
  const { loading, isAuthenticated } = useAuth()
  const { state } = useLocation()
  if (loading) return <WindowSpinner />
  if (isAuthenticated) return <Navigate to={returnPathOf(keptLocation(state))} replace />
  return <Outlet />
}

const keptLocation = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : null
