import type { Fixtures } from '../testing/fixtures.types.ts'
import type { WallIdentityEvent, WallIdentityInput, WallIdentityOutcomes } from './wall-identity.types.ts'

const error = [new Error('sampled')] as const
const half = () => 0.5
/** as long as the gateway's are */
const NEW_SECRET = 'new-secret-of-a-screen-that-asked-for-it'

/** Samples of every input, event and outcome of `wallIdentityMachine`. */
export const wallIdentityFixtures = {
  inputs: [
    { random: half, secret: null, mustPair: false },
    { random: half, secret: 'kept-secret', mustPair: false },
    { random: half, secret: null, mustPair: true },
  ],
  events: {
    'user.reported': [{ type: 'user.reported' }],
    'user.absent': [{ type: 'user.absent' }],
    'access.refused': [{ type: 'access.refused' }],
    'wall.revoked': [{ type: 'wall.revoked' }],
  },
  outcomes: {
    requestPairing: {
      done: [{ code: 'K7M4QX', secret: NEW_SECRET, expiresAt: '2026-11-23T09:10:00.000Z' }, null],
      error,
    },
    askToken: {
      done: [
        { kind: 'granted', customToken: 'token' },
        { kind: 'waiting' },
        { kind: 'unknown' },
        { kind: 'unavailable' },
      ],
      error,
    },
  },
} satisfies Fixtures<WallIdentityInput, WallIdentityEvent, WallIdentityOutcomes>
