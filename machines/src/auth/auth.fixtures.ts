import type { Fixtures } from '../testing/fixtures.types.ts'
import type { AuthEvent, AuthInput, AuthOutcomes } from './auth.types.ts'

const operator = {
  user: { uid: 'u-1', displayName: 'Amina Idrissi', email: 'operateur@vigie.test', photoURL: null },
  claims: { role: 'operator', platforms: ['chaib'] },
} as const

/** Samples of every input, event and outcome of `authMachine`. */
export const authFixtures = {
  inputs: [{ urlToken: null }, { urlToken: 'one-time-token' }],
  events: {
    'user.reported': [
      { type: 'user.reported', user: operator.user, claims: { ...operator.claims, platforms: ['chaib'] } },
      { type: 'user.reported', user: operator.user, claims: { role: 'admin', platforms: ['chaib', 'massa'] } },
      {
        type: 'user.reported',
        user: { uid: 'u-2', displayName: null, email: null, photoURL: null },
        claims: { role: null, platforms: [] },
      },
    ],
    'user.absent': [{ type: 'user.absent' }],
    'signIn.submitted': [{ type: 'signIn.submitted', email: 'operateur@vigie.test', password: 'a-password' }],
    'code.submitted': [{ type: 'code.submitted', code: '123456' }],
    'code.abandoned': [{ type: 'code.abandoned' }],
    'signOut.pressed': [{ type: 'signOut.pressed' }],
    'session.rejected': [{ type: 'session.rejected' }],
    'session.idle': [{ type: 'session.idle' }],
  },
  outcomes: {
    signInWithPassword: {
      done: [
        { ok: true },
        { ok: true, asks: 'code' },
        { ok: false, code: 'credentials' },
        { ok: false, code: 'disabled' },
        { ok: false, code: 'too-many-attempts' },
        { ok: false, code: 'network' },
        { ok: false, code: 'second-factor-unknown' },
        { ok: false, code: 'unknown' },
      ],
      error: [new Error('unexpected')],
    },
    confirmSecondFactor: {
      done: [
        { ok: true },
        { ok: false, code: 'sign-in-expired' },
        { ok: false, code: 'disabled' },
        { ok: false, code: 'code-wrong' },
        { ok: false, code: 'too-many-attempts' },
        { ok: false, code: 'network' },
        { ok: false, code: 'unknown' },
      ],
      error: [new Error('unexpected')],
    },
    signInWithCustomToken: {
      done: [
        { ok: true },
        { ok: false, code: 'custom-token-invalid' },
        { ok: false, code: 'disabled' },
        { ok: false, code: 'network' },
        { ok: false, code: 'unknown' },
      ],
      error: [new Error('unexpected')],
    },
    signOut: { done: [undefined], error: [new Error('storage is blocked')] },
  },
} satisfies Fixtures<AuthInput, AuthEvent, AuthOutcomes>
