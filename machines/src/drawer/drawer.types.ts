// In: the viewport and gestures. Out: one peer, the lock on body scroll, alive exactly while the drawer is open.

/** mobile: below 768 px (R3.4) */
type Viewport = 'desktop' | 'mobile'

export type DrawerInput = { readonly viewport: Viewport }

export type DrawerContext = {
  /** read once, to enter the first state */
  readonly input: DrawerInput
}

export type DrawerEvent =
  /** the header's menu button */
  | { readonly type: 'menu.pressed' }
  /** Ctrl or Cmd plus b (R3.5): told to the sidebar as well, which answers it from 768 px */
  | { readonly type: 'shortcut.pressed' }
  | { readonly type: 'link.pressed' }
  | { readonly type: 'route.changed' }
  | { readonly type: 'escape.pressed' }
  | { readonly type: 'outside.pressed' }
  | { readonly type: 'viewport.changed'; readonly viewport: Viewport }
