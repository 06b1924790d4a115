import { type ComponentType, useEffect, useMemo } from 'react'
import { BrowserRouter, matchPath, type RouteObject, useRoutes } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { whileIdle } from '@/adapters/environment'
import { WALL_ADDRESSES } from '@/paths'
import { mayOpen, ScreensProvider } from '@/shell/screens'
import { latePartsAhead } from '@/widgets/late/late-part'
import { Mur, NotFound, SessionScope, Shell, SignedInOnly, SignedOutOnly } from './guards.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { ScreenSlot } from './screen-slot.tsx'
import { SCREENS, SIGNED_OUT_SCREENS } from './screens.ts'
import { useLateCode } from './use-late-code.ts'
import { ContentSpinner, WindowSpinner } from './waiting.tsx'

const SIGNED_OUT = SIGNED_OUT_SCREENS.map(({ path, load }) => ({ path, Screen: lazyScreen(path, load, WindowSpinner) }))
const IN_SHELL = SCREENS.map((screen) => ({
  ...screen,
  Screen: lazyScreen(screen.path, screen.load, ContentSpinner, screen.label),
}))

/**
 * Every address of the product. A layout is a route that renders an outlet, and the routes below it are its screens.
 * Declared routes rather than a data router, since no screen uses loaders or actions.
 */
export const Router = () => {
  const screens = useOpenScreens()
  return (
    <ScreensProvider value={SCREENS}>
      <BrowserRouter>
        <LateCode />
        <RouteBoundary fullPage>
          <Pages screens={screens} />
        </RouteBoundary>
      </BrowserRouter>
    </ScreensProvider>
  )
}

const Pages = ({ screens }: { readonly screens: typeof IN_SHELL }) =>
  useRoutes(useMemo(() => routesTo(screens), [screens]))

/** Objects: routes written as elements are walked through and made into these at each rendering. */
const routesTo = (screens: typeof IN_SHELL): RouteObject[] => {
  const inShell = [...screens.map(routeOf), { path: '*', Component: NotFound }]
  const shell = { Component: Shell, children: [{ Component: ScreenSlot, children: inShell }] }
  return [
    { Component: SignedOutOnly, children: SIGNED_OUT.map(routeOf) },
    { path: WALL_ADDRESSES.wall, Component: Mur },
    { path: WALL_ADDRESSES.pairing, Component: Mur },
    { Component: SignedInOnly, children: [{ Component: SessionScope, children: [shell] }] },
  ]
}

const routeOf = ({ path, Screen }: { readonly path: string; readonly Screen: ComponentType }) => ({
  path,
  Component: Screen,
})

const LateCode = () => {
  useLateCode()
  return null
}

/**
 * The screens that the person's role may open; the others get no route, so their addresses show the not-found page
 * (R2).
 * When the page is idle all their code is fetched ahead: another screen then shows without waiting, even without the
 * network, or after a new version has replaced the files on the server.
 */
const useOpenScreens = (): typeof IN_SHELL => {
  const { isAuthenticated, userRole } = useAuth()
  useEffect(() => {
    if (!isAuthenticated) return
    return whileIdle(() => codeAhead(userRole))
  }, [isAuthenticated, userRole])
  return useMemo(() => openTo(userRole), [userRole])
}

/** The code of the screens, then of the parts that they name. */
function* codeAhead(role: Parameters<typeof mayOpen>[1]) {
  for (const { Screen } of openTo(role)) yield Screen.fetchAhead
  yield* latePartsAhead()
}

const openTo = (role: Parameters<typeof mayOpen>[1]) => IN_SHELL.filter((screen) => mayOpen(screen, role))

/** Fetches the screen of an address before it is shown. */
export const preloadScreen = (pathname: string): void => {
  void IN_SHELL.find(({ path }) => matchPath(path, pathname))?.Screen.fetchAhead()
}
