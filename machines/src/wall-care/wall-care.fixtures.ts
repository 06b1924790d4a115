import type { Fixtures } from '../testing/fixtures.types.ts'
import type { WallCareEvent, WallCareInput } from './wall-care.types.ts'

/** Samples of every input and event of `wallCareMachine`. */
export const wallCareFixtures = {
  inputs: [{ recentReloads: 0 }, { recentReloads: 3 }],
  events: {
    'reload.wanted': [
      { type: 'reload.wanted', reason: 'order' },
      { type: 'reload.wanted', reason: 'heap' },
      { type: 'reload.wanted', reason: 'build' },
    ],
    'pin.changed': [
      { type: 'pin.changed', isPinned: true },
      { type: 'pin.changed', isPinned: false },
    ],
    'link.changed': [
      { type: 'link.changed', isLive: true },
      { type: 'link.changed', isLive: false },
    ],
    'reloads.forgotten': [{ type: 'reloads.forgotten' }],
  },
  outcomes: {},
} satisfies Fixtures<WallCareInput, WallCareEvent, Record<never, never>>
