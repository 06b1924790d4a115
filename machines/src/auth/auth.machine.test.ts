import { describe, expect, test } from 'vitest'
import { done, drive, failed, type Step } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { authFixtures, authMachine, authView } from './index.ts'

const noToken = { urlToken: null }
const [reported, promoted] = authFixtures.events['user.reported']
const [submitted] = authFixtures.events['signIn.submitted']
const absent = { type: 'user.absent' }
const leave = { type: 'signOut.pressed' }
const rejected = { type: 'session.rejected' }
const [code] = authFixtures.events['code.submitted']
const asked = done('signInWithPassword', { ok: true, asks: 'code' })
const granted = done('signInWithPassword', { ok: true })

const rows: Table['rows'] = {
  loading: { reach: [], on: { 'user.reported': 'authenticated', 'user.absent': 'unauthenticated' } },
  unauthenticated: {
    reach: [absent],
    on: { 'user.reported': 'authenticated', 'signIn.submitted': 'signingIn.submitting' },
  },
  'signingIn.submitting': {
    reach: [absent, submitted],
    on: {
      'user.reported': 'authenticated',
      'done signInWithPassword true': 'signingIn.awaitingUser',
      'done signInWithPassword true code': 'secondFactor.asking',
      'done signInWithPassword': 'unauthenticated',
      'error signInWithPassword': 'unauthenticated',
    },
  },
  'signingIn.awaitingUser': {
    reach: [absent, submitted, granted],
    on: { 'user.reported': 'authenticated', 'after 10000': 'unauthenticated' },
  },
  'secondFactor.asking': {
    reach: [absent, submitted, asked],
    on: {
      'user.reported': 'authenticated',
      'code.submitted': 'secondFactor.checking',
      'code.abandoned': 'unauthenticated',
    },
  },
  'secondFactor.checking': {
    reach: [absent, submitted, asked, code],
    on: {
      'user.reported': 'authenticated',
      'done confirmSecondFactor true': 'secondFactor.awaitingUser',
      'done confirmSecondFactor false sign-in-expired': 'unauthenticated',
      'done confirmSecondFactor false disabled': 'unauthenticated',
      'done confirmSecondFactor': 'secondFactor.asking',
      'error confirmSecondFactor': 'unauthenticated',
    },
  },
  'secondFactor.awaitingUser': {
    reach: [absent, submitted, asked, code, done('confirmSecondFactor', { ok: true })],
    on: { 'user.reported': 'authenticated', 'after 10000': 'unauthenticated' },
  },
  authenticated: {
    reach: [reported],
    on: {
      'user.reported': 'authenticated',
      'user.absent': 'unauthenticated',
      'signOut.pressed': 'signingOut',
      'session.rejected': 'endingSession',
      'session.idle': 'endingSession',
    },
  },
  signingOut: {
    reach: [reported, leave],
    on: { 'user.absent': 'unauthenticated', 'done signOut': 'unauthenticated', 'error signOut': 'authenticated' },
  },
  endingSession: {
    reach: [reported, rejected],
    on: {
      'user.absent': 'unauthenticated',
      'done endSession': 'unauthenticated',
      'error endSession': 'unauthenticated',
    },
  },
}

const table: Table = { machine: authMachine, fixtures: authFixtures, input: noToken, rows }

const run = (...steps: readonly Step[]) => drive(authMachine, noToken).take(...steps)
const view = (...steps: readonly Step[]) => authView(run(...steps).actor.getSnapshot())
const refusals = authFixtures.outcomes.signInWithPassword.done.filter((outcome) => !outcome.ok)
const nobody = { user: null, userRole: null, platforms: [], isAuthenticated: false }

test('[R1.2] the table has a row for every state, apart from the token of the address', () => {
  const others = controlStates(authMachine).filter((state) => !state.startsWith('customToken.'))
  expect(Object.keys(rows).sort()).toEqual(others.sort())
})

test.each(casesOf(table))('[R1.1] [R1.2] [R1.6] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

describe('[R1.2] [R1.4] the session', () => {
  test('starts loading and unauthenticated', () => {
    expect(view()).toEqual({ ...nobody, loading: true, phase: 'loading', signingIn: false, error: null })
  })

  test('carries user, role and platforms once the identity service reports them', () => {
    expect(view(reported)).toEqual({
      user: reported.user,
      userRole: 'operator',
      platforms: ['chaib'],
      loading: false,
      isAuthenticated: true,
      phase: 'authenticated',
      signingIn: false,
      error: null,
    })
  })

  test('is that of the reported user wherever a report is awaited', () => {
    const awaiting = Object.values(rows).filter(({ on }) => on['user.reported'] === 'authenticated')
    for (const { reach } of awaiting)
      expect(view(...reach, promoted)).toMatchObject({ user: promoted.user, userRole: 'admin' })
    expect(awaiting).toHaveLength(8)
  })

  test('follows later reports: new claims, and a user who left in another tab', () => {
    expect(view(reported, promoted)).toMatchObject({ userRole: 'admin', platforms: ['chaib', 'massa'] })
    expect(view(reported, absent)).toMatchObject({ ...nobody, loading: false, error: null })
  })

  test('is empty when nobody is signed in, and ends loading', () => {
    expect(view(absent)).toMatchObject({ ...nobody, loading: false, phase: 'unauthenticated' })
  })
})

describe('[R1.1] signing in', () => {
  test('hands e-mail and password to the identity service and keeps neither', () => {
    const auth = run(absent, submitted)
    expect(auth.effects.at(-1)).toEqual([
      'started',
      'signInWithPassword',
      { email: submitted.email, password: submitted.password },
    ])
    expect(JSON.stringify(auth.actor.getSnapshot().context)).not.toContain(submitted.password)
    auth.take(granted)
    expect(JSON.stringify(auth.actor.getPersistedSnapshot())).not.toContain(submitted.password)
  })

  test('shows that it is under way until the user is reported', () => {
    expect(view(absent, submitted)).toMatchObject({ signingIn: true, loading: false, isAuthenticated: false })
    expect(view(absent, submitted, granted)).toMatchObject({ signingIn: true, isAuthenticated: false })
    expect(view(absent, submitted, granted, reported)).toMatchObject({
      signingIn: false,
      isAuthenticated: true,
      user: reported.user,
    })
  })

  test.each(refusals)('refused says $code', (outcome) => {
    expect(view(absent, submitted, done('signInWithPassword', outcome))).toMatchObject({
      phase: 'unauthenticated',
      error: outcome.code,
    })
  })

  test('that breaks says unknown, and without a user in time says network', () => {
    expect(view(absent, submitted, failed('signInWithPassword')).error).toBe('unknown')
    expect(view(absent, submitted, granted, 10_000).error).toBe('network')
  })

  test('again clears the last message', () => {
    const refused = done('signInWithPassword', { ok: false, code: 'credentials' })
    expect(view(absent, submitted, refused, submitted).error).toBeNull()
    expect(view(absent, submitted, refused, reported).error).toBeNull()
  })
})

describe('[R1.6] signing out', () => {
  test('removes the token-expiration entry, then signs out', () => {
    expect(run(reported, leave).effects.slice(1)).toEqual([
      ['emitted', { type: 'tokenExpiration.discarded' }],
      ['started', 'signOut', undefined],
    ])
  })

  test('keeps the user until they are gone, then forgets them', () => {
    expect(view(reported, leave)).toMatchObject({ phase: 'signing-out', isAuthenticated: true })
    for (const end of [done('signOut'), absent]) {
      expect(view(reported, leave, end)).toMatchObject({ ...nobody, phase: 'unauthenticated', error: null })
    }
  })

  test('that fails leaves the user signed in, and says so', () => {
    expect(view(reported, leave, failed('signOut'))).toMatchObject({
      phase: 'authenticated',
      user: reported.user,
      error: 'sign-out-failed',
    })
    expect(view(reported, leave, failed('signOut'), leave).error).toBeNull()
    expect(view(reported, leave, failed('signOut'), absent).error).toBeNull()
  })
})

describe('[R7.4] a session the server no longer accepts', () => {
  test('is signed out and says why, even when signing out fails', () => {
    expect(run(reported, rejected).effects.slice(1)).toEqual([
      ['emitted', { type: 'tokenExpiration.discarded' }],
      ['started', 'endSession', undefined],
    ])
    expect(view(reported, rejected)).toMatchObject({ phase: 'session-ending', isAuthenticated: true })
    for (const end of [done('endSession'), failed('endSession'), absent]) {
      expect(view(reported, rejected, end)).toMatchObject({
        ...nobody,
        phase: 'unauthenticated',
        error: 'session-ended',
      })
    }
  })
})

test('[R1.2] the identity service is listened to from start to end, through every state', () => {
  const auth = run(absent, submitted, granted, reported, leave, done('signOut'))
  expect(auth.effects.filter((effect) => effect[1] === 'identity')).toEqual([['started', 'identity', undefined]])
  auth.actor.stop()
  expect(auth.effects.at(-1)).toEqual(['stopped', 'identity'])
})
