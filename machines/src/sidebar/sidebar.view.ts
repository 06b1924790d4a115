import type { Viewport } from '../kit/viewport.types.ts'
import type { SidebarSnapshot } from './sidebar.machine.ts'
import type { SidebarGroup } from './sidebar.types.ts'

/** What the sidebar and the drawer read. */
export type SidebarView = {
  readonly viewport: Viewport
  /** desktop: shown in full rather than as icons; mobile: whether a wider screen would show it in full */
  readonly isExpanded: boolean
  /** whether a group's entries are shown: never in a sidebar of icons only */
  readonly openGroups: Readonly<Record<SidebarGroup, boolean>>
}

/** Turns a snapshot of `sidebarMachine` into what the sidebar reads; the drawer reads the groups from it too. */
export const sidebarView = (snapshot: SidebarSnapshot): SidebarView => {
  const { openGroups } = snapshot.context
  const isIconOnly = snapshot.matches({ desktop: 'collapsed' })
  const isOpen = (group: SidebarGroup): boolean => !isIconOnly && openGroups.includes(group)
  return {
    viewport: snapshot.matches('mobile') ? 'mobile' : 'desktop',
    isExpanded: snapshot.matches({ desktop: 'expanded' }) || snapshot.matches({ mobile: 'expanded' }),
    openGroups: {
      technical: isOpen('technical'),
      water: isOpen('water'),
      projects: isOpen('projects'),
    },
  }
}
