import { useEffect } from 'react'
import { BrowserRouter, matchPath, Route, Routes } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { whileIdle } from '@/adapters/environment'
import { mayOpen, ScreensProvider } from '@/shell/screens'
import { NotFound, SessionScope, Shell, SignedInOnly, SignedOutOnly } from './guards.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { ScreenSlot } from './screen-slot.tsx'
import { SCREENS, SIGNED_OUT_SCREENS } from './screens.ts'

const SIGNED_OUT = SIGNED_OUT_SCREENS.map(({ path, load }) => ({ path, Screen: lazyScreen(path, load) }))
const IN_SHELL = SCREENS.map((screen) => ({ ...screen, Screen: lazyScreen(screen.path, screen.load) }))

/**
 * Every address of the product. A layout is a route that renders an outlet, and the routes below it are its screens.
 * Declared routes rather than a data router, since no screen uses loaders or actions.
 */
export const Router = () => {
  const screens = useOpenScreens()
  return (
    <ScreensProvider value={SCREENS}>
      <BrowserRouter>
        <RouteBoundary fullPage>
          <Routes>
            <Route element={<SignedOutOnly />}>
              {SIGNED_OUT.map(({ path, Screen }) => (
                <Route key={path} path={path} Component={Screen} />
              ))}
            </Route>
            <Route element={<SignedInOnly />}>
              <Route element={<SessionScope />}>
                <Route element={<Shell />}>
                  <Route element={<ScreenSlot />}>
                    {screens.map(({ path, Screen }) => (
                      <Route key={path} path={path} Component={Screen} />
                    ))}
                    <Route path="*" element={<NotFound />} />
                  </Route>
                </Route>
              </Route>
            </Route>
          </Routes>
        </RouteBoundary>
      </BrowserRouter>
    </ScreensProvider>
  )
}

/**
 * The screens that the person's role may open; the others get no route, so their addresses show the not-found page
 * (R2).
 * When the page is idle their code is fetched ahead: another screen then shows without waiting, even after a new
 * version has replaced the files on the server.
 */
const useOpenScreens = (): typeof IN_SHELL => {
  const { isAuthenticated, userRole } = useAuth()
  useEffect(() => {
    if (!isAuthenticated) return
    return whileIdle(openTo(userRole).map(({ Screen }) => Screen.fetchAhead))
  }, [isAuthenticated, userRole])
  return openTo(userRole)
}

const openTo = (role: Parameters<typeof mayOpen>[1]) => IN_SHELL.filter((screen) => mayOpen(screen, role))

/** Fetches the screen of an address before it is shown. */
export const preloadScreen = (pathname: string): void => {
  void IN_SHELL.find(({ path }) => matchPath(path, pathname))?.Screen.preload()
}
