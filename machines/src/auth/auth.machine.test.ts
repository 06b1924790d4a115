import { describe, expect, test } from 'vitest'
import { done, drive, failed, type Step } from '../kit/drive.ts'
import { casesOf, controlStates, type Row, type Table } from '../kit/table.ts'
import { authFixtures, authMachine, authView } from './index.ts'

const noToken = { urlToken: null }
const withToken = { urlToken: 'one-time-token' }
const [reported, promoted] = authFixtures.events['user.reported']
const [submitted] = authFixtures.events['signIn.submitted']
const absent = { type: 'user.absent' }
const leave = { type: 'signOut.pressed' }
const rejected = { type: 'session.rejected' }
const granted = done('signInWithPassword', { ok: true })
const tokenGranted = done('signInWithCustomToken', { ok: true })

const customTokenRows: Record<string, Row> = {
  'customToken.exchanging': {
    reach: [absent],
    on: {
      'user.reported': 'authenticated',
      'done signInWithCustomToken true': 'customToken.awaitingUser',
      'done signInWithCustomToken': 'unauthenticated',
      'error signInWithCustomToken': 'unauthenticated',
    },
  },
  'customToken.awaitingUser': {
    reach: [absent, tokenGranted],
    on: { 'user.reported': 'authenticated', 'after 10000': 'unauthenticated' },
  },
}

const rows: Record<string, Row> = {
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
      'done signInWithPassword': 'unauthenticated',
      'error signInWithPassword': 'unauthenticated',
    },
  },
  'signingIn.awaitingUser': {
    reach: [absent, submitted, granted],
    on: { 'user.reported': 'authenticated', 'after 10000': 'unauthenticated' },
  },
  authenticated: {
    reach: [reported],
    on: {
      'user.reported': 'authenticated',
      'user.absent': 'unauthenticated',
      'signOut.pressed': 'signingOut',
      'session.rejected': 'endingSession',
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

const plain: Table = { machine: authMachine, fixtures: authFixtures, input: noToken, rows }
const tokened: Table = { ...plain, input: withToken, rows: customTokenRows }

const run = (input: { readonly urlToken: string | null }, ...steps: readonly Step[]) =>
  drive(authMachine, input).take(...steps)
const view = (input: { readonly urlToken: string | null }, ...steps: readonly Step[]) =>
  authView(run(input, ...steps).actor.getSnapshot())
const emittedBy = (...args: Parameters<typeof run>) =>
  run(...args).effects.flatMap((effect) => (effect[0] === 'emitted' ? [effect[1].type] : []))

test('[R1.2] the tables have a row for every state', () => {
  const inTables = [...Object.keys(rows), ...Object.keys(customTokenRows)]
  expect(inTables.sort()).toEqual([...controlStates(authMachine)].sort())
})

test.each(casesOf(plain))('[R1.1] [R1.2] [R1.6] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

test.each(casesOf(tokened))('[R1.3] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

describe('[R1.2] [R1.4] the session', () => {
  const nobody = { user: null, userRole: null, platforms: [], isAuthenticated: false }

  test('starts loading and unauthenticated', () => {
    expect(view(noToken)).toEqual({ ...nobody, loading: true, phase: 'loading', signingIn: false, error: null })
  })

  test('carries user, role and platforms once the identity service reports them', () => {
    expect(view(noToken, reported)).toEqual({
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

  test('follows later reports: new claims, and a user who left in another tab', () => {
    expect(view(noToken, reported, promoted)).toMatchObject({ userRole: 'admin', platforms: ['chaib', 'massa'] })
    expect(view(noToken, reported, absent)).toMatchObject({ ...nobody, loading: false, error: null })
  })

  test('is empty when nobody is signed in, and ends loading', () => {
    expect(view(noToken, absent)).toMatchObject({ ...nobody, loading: false, phase: 'unauthenticated' })
  })
})

describe('[R1.3] a token in the address', () => {
  test('is used when nobody is signed in, behind the spinner', () => {
    const auth = run(withToken, absent)
    expect(auth.effects.at(-1)).toEqual(['started', 'signInWithCustomToken', { token: 'one-time-token' }])
    expect(view(withToken, absent)).toMatchObject({ loading: true, phase: 'custom-token' })
    expect(view(withToken, absent, tokenGranted)).toMatchObject({ loading: true, phase: 'custom-token' })
    expect(view(withToken, absent, tokenGranted, reported)).toMatchObject({ loading: false, isAuthenticated: true })
  })

  test('leaves the address once, whether it served or not, and is forgotten', () => {
    const refused = done('signInWithCustomToken', { ok: false, code: 'custom-token-invalid' })
    expect(emittedBy(withToken, absent)).toEqual([])
    for (const ending of [[tokenGranted, reported], [reported], [refused], [failed('signInWithCustomToken')]]) {
      expect(emittedBy(withToken, absent, ...ending, absent)).toEqual(['urlToken.discarded'])
      expect(run(withToken, absent, ...ending).actor.getSnapshot().context.urlToken).toBeNull()
    }
  })

  test.each(authFixtures.outcomes.signInWithCustomToken.done.slice(1))(
    'refused leads to sign-in with $code',
    (outcome) => {
      expect(view(withToken, absent, done('signInWithCustomToken', outcome))).toMatchObject({
        phase: 'unauthenticated',
        loading: false,
        error: 'code' in outcome ? outcome.code : null,
      })
    },
  )

  test('is ignored and leaves the address when somebody is already signed in', () => {
    const auth = run(withToken, reported)
    expect(auth.effects.slice(1)).toEqual([['emitted', { type: 'urlToken.discarded' }]])
    expect(authView(auth.actor.getSnapshot())).toMatchObject({ isAuthenticated: true, error: null })
  })

  test('that is not there asks nothing and discards nothing', () => {
    expect(emittedBy(noToken, reported)).toEqual([])
    expect(emittedBy(noToken, absent)).toEqual([])
  })

  test('granted, but whose user never comes, ends in a message', () => {
    expect(view(withToken, absent, tokenGranted, 10_000)).toMatchObject({ phase: 'unauthenticated', error: 'network' })
  })
})

describe('[R1.1] signing in', () => {
  test('hands e-mail and password to the identity service and keeps neither', () => {
    const auth = run(noToken, absent, submitted)
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
    expect(view(noToken, absent, submitted)).toMatchObject({ signingIn: true, loading: false, isAuthenticated: false })
    expect(view(noToken, absent, submitted, granted)).toMatchObject({ signingIn: true, isAuthenticated: false })
    expect(view(noToken, absent, submitted, granted, reported)).toMatchObject({
      signingIn: false,
      isAuthenticated: true,
    })
  })

  test.each(authFixtures.outcomes.signInWithPassword.done.slice(1))('refused says $code', (outcome) => {
    expect(view(noToken, absent, submitted, done('signInWithPassword', outcome))).toMatchObject({
      phase: 'unauthenticated',
      error: 'code' in outcome ? outcome.code : null,
    })
  })

  test('that breaks says unknown, and without a user in time says network', () => {
    expect(view(noToken, absent, submitted, failed('signInWithPassword')).error).toBe('unknown')
    expect(view(noToken, absent, submitted, granted, 10_000).error).toBe('network')
  })

  test('again clears the last message', () => {
    const refused = done('signInWithPassword', { ok: false, code: 'credentials' })
    expect(view(noToken, absent, submitted, refused, submitted).error).toBeNull()
    expect(view(noToken, absent, submitted, refused, reported).error).toBeNull()
  })
})

describe('[R1.6] signing out', () => {
  test('removes the token-expiration entry, then signs out', () => {
    expect(run(noToken, reported, leave).effects.slice(1)).toEqual([
      ['emitted', { type: 'tokenExpiration.discarded' }],
      ['started', 'signOut', undefined],
    ])
  })

  test('keeps the user until they are gone, then forgets them', () => {
    expect(view(noToken, reported, leave)).toMatchObject({ phase: 'signing-out', isAuthenticated: true })
    for (const end of [done('signOut'), absent]) {
      expect(view(noToken, reported, leave, end)).toMatchObject({
        phase: 'unauthenticated',
        user: null,
        userRole: null,
        platforms: [],
        error: null,
      })
    }
  })

  test('that fails leaves the user signed in, and says so', () => {
    expect(view(noToken, reported, leave, failed('signOut'))).toMatchObject({
      phase: 'authenticated',
      user: reported.user,
      error: 'sign-out-failed',
    })
    expect(view(noToken, reported, leave, failed('signOut'), leave).error).toBeNull()
  })
})

describe('[R7.4] a session the server no longer accepts', () => {
  test('is signed out and says why, even when signing out fails', () => {
    expect(run(noToken, reported, rejected).effects.slice(1)).toEqual([
      ['emitted', { type: 'tokenExpiration.discarded' }],
      ['started', 'endSession', undefined],
    ])
    expect(view(noToken, reported, rejected)).toMatchObject({ phase: 'session-ending' })
    for (const end of [done('endSession'), failed('endSession'), absent]) {
      expect(view(noToken, reported, rejected, end)).toMatchObject({
        phase: 'unauthenticated',
        user: null,
        isAuthenticated: false,
        error: 'session-ended',
      })
    }
  })
})

test('[R1.2] the identity service is listened to from start to end, through every state', () => {
  const auth = run(noToken, absent, submitted, granted, reported, leave, done('signOut'))
  expect(auth.effects.filter((effect) => effect[1] === 'identity')).toEqual([['started', 'identity', undefined]])
  auth.actor.stop()
  expect(auth.effects.at(-1)).toEqual(['stopped', 'identity'])
})
