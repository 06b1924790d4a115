import type { Fixtures } from '../testing/fixtures.types.ts'
import type { LiveFeedEvent, LiveFeedInput } from './live-feed.types.ts'

/** Samples of every input and event of `liveFeedMachine`. */
export const liveFeedFixtures = {
  inputs: [{ random: () => 0.5 }],
  events: {
    'socket.opened': [{ type: 'socket.opened' }],
    'welcome.received': [
      { type: 'welcome.received', resumed: true },
      { type: 'welcome.received', resumed: false },
    ],
    'frame.received': [
      { type: 'frame.received', source: 'live' },
      { type: 'frame.received', source: 'silent' },
      { type: 'frame.received', source: 'down' },
      { type: 'frame.received', source: 'unknown' },
    ],
    'socket.closed': [
      { type: 'socket.closed', code: 1_006 },
      { type: 'socket.closed', code: 1_012, retryWithinMs: 20_000 },
      { type: 'socket.closed', code: 4_001 },
      { type: 'socket.closed', code: 4_502 },
      { type: 'socket.closed', code: 4_505 },
    ],
    'silence.noticed': [{ type: 'silence.noticed' }],
    'network.offline': [{ type: 'network.offline' }],
    'network.online': [{ type: 'network.online' }],
    'page.shown': [{ type: 'page.shown' }],
    'retry.pressed': [{ type: 'retry.pressed' }],
    'session.renewed': [{ type: 'session.renewed' }],
  },
  outcomes: {},
} satisfies Fixtures<LiveFeedInput, LiveFeedEvent, Record<never, never>>
