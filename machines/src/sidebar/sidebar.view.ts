import type { SidebarSnapshot } from './sidebar.machine.ts'
import type { SidebarGroup, Viewport } from './sidebar.types.ts'

export type SidebarView = {
  readonly viewport: Viewport
  /** desktop: shown in full; mobile: what a wider screen would show */
  readonly isExpanded: boolean
  /** groups whose entries are shown; an icon-only sidebar has no room for any */
  readonly openGroups: Readonly<Record<SidebarGroup, boolean>>
}

/** What the sidebar shows; the drawer shows the same groups. */
export const sidebarView = (snapshot: SidebarSnapshot): SidebarView => {
  const { openGroups } = snapshot.context
  const isIconOnly = snapshot.matches({ desktop: 'collapsed' })
  const isOpen = (group: SidebarGroup): boolean => !isIconOnly && openGroups.includes(group)
  return {
    viewport: snapshot.matches('mobile') ? 'mobile' : 'desktop',
    isExpanded: snapshot.matches({ desktop: 'expanded' }) || snapshot.matches({ mobile: 'expanded' }),
    openGroups: {
      technical: isOpen('technical'),
      energie: isOpen('energie'),
      eau: isOpen('eau'),
      projets: isOpen('projets'),
    },
  }
}
