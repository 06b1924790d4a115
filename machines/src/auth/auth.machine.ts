// Who is signed in (R1.2, R1.3, R1.6, R7.4). Work that has an outcome is an actor; an effect without one is an emitted
// event, so that the application acts on it and a test records it. E-mail and password go from the event straight into
// the actor's input: the context never holds them.
import { assertEvent, assign, emit, type SnapshotFrom, setup } from 'xstate'
import { callbackNotWired, promiseNotWired } from '../kit/not-wired.ts'
import type {
  AuthContext,
  AuthEmitted,
  AuthEvent,
  AuthInput,
  AuthOutcomes,
  CustomTokenInput,
  CustomTokenOutcome,
  SecondFactorInput,
  SecondFactorOutcome,
  SignInInput,
  SignInOutcome,
} from './auth.types.ts'

type Refusable = { readonly outcome: SignInOutcome | SecondFactorOutcome | CustomTokenOutcome }

/**
 * The chart of who is signed in (R1.2, R1.3, R1.6, R7.4). Input: `AuthInput`. To provide: the actor `identity`, which
 * sends `IdentityReport` events for as long as the chart runs, and the promise actors of `AuthOutcomes`. Emits
 * `AuthEmitted`.
 */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    input: {} as AuthInput,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
  },
  actors: {
    identity: callbackNotWired('identity'),
    signInWithPassword: promiseNotWired<AuthOutcomes['signInWithPassword'], SignInInput>('signInWithPassword'),
    confirmSecondFactor: promiseNotWired<AuthOutcomes['confirmSecondFactor'], SecondFactorInput>('confirmSecondFactor'),
    signInWithCustomToken: promiseNotWired<AuthOutcomes['signInWithCustomToken'], CustomTokenInput>(
      'signInWithCustomToken',
    ),
    signOut: promiseNotWired<AuthOutcomes['signOut']>('signOut'),
  },
  guards: {
    hasUrlToken: ({ context }) => context.urlToken !== null,
    isRefused: (_, { outcome }: Refusable) => !outcome.ok,
    asksForCode: (_, { outcome }: { readonly outcome: SignInOutcome }) => outcome.ok && 'asks' in outcome,
    /** no other code can help: the sign-in begins again with the password */
    isOver: (_, { outcome }: { readonly outcome: SecondFactorOutcome }) =>
      !outcome.ok && (outcome.code === 'sign-in-expired' || outcome.code === 'disabled'),
  },
  actions: {
    rememberUser: assign(({ event }) => {
      assertEvent(event, 'user.reported')
      return { user: event.user, claims: event.claims }
    }),
    forgetUser: assign({ user: null, claims: null }),
    forgetError: assign({ error: null }),
    keepRefusal: assign((_, { outcome }: Refusable) => ({ error: outcome.ok ? null : outcome.code })),
    keepUnknownError: assign({ error: 'unknown' }),
    keepNetworkError: assign({ error: 'network' }),
    keepSignOutFailure: assign({ error: 'sign-out-failed' }),
    keepSessionEnded: assign({ error: 'session-ended' }),
    keepSessionIdle: assign({ error: 'session-idle' }),
    forgetUrlToken: assign({ urlToken: null }),
    discardTokenExpiration: emit({ type: 'tokenExpiration.discarded' }),
  },
  delays: {
    /** the most between a granted sign-in and the report of its user; after it, the claims could not be fetched */
    reportTimeout: 10_000,
  },
}).createMachine({
  id: 'auth',
  description: 'Who is signed in, from the first report of the identity service to signing out.',
  context: ({ input }) => ({ urlToken: input.urlToken, user: null, claims: null, error: null }),
  invoke: { id: 'identity', src: 'identity' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The identity service has not said yet whether somebody is signed in.',
      on: {
        'user.reported': [
          {
            guard: 'hasUrlToken',
            target: 'authenticated',
            actions: ['rememberUser', 'forgetUrlToken'],
          },
          { target: 'authenticated', actions: 'rememberUser' },
        ],
        'user.absent': [{ guard: 'hasUrlToken', target: 'customToken' }, { target: 'unauthenticated' }],
      },
    },
    customToken: {
      description: 'Nobody was signed in and the address carried a token: it is being used.',
      exit: 'forgetUrlToken',
      on: { 'user.reported': { target: 'authenticated', actions: 'rememberUser' } },
      initial: 'exchanging',
      states: {
        exchanging: {
          description: 'The identity service checks the token of the address.',
          invoke: {
            id: 'signInWithCustomToken',
            src: 'signInWithCustomToken',
            input: ({ context }) => ({ token: context.urlToken ?? '' }),
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
                target: '#auth.unauthenticated',
                actions: { type: 'keepRefusal', params: ({ event }) => ({ outcome: event.output }) },
              },
              { target: 'awaitingUser' },
            ],
            onError: { target: '#auth.unauthenticated', actions: 'keepUnknownError' },
          },
        },
        awaitingUser: {
          description: 'The token was granted and its user is about to be reported.',
          after: { reportTimeout: { target: '#auth.unauthenticated', actions: 'keepNetworkError' } },
        },
      },
    },
    unauthenticated: {
      description: 'Nobody is signed in.',
      on: {
        'user.reported': { target: 'authenticated', actions: ['rememberUser', 'forgetError'] },
        'signIn.submitted': { target: 'signingIn', actions: 'forgetError' },
      },
    },
    signingIn: {
      description: 'An e-mail and a password were submitted.',
      on: { 'user.reported': { target: 'authenticated', actions: 'rememberUser' } },
      initial: 'submitting',
      states: {
        submitting: {
          description: 'The identity service checks the e-mail and the password.',
          invoke: {
            id: 'signInWithPassword',
            src: 'signInWithPassword',
            input: ({ event }) => {
              assertEvent(event, 'signIn.submitted')
              return { email: event.email, password: event.password }
            },
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
                target: '#auth.unauthenticated',
                actions: { type: 'keepRefusal', params: ({ event }) => ({ outcome: event.output }) },
              },
              {
                guard: { type: 'asksForCode', params: ({ event }) => ({ outcome: event.output }) },
                target: '#auth.secondFactor',
              },
              { target: 'awaitingUser' },
            ],
            onError: { target: '#auth.unauthenticated', actions: 'keepUnknownError' },
          },
        },
        awaitingUser: {
          description: 'The password was right and its user is about to be reported.',
          after: { reportTimeout: { target: '#auth.unauthenticated', actions: 'keepNetworkError' } },
        },
      },
    },
    secondFactor: {
      description: 'The password was right and the account asks for the code of its authenticator.',
      on: { 'user.reported': { target: 'authenticated', actions: ['rememberUser', 'forgetError'] } },
      initial: 'asking',
      states: {
        asking: {
          description: 'The person reads the code on their authenticator.',
          on: {
            'code.submitted': { target: 'checking', actions: 'forgetError' },
            'code.abandoned': { target: '#auth.unauthenticated', actions: 'forgetError' },
          },
        },
        checking: {
          description: 'The identity service checks the code.',
          invoke: {
            id: 'confirmSecondFactor',
            src: 'confirmSecondFactor',
            input: ({ event }) => {
              assertEvent(event, 'code.submitted')
              return { code: event.code }
            },
            onDone: [
              {
                guard: { type: 'isOver', params: ({ event }) => ({ outcome: event.output }) },
                target: '#auth.unauthenticated',
                actions: { type: 'keepRefusal', params: ({ event }) => ({ outcome: event.output }) },
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
                target: 'asking',
                actions: { type: 'keepRefusal', params: ({ event }) => ({ outcome: event.output }) },
              },
              { target: 'awaitingUser' },
            ],
            onError: { target: '#auth.unauthenticated', actions: 'keepUnknownError' },
          },
        },
        awaitingUser: {
          description: 'The code was right and its user is about to be reported.',
          after: { reportTimeout: { target: '#auth.unauthenticated', actions: 'keepNetworkError' } },
        },
      },
    },
    authenticated: {
      description: 'A user is signed in.',
      on: {
        'user.reported': { actions: 'rememberUser' },
        'user.absent': { target: 'unauthenticated', actions: ['forgetUser', 'forgetError'] },
        'signOut.pressed': { target: 'signingOut', actions: 'forgetError' },
        'session.rejected': { target: 'endingSession', actions: 'keepSessionEnded' },
        'session.idle': { target: 'endingSession', actions: 'keepSessionIdle' },
      },
    },
    signingOut: {
      description: 'The user asked to leave and the identity service is signing them out.',
      entry: 'discardTokenExpiration',
      on: { 'user.absent': { target: 'unauthenticated', actions: 'forgetUser' } },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'unauthenticated', actions: 'forgetUser' },
        onError: { target: 'authenticated', actions: 'keepSignOutFailure' },
      },
    },
    endingSession: {
      description:
        'The server no longer accepts this session, or nobody used it for the idle limit, so the user is being signed out.',
      entry: 'discardTokenExpiration',
      on: { 'user.absent': { target: 'unauthenticated', actions: 'forgetUser' } },
      invoke: {
        id: 'endSession',
        src: 'signOut',
        onDone: { target: 'unauthenticated', actions: 'forgetUser' },
        onError: { target: 'unauthenticated', actions: 'forgetUser' },
      },
    },
  },
})

/** Snapshot of a running `authMachine`, which `authView` turns into what screens read. */
export type AuthSnapshot = SnapshotFrom<typeof authMachine>
