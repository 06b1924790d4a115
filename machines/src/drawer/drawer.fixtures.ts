import type { Fixtures } from '../testing/fixtures.types.ts'
import type { DrawerEvent, DrawerInput } from './drawer.types.ts'

/** Samples of every input and event of `drawerMachine`. */
export const drawerFixtures = {
  inputs: [{ viewport: 'mobile' }, { viewport: 'desktop' }],
  events: {
    'menu.pressed': [{ type: 'menu.pressed' }],
    'shortcut.pressed': [{ type: 'shortcut.pressed' }],
    'link.pressed': [{ type: 'link.pressed' }],
    'route.changed': [{ type: 'route.changed' }],
    'escape.pressed': [{ type: 'escape.pressed' }],
    'back.pressed': [{ type: 'back.pressed' }],
    'outside.pressed': [{ type: 'outside.pressed' }],
    'viewport.changed': [
      { type: 'viewport.changed', viewport: 'mobile' },
      { type: 'viewport.changed', viewport: 'desktop' },
    ],
  },
  outcomes: {},
} satisfies Fixtures<DrawerInput, DrawerEvent, Record<never, never>>
