import { mayManageUsers, type Role } from '@vigie/contracts/entities'
import type { SidebarGroup } from '@vigie/machines/sidebar'
import {
  Bot,
  ChartNoAxesCombined,
  Droplets,
  Gauge,
  Lightbulb,
  type LucideIcon,
  ShowerHead,
  UserCog,
  Waves,
  Wrench,
} from 'lucide-react'
import { PATHS, type PathName, SCREENS } from '@/paths'
import { text } from '@/text'

export type LinkEntry = {
  readonly kind: 'link'
  readonly path: PathName
  readonly label: string
  readonly icon: LucideIcon
  /** Who sees it; everybody when absent. */
  readonly mayOpen?: (role: Role | null) => boolean
}
export type GroupEntry = {
  readonly kind: 'group'
  readonly group: SidebarGroup
  readonly label: string
  readonly icon: LucideIcon
  readonly entries: readonly Entry[]
}
export type Entry = LinkEntry | GroupEntry

const { entries: labels } = text.shell
const link = (path: PathName, label: string, icon: LucideIcon, mayOpen?: LinkEntry['mayOpen']): LinkEntry => ({
  kind: 'link',
  path,
  label,
  icon,
  ...(mayOpen === undefined ? {} : { mayOpen }),
})

/** The menu of R3.1, in its order. */
const MENU: readonly Entry[] = [
  link('home', labels.home, ChartNoAxesCombined),
  link('dashboard', labels.dashboard, Gauge),
  {
    kind: 'group',
    group: 'technical',
    label: labels.technical,
    icon: Wrench,
    entries: [
      {
        kind: 'group',
        group: 'energie',
        label: labels.energy,
        icon: Lightbulb,
        entries: [link('energy', labels.energy, Lightbulb)],
      },
      {
        kind: 'group',
        group: 'eau',
        label: labels.water,
        icon: Droplets,
        entries: [
          link('water', labels.water, Droplets),
          link('sources', labels.sources, Waves),
          link('storage', labels.storage, Droplets),
          link('consumption', labels.consumption, ShowerHead),
        ],
      },
    ],
  },
  link('ai', labels.ai, Bot),
  link('users', labels.users, UserCog, mayManageUsers),
]

/** Entries whose screen exists and that this role may open; a group without any is left out. */
export const menuOf = (role: Role | null, entries: readonly Entry[] = MENU): readonly Entry[] =>
  entries.flatMap((entry): readonly Entry[] => {
    if (entry.kind === 'link') return hasScreen(entry.path) && (entry.mayOpen?.(role) ?? true) ? [entry] : []
    const inside = menuOf(role, entry.entries)
    return inside.length === 0 ? [] : [{ ...entry, entries: inside }]
  })

/** Whether the page at `pathname` is one of the entry's. */
export const leadsTo = (entry: Entry, pathname: string): boolean => {
  if (entry.kind === 'group') return entry.entries.some((inside) => leadsTo(inside, pathname))
  const path = PATHS[entry.path]
  if (pathname === path) return true
  return foldersOf(entry.path).some((folder) => pathname.startsWith(`${folder}/`))
}

/** Where an entry's further pages are: none for those whose sub-pages have entries of their own. */
const foldersOf = (path: PathName): readonly string[] => {
  if (path === 'home' || path === 'water') return []
  return path === 'consumption' ? [PATHS.consumption, `${PATHS.consumption}-details`] : [PATHS[path]]
}

const screens: ReadonlySet<PathName> = new Set(SCREENS)
/** Whether the router serves this path. */
export const hasScreen = (path: PathName): boolean => screens.has(path)
