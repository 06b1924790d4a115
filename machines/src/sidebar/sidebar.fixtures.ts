import type { Fixtures } from '../testing/fixtures.types.ts'
import type { SidebarEvent, SidebarInput } from './sidebar.types.ts'

/** Samples of every input and event of `sidebarMachine`. */
export const sidebarFixtures = {
  inputs: [
    { expanded: true, viewport: 'desktop' },
    { expanded: false, viewport: 'desktop' },
    { expanded: true, viewport: 'mobile' },
    { expanded: false, viewport: 'mobile' },
  ],
  events: {
    'shortcut.pressed': [{ type: 'shortcut.pressed' }],
    'toggle.pressed': [{ type: 'toggle.pressed' }],
    'group.pressed': [
      { type: 'group.pressed', group: 'technical' },
      { type: 'group.pressed', group: 'water' },
      { type: 'group.pressed', group: 'projects' },
    ],
    'route.changed': [{ type: 'route.changed' }],
    'viewport.changed': [
      { type: 'viewport.changed', viewport: 'mobile' },
      { type: 'viewport.changed', viewport: 'desktop' },
    ],
  },
  outcomes: {},
} satisfies Fixtures<SidebarInput, SidebarEvent, Record<never, never>>
