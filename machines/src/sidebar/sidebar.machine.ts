// The sidebar beside the content and its groups (R3.4, R3.5, R3.6, R3.8). The shell sends shortcut, route and viewport
// events to this chart and to the drawer's alike: this one answers the shortcut from 768 px, the drawer below. That the
// choice is to be kept in the cookie is an emitted event.
import { assertEvent, assign, emit, type SnapshotFrom, setup } from 'xstate'
import type { SidebarContext, SidebarEmitted, SidebarEvent, SidebarInput } from './sidebar.types.ts'

/**
 * The chart of the sidebar and of its groups (R3.4, R3.5, R3.6, R3.8). Input: `SidebarInput`. Nothing to provide. Emits
 * `SidebarEmitted`.
 */
export const sidebarMachine = setup({
  types: {
    context: {} as SidebarContext,
    input: {} as SidebarInput,
    events: {} as SidebarEvent,
    emitted: {} as SidebarEmitted,
  },
  guards: {
    startsExpandedOnDesktop: ({ context: { input } }) => input.expanded && input.viewport === 'desktop',
    startsCollapsedOnDesktop: ({ context: { input } }) => !input.expanded && input.viewport === 'desktop',
    startsExpandedOnMobile: ({ context: { input } }) => input.expanded && input.viewport === 'mobile',
    isMobile: ({ event }) => event.type === 'viewport.changed' && event.viewport === 'mobile',
    isDesktop: ({ event }) => event.type === 'viewport.changed' && event.viewport === 'desktop',
  },
  actions: {
    toggleGroup: assign(({ context, event }) => {
      assertEvent(event, 'group.pressed')
      const others = context.openGroups.filter((group) => group !== event.group)
      return { openGroups: others.length < context.openGroups.length ? others : [...others, event.group] }
    }),
    openGroup: assign(({ context, event }) => {
      assertEvent(event, 'group.pressed')
      return { openGroups: [...context.openGroups.filter((group) => group !== event.group), event.group] }
    }),
    closeGroups: assign({ openGroups: [] }),
    keepExpanded: emit({ type: 'expansion.chosen', expanded: true }),
    keepCollapsed: emit({ type: 'expansion.chosen', expanded: false }),
  },
}).createMachine({
  id: 'sidebar',
  description: 'The sidebar beside the content, and which of its groups are open.',
  context: ({ input }) => ({ input, openGroups: [] }),
  on: { 'route.changed': { actions: 'closeGroups' } },
  initial: 'starting',
  states: {
    starting: {
      description: 'The kept choice and the viewport decide the first state.',
      always: [
        { guard: 'startsExpandedOnDesktop', target: 'desktop.expanded' },
        { guard: 'startsCollapsedOnDesktop', target: 'desktop.collapsed' },
        { guard: 'startsExpandedOnMobile', target: 'mobile.expanded' },
        { target: 'mobile.collapsed' },
      ],
    },
    desktop: {
      description: 'The sidebar stands beside the content.',
      initial: 'expanded',
      states: {
        expanded: {
          description: 'The sidebar shows its entries in full.',
          on: {
            'shortcut.pressed': { target: 'collapsed', actions: 'keepCollapsed' },
            'toggle.pressed': { target: 'collapsed', actions: 'keepCollapsed' },
            'group.pressed': { actions: 'toggleGroup' },
            'viewport.changed': { guard: 'isMobile', target: '#sidebar.mobile.expanded' },
          },
        },
        collapsed: {
          description: 'The sidebar shows icons only.',
          on: {
            'shortcut.pressed': { target: 'expanded', actions: 'keepExpanded' },
            'toggle.pressed': { target: 'expanded', actions: 'keepExpanded' },
            'group.pressed': { target: 'expanded', actions: ['openGroup', 'keepExpanded'] },
            'viewport.changed': { guard: 'isMobile', target: '#sidebar.mobile.collapsed' },
          },
        },
      },
    },
    mobile: {
      description: 'The drawer shows the entries; the choice is kept for a wider screen.',
      initial: 'expanded',
      on: { 'group.pressed': { actions: 'toggleGroup' } },
      states: {
        expanded: {
          description: 'On a wider screen the sidebar would be expanded.',
          on: { 'viewport.changed': { guard: 'isDesktop', target: '#sidebar.desktop.expanded' } },
        },
        collapsed: {
          description: 'On a wider screen the sidebar would be collapsed.',
          on: { 'viewport.changed': { guard: 'isDesktop', target: '#sidebar.desktop.collapsed' } },
        },
      },
    },
  },
})

/** Snapshot of a running `sidebarMachine`, which `sidebarView` turns into what the sidebar and the drawer read. */
export type SidebarSnapshot = SnapshotFrom<typeof sidebarMachine>
