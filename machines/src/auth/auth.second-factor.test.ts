import { describe, expect, test } from 'vitest'
import { done, drive, failed, type Step } from '../testing/drive.ts'
import { authFixtures, authMachine, authView } from './index.ts'

const [reported] = authFixtures.events['user.reported']
const [submitted] = authFixtures.events['signIn.submitted']
const [code] = authFixtures.events['code.submitted']
const absent = { type: 'user.absent' }
const asked = [absent, submitted, done('signInWithPassword', { ok: true, asks: 'code' })] as const
const answered = (outcome: unknown) => done('confirmSecondFactor', outcome)

const run = (...steps: readonly Step[]) => drive(authMachine, { urlToken: null }).take(...steps)
const view = (...steps: readonly Step[]) => authView(run(...steps).actor.getSnapshot())

describe('[R1.1] the code of an authenticator', () => {
  test('is asked for after the password; nobody is signed in before it was right', () => {
    expect(view(...asked)).toMatchObject({
      phase: 'second-factor',
      signingIn: false,
      isAuthenticated: false,
      loading: false,
      error: null,
    })
    expect(view(...asked, code)).toMatchObject({ signingIn: true, isAuthenticated: false })
    expect(view(...asked, code, answered({ ok: true }))).toMatchObject({ signingIn: true, isAuthenticated: false })
    expect(view(...asked, code, answered({ ok: true }), reported)).toMatchObject({
      signingIn: false,
      isAuthenticated: true,
    })
  })

  test('goes to the identity service and is not kept', () => {
    const auth = run(...asked, code)
    expect(auth.effects.at(-1)).toEqual(['started', 'confirmSecondFactor', { code: code.code }])
    expect(JSON.stringify(auth.actor.getSnapshot().context)).not.toContain(code.code)
    auth.take(answered({ ok: true }))
    expect(JSON.stringify(auth.actor.getPersistedSnapshot())).not.toContain(code.code)
  })

  test.each(authFixtures.outcomes.confirmSecondFactor.done.filter((outcome) => !outcome.ok))(
    'refused as $code says so; where another code cannot help, the password is asked for again',
    (outcome) => {
      const isOver = outcome.code === 'sign-in-expired' || outcome.code === 'disabled'
      expect(view(...asked, code, answered(outcome))).toMatchObject({
        phase: isOver ? 'unauthenticated' : 'second-factor',
        error: outcome.code,
      })
      expect(view(...asked, code, answered(outcome), isOver ? submitted : code).error).toBeNull()
    },
  )

  test('a check that breaks says unknown, and one without a user in time says network', () => {
    expect(view(...asked, code, failed('confirmSecondFactor')).error).toBe('unknown')
    expect(view(...asked, code, answered({ ok: true }), 10_000).error).toBe('network')
  })

  test('can be left for the password', () => {
    const wrong = answered({ ok: false, code: 'code-wrong' })
    expect(view(...asked, code, wrong, { type: 'code.abandoned' })).toMatchObject({
      phase: 'unauthenticated',
      error: null,
    })
  })
})

test('[R1.6] a session that nobody used for the idle limit is signed out and says why', () => {
  expect(run(reported, { type: 'session.idle' }).effects.slice(1)).toEqual([
    ['emitted', { type: 'tokenExpiration.discarded' }],
    ['started', 'endSession', undefined],
  ])
  expect(view(reported, { type: 'session.idle' }, absent)).toMatchObject({
    phase: 'unauthenticated',
    error: 'session-idle',
  })
})
