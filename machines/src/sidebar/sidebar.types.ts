// In: the choice kept in the cookie, the viewport, gestures. Out: an emitted fact when the choice to keep changes.

/** mobile: below 768 px (R3.4) */
export type Viewport = 'desktop' | 'mobile'

/** The entries that hold others. `technical` holds `energie` and `eau`. */
export const SIDEBAR_GROUPS = ['technical', 'energie', 'eau', 'projets'] as const
export type SidebarGroup = (typeof SIDEBAR_GROUPS)[number]

export type SidebarInput = {
  /** what the cookie `sidebar:state` says; expanded when it says nothing readable */
  readonly expanded: boolean
  readonly viewport: Viewport
}

export type SidebarContext = {
  /** read once, to enter the first state */
  readonly input: SidebarInput
  /** which groups show their entries: data, no other behaviour hangs on it */
  readonly openGroups: readonly SidebarGroup[]
}

export type SidebarEvent =
  /** Ctrl or Cmd plus b (R3.5): told to the drawer as well, which answers it below 768 px */
  | { readonly type: 'shortcut.pressed' }
  | { readonly type: 'toggle.pressed' }
  | { readonly type: 'group.pressed'; readonly group: SidebarGroup }
  | { readonly type: 'route.changed' }
  | { readonly type: 'viewport.changed'; readonly viewport: Viewport }

export type SidebarEmitted =
  /** the choice to keep in the cookie `sidebar:state` (R3.8) */
  { readonly type: 'expansion.chosen'; readonly expanded: boolean }
