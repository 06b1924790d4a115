import { expect, test } from 'vitest'
import { done, drive, failed, type Step } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { type AuthInput, authFixtures, authMachine, authView } from './index.ts'

const noToken = { urlToken: null }
const withToken = { urlToken: 'one-time-token' }
const [reported] = authFixtures.events['user.reported']
const absent = { type: 'user.absent' }
const tokenGranted = done('signInWithCustomToken', { ok: true })

const rows: Table['rows'] = {
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

const table: Table = { machine: authMachine, fixtures: authFixtures, input: withToken, rows }

const run = (input: AuthInput, ...steps: readonly Step[]) => drive(authMachine, input).take(...steps)
const view = (input: AuthInput, ...steps: readonly Step[]) => authView(run(input, ...steps).actor.getSnapshot())
const refusals = authFixtures.outcomes.signInWithCustomToken.done.filter((outcome) => !outcome.ok)

test('[R1.3] the table has a row for every state of the token', () => {
  const states = controlStates(authMachine).filter((state) => state.startsWith('customToken.'))
  expect(Object.keys(rows).sort()).toEqual(states.sort())
})

test.each(casesOf(table))('[R1.3] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

test('[R1.3] a token in the address is used when nobody is signed in, behind the spinner', () => {
  const auth = run(withToken, absent)
  expect(auth.effects.at(-1)).toEqual(['started', 'signInWithCustomToken', { token: 'one-time-token' }])
  expect(view(withToken, absent)).toMatchObject({ loading: true, phase: 'custom-token' })
  expect(view(withToken, absent, tokenGranted)).toMatchObject({ loading: true, phase: 'custom-token' })
  expect(view(withToken, absent, tokenGranted, reported)).toMatchObject({
    loading: false,
    isAuthenticated: true,
    user: reported.user,
  })
  expect(view(withToken, absent, reported).user).toEqual(reported.user)
})

test('[R1.3] a token in the address is forgotten, whether it served or not', () => {
  const refused = done('signInWithCustomToken', { ok: false, code: 'custom-token-invalid' })
  for (const ending of [[tokenGranted, reported], [reported], [refused], [failed('signInWithCustomToken')]]) {
    expect(run(withToken, absent, ...ending).actor.getSnapshot().context.urlToken).toBeNull()
  }
})

test.each(refusals)('[R1.3] a token in the address refused leads to sign-in with $code', (outcome) => {
  expect(view(withToken, absent, done('signInWithCustomToken', outcome))).toMatchObject({
    phase: 'unauthenticated',
    loading: false,
    error: outcome.code,
  })
})

test('[R1.3] a token in the address is ignored and forgotten when somebody is already signed in', () => {
  const auth = run(withToken, reported)
  expect(auth.effects.slice(1)).toEqual([])
  expect(authView(auth.actor.getSnapshot())).toMatchObject({ isAuthenticated: true, user: reported.user, error: null })
  expect(auth.actor.getSnapshot().context.urlToken).toBeNull()
})

test('[R1.3] without a token in the address nothing is asked', () => {
  expect(run(noToken, absent).effects.slice(1)).toEqual([])
})

test('[R1.3] a token in the address granted, but whose user never comes, ends in a message', () => {
  expect(view(withToken, absent, tokenGranted, 10_000)).toMatchObject({ phase: 'unauthenticated', error: 'network' })
})

test('[R1.3] a token in the address whose use breaks says unknown', () => {
  expect(view(withToken, absent, failed('signInWithCustomToken'))).toMatchObject({
    phase: 'unauthenticated',
    error: 'unknown',
  })
})
