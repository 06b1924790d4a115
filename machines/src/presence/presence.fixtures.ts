import type { Fixtures } from '../testing/fixtures.types.ts'
import type { PresenceEvent, PresenceInput } from './presence.types.ts'

const NOW = 1_764_000_000_000
const LIMIT_MS = 600_000

/** Samples of every input and event of `presenceMachine`. */
export const presenceFixtures = {
  inputs: [{ limitMs: LIMIT_MS, now: NOW }],
  events: {
    'activity.seen': [
      { type: 'activity.seen', at: NOW + LIMIT_MS - 1 },
      { type: 'activity.seen', at: NOW + 3 * LIMIT_MS },
    ],
    'clock.read': [
      { type: 'clock.read', at: NOW + LIMIT_MS - 1 },
      { type: 'clock.read', at: NOW + LIMIT_MS },
    ],
  },
  outcomes: {},
} satisfies Fixtures<PresenceInput, PresenceEvent, Record<never, never>>
