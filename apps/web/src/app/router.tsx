import { useEffect } from 'react'
import { BrowserRouter, matchPath, Route, Routes } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { whileIdle } from '@/adapters/environment'
import { PATHS, SCREENS, type ScreenName } from '@/paths'
import { SignedInOnly, SignedOutOnly } from './guards.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { RouteBoundary } from './route-boundary.tsx'

const SCREEN_OF: Record<ScreenName, ReturnType<typeof lazyScreen>> = {
  home: lazyScreen('home', async () => (await import('@/screens/accueil/accueil.screen')).AccueilScreen),
  dashboard: lazyScreen(
    'dashboard',
    async () => (await import('@/screens/dashboard/dashboard.screen')).DashboardScreen,
  ),
  water: lazyScreen('water', async () => (await import('@/screens/eau/eau.screen')).EauScreen),
  sources: lazyScreen('sources', async () => (await import('@/screens/eau/sources/sources.screen')).SourcesScreen),
  storage: lazyScreen('storage', async () => (await import('@/screens/eau/stockage/stockage.screen')).StockageScreen),
  consumption: lazyScreen(
    'consumption',
    async () => (await import('@/screens/eau/consommation/consommation.screen')).ConsommationScreen,
  ),
  source: lazyScreen('source', async () => (await import('@/screens/eau/sources/source.screen')).SourceScreen),
  tank: lazyScreen('tank', async () => (await import('@/screens/eau/stockage/bassin.screen')).BassinScreen),
  consumer: lazyScreen(
    'consumer',
    async () => (await import('@/screens/eau/consommation/secteur.screen')).SecteurScreen,
  ),
  consumptionDetails: lazyScreen(
    'consumption-details',
    async () =>
      (await import('@/screens/eau/consommation-details/consommation-details.screen')).ConsommationDetailsScreen,
  ),
  energy: lazyScreen('energy', async () => (await import('@/screens/energie/energie.screen')).EnergieScreen),
  meter: lazyScreen('meter', async () => (await import('@/screens/energie/meter.screen')).MeterScreen),
  settings: lazyScreen('settings', async () => (await import('@/screens/settings/settings.screen')).SettingsScreen),
  account: lazyScreen('account', async () => (await import('@/screens/settings/account.screen')).AccountScreen),
  security: lazyScreen('security', async () => (await import('@/screens/settings/security.screen')).SecurityScreen),
  users: lazyScreen('users', async () => (await import('@/screens/utilisateur/utilisateur.screen')).UtilisateurScreen),
  ai: lazyScreen('ai', async () => (await import('@/screens/ia/ia.screen')).IaScreen),
  imageProcessing: lazyScreen(
    'image-processing',
    async () => (await import('@/screens/ia/image-processing.screen')).ImageProcessingScreen,
  ),
  energyEfficiency: lazyScreen(
    'energy-efficiency',
    async () => (await import('@/screens/ia/energy-efficiency.screen')).EnergyEfficiencyScreen,
  ),
  agent: lazyScreen('agent', async () => (await import('@/screens/ia/agent.screen')).AgentScreen),
}
const SignIn = lazyScreen('sign-in', async () => (await import('@/screens/auth/sign-in.screen')).SignInScreen)
const ForgetPassword = lazyScreen(
  'forget-password',
  async () => (await import('@/screens/auth/forget-password.screen')).ForgetPasswordScreen,
)

const NotFound = lazyScreen('not-found', async () => (await import('@/widgets/not-found/not-found')).NotFound)

/** Every address of the product; declared rather than a data router, whose loaders and actions nothing here uses. */
export const Router = () => {
  useScreensAhead()
  return (
    <BrowserRouter>
      <RouteBoundary fullPage>
        <Routes>
          <Route element={<SignedOutOnly />}>
            <Route path={PATHS.signIn} element={<SignIn />} />
            <Route path={PATHS.forgetPassword} element={<ForgetPassword />} />
          </Route>
          <Route element={<SignedInOnly />}>
            {SCREENS.map((name) => (
              <Route key={name} path={PATHS[name]} Component={SCREEN_OF[name]} />
            ))}
          </Route>
          <Route element={<SignedInOnly openToAll />}>
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </RouteBoundary>
    </BrowserRouter>
  )
}

/** Once a page is at rest: going on to another screen waits for no code, nor asks for that of a version that is gone. */
const useScreensAhead = (): void => {
  const { isAuthenticated } = useAuth()
  useEffect(() => {
    if (isAuthenticated) return whileIdle(SCREENS.map((name) => SCREEN_OF[name].fetchAhead))
  }, [isAuthenticated])
}

/** Fetches the screen of an address before it is shown. */
export const preloadScreen = (pathname: string): void => {
  const name = SCREENS.find((one) => matchPath(PATHS[one], pathname))
  if (name !== undefined) void SCREEN_OF[name].preload()
}
