import { mayManageUsers, type Role } from '@vigie/contracts/entities'
import {
  Bot,
  Camera,
  ChartNoAxesCombined,
  Droplets,
  Gauge,
  KeyRound,
  Leaf,
  Lightbulb,
  type LucideIcon,
  Settings,
  ShowerHead,
  UserCog,
  UserRound,
  Waves,
} from 'lucide-react'
import { PATHS } from '@/paths'
import { text } from '@/text'
import { palette } from '@/text/palette'

export type Destination = { readonly path: string; readonly label: string; readonly icon: LucideIcon }

const { entries } = text.shell
const to = (path: string, label: string, icon: LucideIcon): Destination => ({ path, label, icon })

const EVERYONE: readonly Destination[] = [
  to(PATHS.home, entries.home, ChartNoAxesCombined),
  to(PATHS.dashboard, entries.dashboard, Gauge),
  to(PATHS.energy, entries.energy, Lightbulb),
  to(PATHS.water, palette.screens.water, Droplets),
  to(PATHS.sources, entries.sources, Waves),
  to(PATHS.storage, entries.storage, Droplets),
  to(PATHS.consumption, entries.consumption, ShowerHead),
  to(PATHS.ai, entries.ai, Bot),
  to(PATHS.imageProcessing, palette.screens.image, Camera),
  to(PATHS.energyEfficiency, palette.screens.efficiency, Leaf),
  to(PATHS.agent, palette.screens.agent, Bot),
  to(PATHS.settings, palette.screens.settings, Settings),
  to(PATHS.account, palette.screens.account, UserRound),
  to(PATHS.security, palette.screens.security, KeyRound),
]

/** Every screen this role may open that needs no device. */
export const destinationsOf = (role: Role | null): readonly Destination[] =>
  mayManageUsers(role) ? [...EVERYONE, to(PATHS.users, entries.users, UserCog)] : EVERYONE
