import type { Fixtures } from '../kit/fixtures.types.ts'
import type { SidebarEvent, SidebarInput } from './sidebar.types.ts'

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
      { type: 'group.pressed', group: 'energie' },
      { type: 'group.pressed', group: 'eau' },
      { type: 'group.pressed', group: 'projets' },
    ],
    'route.changed': [{ type: 'route.changed' }],
    'viewport.changed': [
      { type: 'viewport.changed', viewport: 'mobile' },
      { type: 'viewport.changed', viewport: 'desktop' },
    ],
  },
  outcomes: {},
} satisfies Fixtures<SidebarInput, SidebarEvent, Record<never, never>>
