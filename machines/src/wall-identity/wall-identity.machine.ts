// The identity of a screen that nobody stands at (R12.1). Its secret is its password: it is exchanged for a token
// whenever nobody is signed in, for weeks, without a hand. What the wall shows stays meanwhile; only a secret that the
// gateway no longer knows ends it.
import { assign, emit, type SnapshotFrom, setup } from 'xstate'
import { promiseNotWired } from '../kit/not-wired.ts'
import { afterFailure, NO_FAILURES } from '../kit/retry.ts'
import type {
  TokenAnswer,
  WallIdentityContext,
  WallIdentityEmitted,
  WallIdentityEvent,
  WallIdentityInput,
  WallIdentityOutcomes,
} from './wall-identity.types.ts'

type Answered = { readonly answer: TokenAnswer }
type Given = { readonly pairing: WallIdentityOutcomes['requestPairing'] }

/**
 * The chart of a wall's identity (R12.1). Input: `WallIdentityInput`. To provide: the promise actors of
 * `WallIdentityOutcomes`. Emits `WallIdentityEmitted`.
 */
export const wallIdentityMachine = setup({
  types: {
    context: {} as WallIdentityContext,
    input: {} as WallIdentityInput,
    events: {} as WallIdentityEvent,
    emitted: {} as WallIdentityEmitted,
  },
  actors: {
    requestPairing: promiseNotWired<WallIdentityOutcomes['requestPairing']>('requestPairing'),
    askToken: promiseNotWired<WallIdentityOutcomes['askToken'], { readonly secret: string }>('askToken'),
  },
  guards: {
    mustPair: ({ context }) => context.mustPair,
    isPaired: ({ context }) => context.secret !== null && context.pairing === null,
    isGiven: (_, { pairing }: Given) => pairing !== null,
    isGranted: (_, { answer }: Answered) => answer.kind === 'granted',
    isUnknown: (_, { answer }: Answered) => answer.kind === 'unknown',
  },
  actions: {
    keepPairing: assign((_, { pairing }: Given) => ({ pairing, secret: pairing?.secret ?? null })),
    forgetPairing: assign({ pairing: null }),
    keepSecret: emit(({ context }) => ({ type: 'secret.changed', secret: context.secret }) as const),
    forgetSecret: assign({ secret: null, pairing: null }),
    dropSecret: emit({ type: 'secret.changed', secret: null }),
    noteRevoked: assign({ wasRevoked: true }),
    forgetRevoked: assign({ wasRevoked: false }),
    grantToken: emit((_, { answer }: Answered) => ({
      type: 'token.granted' as const,
      customToken: answer.kind === 'granted' ? answer.customToken : '',
    })),
    endSession: emit({ type: 'session.ended' }),
    planRetry: assign(({ context }) => afterFailure(context)),
    forgetFailures: assign({ ...NO_FAILURES }),
  },
  delays: {
    /** between two questions whether somebody typed the code */
    askEvery: 3_000,
    /** the most between a token and the report of its account; after it, another token is asked for */
    reportTimeout: 15_000,
    retryDelay: ({ context }) => context.retryInMs,
  },
}).createMachine({
  id: 'wall-identity',
  description: 'As whom a screen without a keyboard is signed in.',
  context: ({ input }) => ({
    random: input.random,
    secret: input.secret,
    mustPair: input.mustPair,
    pairing: null,
    wasRevoked: false,
    ...NO_FAILURES,
  }),
  initial: 'resolving',
  states: {
    resolving: {
      description: 'It is not known yet whether somebody is signed in with this browser.',
      on: {
        'user.reported': [{ guard: 'mustPair', target: 'pairing' }, { target: 'running' }],
        'user.absent': [{ guard: 'isPaired', target: 'renewing' }, { target: 'pairing' }],
      },
    },
    pairing: {
      description: 'This screen belongs to nobody: it shows a code and waits for somebody to type it.',
      on: { 'user.reported': { target: 'running', actions: ['forgetPairing', 'forgetRevoked'] } },
      initial: 'requesting',
      states: {
        requesting: {
          description: 'The gateway is asked for a code.',
          invoke: {
            id: 'requestPairing',
            src: 'requestPairing',
            onDone: [
              {
                guard: { type: 'isGiven', params: ({ event }) => ({ pairing: event.output }) },
                target: 'showing',
                actions: [
                  'forgetFailures',
                  { type: 'keepPairing', params: ({ event }) => ({ pairing: event.output }) },
                ],
              },
              { target: 'unanswered' },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          description: 'No code was given: it is asked for again after a jittered delay.',
          entry: 'planRetry',
          after: { retryDelay: 'requesting' },
        },
        showing: {
          description: 'A code is on the screen.',
          after: { askEvery: 'asking' },
        },
        asking: {
          description: 'A code is on the screen, and the gateway is asked whether somebody typed it.',
          invoke: {
            id: 'askApproval',
            src: 'askToken',
            input: ({ context }) => ({ secret: context.secret ?? '' }),
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => ({ answer: event.output }) },
                target: '#wall-identity.entering',
                actions: ['keepSecret', { type: 'grantToken', params: ({ event }) => ({ answer: event.output }) }],
              },
              {
                guard: { type: 'isUnknown', params: ({ event }) => ({ answer: event.output }) },
                target: 'requesting',
                actions: 'forgetSecret',
              },
              { target: 'showing' },
            ],
            onError: 'showing',
          },
        },
      },
    },
    renewing: {
      description: 'Nobody is signed in any more: the secret is being exchanged for a token.',
      on: { 'user.reported': { target: 'running', actions: 'forgetFailures' } },
      initial: 'asking',
      states: {
        asking: {
          description: 'The gateway is asked for a token.',
          invoke: {
            id: 'askToken',
            src: 'askToken',
            input: ({ context }) => ({ secret: context.secret ?? '' }),
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => ({ answer: event.output }) },
                target: '#wall-identity.entering',
                actions: { type: 'grantToken', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isUnknown', params: ({ event }) => ({ answer: event.output }) },
                target: '#wall-identity.pairing',
                actions: ['noteRevoked', 'forgetSecret', 'dropSecret'],
              },
              { target: 'unanswered' },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          description: 'No token could be had: it is asked for again after a jittered delay.',
          entry: 'planRetry',
          after: { retryDelay: 'asking' },
        },
      },
    },
    entering: {
      description: 'A token was granted and its account is about to be reported.',
      on: {
        'user.reported': { target: 'running', actions: ['forgetPairing', 'forgetRevoked', 'forgetFailures'] },
      },
      after: { reportTimeout: { target: 'renewing', actions: 'forgetPairing' } },
    },
    running: {
      description: 'Somebody is signed in: the wall is shown.',
      on: {
        'user.absent': [{ guard: 'isPaired', target: 'renewing' }, { target: 'signedOut' }],
        'access.refused': { guard: 'isPaired', target: 'renewing', actions: 'endSession' },
        'wall.revoked': {
          target: 'pairing',
          actions: ['noteRevoked', 'forgetSecret', 'dropSecret', 'endSession'],
        },
      },
    },
    signedOut: {
      description: 'A person showed the wall with their own account and is signed in no more.',
      on: { 'user.reported': 'running' },
    },
  },
})

/** Snapshot of a running `wallIdentityMachine`, which `wallIdentityView` turns into what the screen shows. */
export type WallIdentitySnapshot = SnapshotFrom<typeof wallIdentityMachine>
