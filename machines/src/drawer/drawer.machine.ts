// The slide-in menu below 768 px (R3.4, R3.9). From 768 px there is none: the sidebar answers the shortcut there.
// The scroll lock is an actor: it locks when started and unlocks when stopped, however the drawer closes.
import { type SnapshotFrom, setup } from 'xstate'
import { callbackNotWired } from '../kit/not-wired.ts'
import type { DrawerContext, DrawerEvent, DrawerInput } from './drawer.types.ts'

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
        'outside.pressed': 'closed',
        'viewport.changed': { guard: 'isDesktop', target: 'unavailable' },
      },
    },
  },
})

export type DrawerSnapshot = SnapshotFrom<typeof drawerMachine>
