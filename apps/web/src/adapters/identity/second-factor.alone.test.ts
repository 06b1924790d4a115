import { deleteApp, initializeApp } from 'firebase/app'
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFirebaseIdentity } from './firebase-identity.ts'
import { codeAt, SECRET_KEY, startTotpService } from './totp-service.fixtures.ts'

const session = vi.hoisted(() => ({ auth: null as Auth | null }))
vi.mock('./firebase-session.ts', () => ({ createFirebaseSession: () => ({ app: {}, auth: session.auth }) }))

const PASSWORD = 'Vigie-2026!'
const AMINA = { email: 'amina@vigie.test', password: PASSWORD }
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** The product's identity over the real SDK, at a service that knows authenticators. */
const open = async ({ isEnrolled, emulatorUrl = null }: { isEnrolled: boolean; emulatorUrl?: string | null }) => {
  const service = await startTotpService({ isEnrolled, password: PASSWORD })
  const app = initializeApp({ apiKey: 'k', projectId: 'demo' }, crypto.randomUUID())
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, service.url, { disableWarnings: true })
  session.auth = auth
  closers.push(service.close, () => deleteApp(app))
  const identity = createFirebaseIdentity({
    site: 'chaib',
    identity: { apiKey: 'k', authDomain: 'a', projectId: 'demo', emulatorUrl },
    analytics: null,
  })
  return { identity, service, auth }
}
const now = () => codeAt(Date.now())
const wrong = () => String((Number(now()) + 1) % 1_000_000).padStart(6, '0')

describe('[R1.1] an account with an authenticator', () => {
  test('asks for its code after the password, and nobody is signed in before', async () => {
    const { identity, auth } = await open({ isEnrolled: true })
    expect(await identity.signIn(AMINA)).toEqual({ ok: true, asks: 'code' })
    expect(auth.currentUser).toBeNull()
    expect(await identity.confirmSecondFactor(wrong())).toEqual({ ok: false, code: 'code-wrong' })
    expect(auth.currentUser).toBeNull()
    expect(await identity.confirmSecondFactor(now())).toEqual({ ok: true })
    expect(auth.currentUser?.uid).toBe('amina')
    expect(await identity.confirmSecondFactor(now())).toEqual({ ok: false, code: 'sign-in-expired' })
  })

  test('ends no sign-in with a code once another one was begun without it', async () => {
    const { identity } = await open({ isEnrolled: true })
    expect(await identity.signIn(AMINA)).toEqual({ ok: true, asks: 'code' })
    const again = identity.signIn({ ...AMINA, password: 'another' })
    expect(await identity.confirmSecondFactor(now())).toEqual({ ok: false, code: 'sign-in-expired' })
    expect(await again).toEqual({ ok: false, code: 'credentials' })
  })

  test('is asked for nothing when the password is wrong, and a code without a password is none', async () => {
    const { identity } = await open({ isEnrolled: true })
    expect(await identity.signIn({ ...AMINA, password: 'another' })).toEqual({ ok: false, code: 'credentials' })
    expect(await identity.confirmSecondFactor(now())).toEqual({ ok: false, code: 'sign-in-expired' })
  })

  test('[R5.1] changes its password with password and code', async () => {
    const { identity, service } = await open({ isEnrolled: true })
    await identity.signIn(AMINA)
    await identity.confirmSecondFactor(now())
    const change = { current: PASSWORD, next: 'Une-Autre-2026!' }
    expect(await identity.changePassword(change)).toEqual({ ok: false, code: 'code-asked' })
    expect(await identity.changePassword({ ...change, code: wrong() })).toEqual({ ok: false, code: 'code-wrong' })
    const before = service.asked('mfaSignIn:finalize')
    expect(await identity.changePassword({ ...change, code: now() })).toEqual({ ok: true })
    // a code is good for one use (RFC 6238): it is shown to the service once
    expect(service.asked('mfaSignIn:finalize')).toBe(before + 1)
  })
})

describe('enrolling an authenticator', () => {
  test('takes the password, then the first code; afterwards it is asked for, until it is removed with both', async () => {
    const { identity, service } = await open({ isEnrolled: false })
    expect(await identity.signIn(AMINA)).toEqual({ ok: true })
    const factor = identity.secondFactor
    expect(factor.state()).toEqual({ kind: 'off', isEmailVerified: true })

    expect(await factor.begin({ password: 'another' })).toEqual({ ok: false, code: 'credentials' })
    const begun = await factor.begin({ password: PASSWORD })
    expect(begun).toMatchObject({ ok: true, key: SECRET_KEY })
    expect(begun.ok && begun.address).toContain(`secret=${SECRET_KEY}`)
    expect(await factor.finish(wrong())).toEqual({ ok: false, code: 'code-wrong' })
    expect(service.isEnrolled()).toBe(false)
    expect(await factor.finish(now())).toEqual({ ok: true })
    expect(service.isEnrolled()).toBe(true)
    expect(service.asked('mfaEnrollment:finalize')).toBe(2)
    expect(await factor.finish(now())).toEqual({ ok: false, code: 'unknown' })
    expect(factor.state()).toMatchObject({ kind: 'on' })

    expect(await factor.remove({ password: PASSWORD })).toEqual({ ok: false, code: 'code-asked' })
    expect(service.isEnrolled()).toBe(true)
    expect(await factor.remove({ password: PASSWORD, code: now() })).toEqual({ ok: true })
    expect(service.isEnrolled()).toBe(false)
    expect(service.asked('mfaEnrollment:withdraw')).toBe(1)
    expect(factor.state()).toMatchObject({ kind: 'off' })
  })

  test('sends the message that verifies the address once, to who is signed in', async () => {
    const { identity, service } = await open({ isEnrolled: false })
    expect(await identity.secondFactor.verifyEmail()).toEqual({ ok: true })
    expect(service.asked(':sendOobCode')).toBe(0)
    await identity.signIn(AMINA)
    expect(await identity.secondFactor.verifyEmail()).toEqual({ ok: true })
    expect(service.asked(':sendOobCode')).toBe(1)
  })

  test('is not offered where the identity service is its emulator, which knows none', async () => {
    const { identity } = await open({ isEnrolled: false, emulatorUrl: 'http://127.0.0.1:9099' })
    expect(identity.secondFactor.state()).toEqual({ kind: 'unavailable' })
  })
})
