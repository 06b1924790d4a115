// In: the choice kept in the cookie, the viewport, gestures. Out: an emitted event when the choice to keep changes.
import type { Viewport } from '../kit/viewport.types.ts'

/** The menu entries that hold others (R3.1, R3.2); `technical` holds `water`. */
export const SIDEBAR_GROUPS = ['technical', 'water', 'projects'] as const
/** Name of a menu entry that holds others. */
export type SidebarGroup = (typeof SIDEBAR_GROUPS)[number]

/** What `sidebarMachine` starts with. */
export type SidebarInput = {
  /** what the cookie `sidebar:state` says (R3.8); without one, whether the window has room for an open sidebar */
  readonly expanded: boolean
  readonly viewport: Viewport
}

/** Data of `sidebarMachine` beside its state. */
export type SidebarContext = {
  /** read once, to choose the first state */
  readonly input: SidebarInput
  /** the groups whose entries are shown, in the order they were opened; no state depends on them */
  readonly openGroups: readonly SidebarGroup[]
}

/** Every event that `sidebarMachine` answers. */
export type SidebarEvent =
  /** Ctrl or Cmd plus b (R3.5); the shell sends it to the drawer as well, which answers it below 768 px */
  | { readonly type: 'shortcut.pressed' }
  /** the button that collapses and expands the sidebar */
  | { readonly type: 'toggle.pressed' }
  | { readonly type: 'group.pressed'; readonly group: SidebarGroup }
  /** the page went to another route: groups collapse (R3.6) */
  | { readonly type: 'route.changed' }
  | { readonly type: 'viewport.changed'; readonly viewport: Viewport }

/** What `sidebarMachine` emits: a choice to keep. */
export type SidebarEmitted =
  /** the choice to keep in the cookie `sidebar:state` (R3.8) */
  { readonly type: 'expansion.chosen'; readonly expanded: boolean }
