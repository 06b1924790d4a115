import type { Role } from '@vigie/contracts/entities'
import { Droplets, type LucideIcon, Wrench } from 'lucide-react'
import { matchPath } from 'react-router-dom'
import { screens as words } from '@/text/screens'
import { type MenuGroup, mayOpen, type NamedScreen, type ShellScreen } from './screens.ts'

export type LinkEntry = {
  readonly kind: 'link'
  readonly path: string
  readonly label: string
  readonly icon: LucideIcon
  /** patterns of the addresses on which the entry is active: its own, and those of the screens under it */
  readonly pages: readonly string[]
}
export type GroupEntry = {
  readonly kind: 'group'
  readonly group: MenuGroup
  readonly label: string
  readonly icon: LucideIcon
  /** the page that the group's own line opens; null: the line only shows the entries */
  readonly page: LinkEntry | null
  readonly entries: readonly Entry[]
}
export type Entry = LinkEntry | GroupEntry

type Group = { readonly label: string; readonly icon: LucideIcon; readonly within: 'top' | MenuGroup }

const GROUPS: Record<MenuGroup, Group> = {
  technical: { label: words.groups.technical, icon: Wrench, within: 'top' },
  water: { label: words.groups.water, icon: Droplets, within: 'technical' },
}

/** The menu of R3.1 as this role sees it, in the order of the screens; a group stands where its first entry does. */
export const menuOf = (screens: readonly ShellScreen[], role: Role | null): readonly Entry[] => {
  const top: Entry[] = []
  const lists = new Map<MenuGroup, Entry[]>()
  const pages = new Map<MenuGroup, LinkEntry>()
  for (const screen of screens) {
    if (
      typeof screen.menu === 'object' &&
      'heads' in screen.menu &&
      screen.label !== undefined &&
      mayOpen(screen, role)
    )
      pages.set(screen.menu.heads, linkTo(screen, screens))
  }
  const listOf = (place: 'top' | MenuGroup): Entry[] => {
    if (place === 'top') return top
    const known = lists.get(place)
    if (known !== undefined) return known
    const { label, icon, within } = GROUPS[place]
    const entries: Entry[] = []
    lists.set(place, entries)
    listOf(within).push({ kind: 'group', group: place, label, icon, page: pages.get(place) ?? null, entries })
    return entries
  }
  for (const screen of screens) {
    if (screen.label === undefined || typeof screen.menu !== 'string' || !mayOpen(screen, role)) continue
    if (screen.menu === 'conduct') continue
    listOf(screen.menu).push(linkTo(screen, screens))
  }
  return top
}

/** The section below the entries of R3.1 as this role sees it: what belongs to the running of the site (R11.9). */
export const conductOf = (screens: readonly ShellScreen[], role: Role | null): readonly LinkEntry[] =>
  screens.flatMap((screen) =>
    screen.label !== undefined && screen.menu === 'conduct' && mayOpen(screen, role) ? [linkTo(screen, screens)] : [],
  )

const linkTo = ({ path, label, icon }: NamedScreen, screens: readonly ShellScreen[]): LinkEntry => ({
  kind: 'link',
  path,
  label,
  icon,
  pages: [path, ...screens.flatMap((one) => (isUnder(one, path) ? [one.path] : []))],
})

const isUnder = ({ menu }: ShellScreen, path: string): boolean =>
  typeof menu === 'object' && 'under' in menu && menu.under === path

/** Whether the page at `pathname` is one of the entry's. */
export const leadsTo = (entry: Entry, pathname: string): boolean =>
  entry.kind === 'group'
    ? [...(entry.page ? [entry.page] : []), ...entry.entries].some((inside) => leadsTo(inside, pathname))
    : entry.pages.some((page) => matchPath(page, pathname) !== null)

/** State of the address that a group's own page is opened with: the groups to be shown once it is there. */
export type OpensGroups = { readonly opens: readonly MenuGroup[] }

/** The groups down to this one, from the outermost. */
export const groupsDownTo = (group: MenuGroup): readonly MenuGroup[] => {
  const { within } = GROUPS[group]
  return within === 'top' ? [group] : [...groupsDownTo(within), group]
}

/** The groups that the state of an address asks to be shown; none where it asks for nothing of the kind. */
export const groupsOpenedBy = (state: unknown): readonly MenuGroup[] => {
  if (typeof state !== 'object' || state === null || !('opens' in state) || !Array.isArray(state.opens)) return []
  const { opens } = state
  return MENU_GROUPS.filter((group) => opens.includes(group))
}

const MENU_GROUPS = ['technical', 'water'] as const satisfies readonly MenuGroup[]
