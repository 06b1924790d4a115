import { useEffect } from 'react'
import { BrowserRouter, matchPath, Route, Routes } from 'react-router-dom'
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
const IN_SHELL = SCREENS.map((screen) => ({ ...screen, Screen: lazyScreen(screen.path, screen.load, ContentSpinner) }))

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
          <Routes>
            <Route element={<SignedOutOnly />}>
              {SIGNED_OUT.map(({ path, Screen }) => (
                <Route key={path} path={path} Component={Screen} />
              ))}
            </Route>
            <Route path={WALL_ADDRESSES.wall} element={<Mur />} />
            <Route path={WALL_ADDRESSES.pairing} element={<Mur />} />
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
  return openTo(userRole)
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
