// The table of screens. To add a screen: its file, and its row here (its name goes to text/screens.ts).
import { mayActOnAlarms, mayManageUsers } from '@vigie/contracts/entities'
import {
  Bell,
  Bot,
  ChartNoAxesCombined,
  Droplets,
  Gauge,
  HeartPulse,
  Lightbulb,
  Monitor,
  Settings,
  ShowerHead,
  UserCog,
  Waves,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { PATHS } from '@/paths'
import type { ShellScreen } from '@/shell/screens'
import { screens as words } from '@/text/screens'

type Loaded = {
  /** Fetches the code of the screen. */
  readonly load: () => Promise<ComponentType>
}

/** Screens of the shell, in the order of the menu and of the palette. */
export const SCREENS: readonly (ShellScreen & Loaded)[] = [
  {
    path: PATHS.home,
    load: async () => (await import('@/screens/accueil/accueil.screen')).AccueilScreen,
    label: words.home,
    icon: ChartNoAxesCombined,
    menu: 'top',
  },
  {
    path: PATHS.dashboard,
    load: async () => (await import('@/screens/dashboard/dashboard.screen')).DashboardScreen,
    label: words.dashboard,
    icon: Gauge,
    menu: 'top',
  },
  {
    path: PATHS.energy,
    load: async () => (await import('@/screens/energie/energie.screen')).EnergieScreen,
    label: words.energy,
    icon: Lightbulb,
    menu: 'technical',
  },
  {
    path: PATHS.meter,
    load: async () => (await import('@/screens/energie/meter.screen')).MeterScreen,
    menu: { under: PATHS.energy },
  },
  {
    path: PATHS.water,
    load: async () => (await import('@/screens/eau/eau.screen')).EauScreen,
    label: words.water,
    paletteLabel: words.waterInPalette,
    icon: Droplets,
    menu: { heads: 'water' },
  },
  {
    path: PATHS.sources,
    load: async () => (await import('@/screens/eau/sources/sources.screen')).SourcesScreen,
    label: words.sources,
    icon: Waves,
    menu: 'water',
  },
  {
    path: PATHS.source,
    load: async () => (await import('@/screens/eau/sources/source.screen')).SourceScreen,
    menu: { under: PATHS.sources },
  },
  {
    path: PATHS.storage,
    load: async () => (await import('@/screens/eau/stockage/stockage.screen')).StockageScreen,
    label: words.storage,
    icon: Droplets,
    menu: 'water',
  },
  {
    path: PATHS.tank,
    load: async () => (await import('@/screens/eau/stockage/tank.screen')).TankScreen,
    menu: { under: PATHS.storage },
  },
  {
    path: PATHS.consumption,
    load: async () => (await import('@/screens/eau/consommation/consommation.screen')).ConsommationScreen,
    label: words.consumption,
    icon: ShowerHead,
    menu: 'water',
  },
  {
    path: PATHS.consumer,
    load: async () => (await import('@/screens/eau/consommation/secteur.screen')).SecteurScreen,
    menu: { under: PATHS.consumption },
  },
  {
    path: PATHS.consumptionDetails,
    load: async () =>
      (await import('@/screens/eau/consommation-details/consommation-details.screen')).ConsommationDetailsScreen,
    menu: { under: PATHS.consumption },
  },
  {
    path: PATHS.ai,
    load: async () => (await import('@/screens/ia/ia.screen')).IaScreen,
    label: words.ai,
    icon: Bot,
    menu: 'top',
  },
  {
    path: PATHS.imageProcessing,
    load: async () => (await import('@/screens/ia/image-processing.screen')).ImageProcessingScreen,
    label: words.imageProcessing,
    icon: Bot,
    menu: { under: PATHS.ai },
  },
  {
    path: PATHS.energyEfficiency,
    load: async () => (await import('@/screens/ia/energy-efficiency.screen')).EnergyEfficiencyScreen,
    label: words.energyEfficiency,
    icon: Bot,
    menu: { under: PATHS.ai },
  },
  {
    path: PATHS.agent,
    load: async () => (await import('@/screens/ia/agent.screen')).AgentScreen,
    label: words.agent,
    icon: Bot,
    menu: { under: PATHS.ai },
  },
  {
    path: PATHS.settings,
    load: async () => (await import('@/screens/settings/settings.screen')).SettingsScreen,
    label: words.settings,
    icon: Settings,
  },
  {
    path: PATHS.account,
    load: async () => (await import('@/screens/settings/account.screen')).AccountScreen,
    label: words.account,
    icon: Settings,
  },
  {
    path: PATHS.security,
    load: async () => (await import('@/screens/settings/security.screen')).SecurityScreen,
    label: words.security,
    icon: Settings,
  },
  {
    path: PATHS.reach,
    load: async () => (await import('@/screens/settings/reach/reach.screen')).ReachScreen,
    label: words.reach,
    icon: Settings,
    mayOpen: mayActOnAlarms,
  },
  {
    path: PATHS.siteSettings,
    load: async () => (await import('@/screens/settings/site.screen')).SiteScreen,
    label: words.siteSettings,
    icon: Settings,
  },
  {
    path: PATHS.users,
    load: async () => (await import('@/screens/utilisateur/utilisateur.screen')).UtilisateurScreen,
    label: words.users,
    icon: UserCog,
    menu: 'top',
    mayOpen: mayManageUsers,
  },
  {
    path: PATHS.alarms,
    load: async () => (await import('@/screens/alertes/alertes.screen')).AlertesScreen,
    label: words.alarms,
    icon: Bell,
    menu: 'conduct',
  },
  {
    path: PATHS.alarmHealth,
    load: async () => (await import('@/screens/alertes/sante/sante.screen')).SanteScreen,
    label: words.alarmHealth,
    icon: HeartPulse,
    menu: 'conduct',
  },
  {
    path: PATHS.handover,
    load: async () => (await import('@/screens/alertes/passation/passation.screen')).PassationScreen,
    label: words.handover,
    icon: Bell,
    menu: { under: PATHS.alarms },
  },
  {
    path: PATHS.walls,
    load: async () => (await import('@/screens/settings/walls/walls.screen')).WallsScreen,
    label: words.walls,
    icon: Monitor,
    menu: 'conduct',
    mayOpen: mayManageUsers,
  },
]

/** Screens for people who are not signed in; signed-in people are sent away from them (R1.7). */
export const SIGNED_OUT_SCREENS: readonly ({ readonly path: string } & Loaded)[] = [
  {
    path: PATHS.signIn,
    load: async () => (await import('@/screens/auth/sign-in.screen')).SignInScreen,
  },
  {
    path: PATHS.forgetPassword,
    load: async () => (await import('@/screens/auth/forget-password.screen')).ForgetPasswordScreen,
  },
]
