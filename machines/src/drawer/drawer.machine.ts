// The slide-in menu below 768 px (R3.4, R3.9). From 768 px there is none, and the sidebar answers the shortcut instead.
// The scroll lock is an actor invoked by the open state, so that it ends with it, however the drawer closes.
import { type SnapshotFrom, setup } from 'xstate'
import { callbackNotWired } from '../kit/not-wired.ts'
import type { DrawerContext, DrawerEvent, DrawerInput } from './drawer.types.ts'

/**
 * The chart of the slide-in menu below 768 px (R3.4, R3.5, R3.9). Input: `DrawerInput`. To provide: the actor
 * `scrollLock`, which locks the scrolling of the page when it starts and unlocks it when it is stopped.
 */
export const drawerMachine = setup({
  types: {
    context: {} as DrawerContext,
    input: {} as DrawerInput,
    events: {} as DrawerEvent,
  },
  actors: {
    scrollLock: callbackNotWired('scrollLock'),
  },
  guards: {
    startsOnMobile: ({ context }) => context.input.viewport === 'mobile',
    isMobile: ({ event }) => event.type === 'viewport.changed' && event.viewport === 'mobile',
    isDesktop: ({ event }) => event.type === 'viewport.changed' && event.viewport === 'desktop',
  },
}).createMachine({
  id: 'drawer',
  description: 'The slide-in menu of small screens.',
  context: ({ input }) => ({ input }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The viewport decides the first state.',
      always: [{ guard: 'startsOnMobile', target: 'closed' }, { target: 'unavailable' }],
    },
    unavailable: {
      description: 'The screen is wide and the sidebar stands beside the content instead.',
      on: { 'viewport.changed': { guard: 'isMobile', target: 'closed' } },
    },
    closed: {
      description: 'The screen is small and the drawer is out of sight.',
      on: {
        'menu.pressed': 'open',
        'shortcut.pressed': 'open',
        'viewport.changed': { guard: 'isDesktop', target: 'unavailable' },
      },
    },
    open: {
      description: 'The drawer covers the content, which does not scroll.',
      invoke: { id: 'scrollLock', src: 'scrollLock' },
      on: {
        'menu.pressed': 'closed',
        'shortcut.pressed': 'closed',
        'link.pressed': 'closed',
        'route.changed': 'closed',
        'escape.pressed': 'closed',
        'back.pressed': 'closed',
        'outside.pressed': 'closed',
        'viewport.changed': { guard: 'isDesktop', target: 'unavailable' },
      },
    },
  },
})

/** Snapshot of a running `drawerMachine`, which `drawerView` turns into what the shell reads. */
export type DrawerSnapshot = SnapshotFrom<typeof drawerMachine>
