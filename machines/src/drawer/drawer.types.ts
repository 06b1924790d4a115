// In: the viewport and gestures. Out: one actor, the lock on body scroll, which runs exactly while the drawer is open.
import type { Viewport } from '../kit/viewport.types.ts'

/** What `drawerMachine` starts with. */
export type DrawerInput = { readonly viewport: Viewport }

/** Data of `drawerMachine` beside its state. */
export type DrawerContext = {
  /** read once, to choose the first state */
  readonly input: DrawerInput
}

/** Every event that `drawerMachine` answers. */
export type DrawerEvent =
  /** the header's menu button */
  | { readonly type: 'menu.pressed' }
  /** Ctrl or Cmd plus b (R3.5); the shell sends it to the sidebar as well, which answers it from 768 px */
  | { readonly type: 'shortcut.pressed' }
  /** a link inside the drawer (R3.9) */
  | { readonly type: 'link.pressed' }
  | { readonly type: 'route.changed' }
  | { readonly type: 'escape.pressed' }
  /** the browser's Back, on an entry that the open drawer has in the history */
  | { readonly type: 'back.pressed' }
  /** a press outside the open drawer */
  | { readonly type: 'outside.pressed' }
  | { readonly type: 'viewport.changed'; readonly viewport: Viewport }
