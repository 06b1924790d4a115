/** A place where a component talks to its chart: the text that does it right, and a text that does it wrong. */
export type Wiring = { readonly file: string; readonly from: string; readonly to: string }

export const WIRINGS = {
  'bell silent': {
    file: 'apps/web/src/shell/notifications/notification-panel.tsx',
    from: "notificationPanel.send({ type: 'bell.pressed' })",
    to: 'undefined',
  },
  'toggle crossed': {
    file: 'apps/web/src/shell/sidebar/sidebar.tsx',
    from: "sidebar.send({ type: 'toggle.pressed' })",
    to: "sidebar.send({ type: 'shortcut.pressed' })",
  },
  'refusal swallowed': {
    file: 'apps/web/src/actors/notifications.ts',
    from: 'await refetch()',
    to: 'await refetch().catch(() => undefined)',
  },
} as const satisfies Record<string, Wiring>

export type WiringName = keyof typeof WIRINGS
