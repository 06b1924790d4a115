import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createGoogleDouble, type GoogleDouble } from '../testing/google-double.ts'
import { createIdentity, type Identity } from './identity.ts'

// real RS256 tokens, no emulator: what firebase-admin does in production

let google: GoogleDouble
let identity: Identity
beforeAll(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined)
  google = await createGoogleDouble()
  identity = createIdentity(google.options)
})
afterEach(() => {
  google.isAway = false
  Object.assign(google.account, { disabled: false, validSince: '0' })
})
afterAll(async () => {
  await identity.close()
  await google.close()
  vi.unstubAllEnvs()
})

const seconds = (fromNow: number): number => Math.floor(Date.now() / 1_000) + fromNow
const codeOf = async (token: string): Promise<string> => {
  const outcome = await identity.verify(token)
  return outcome.ok ? 'accepted' : outcome.code
}

test('a token of the identity service says who it is', async () => {
  expect(await identity.verify(google.token())).toMatchObject({
    ok: true,
    value: { uid: 'amina', claims: { role: 'operator', platforms: ['chaib'] } },
  })
})

test.each([
  [{}, false],
  [{ firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp' } }, true],
  [{ firebase: { sign_in_provider: 'custom' }, second_factor: true }, true],
  [{ second_factor: 'true' }, false],
])('a token with %j: proved a second factor is %s', async (claims, hasSecondFactor) => {
  expect(await identity.verify(google.token(claims))).toMatchObject({ ok: true, value: { hasSecondFactor } })
})

describe('refused', () => {
  test.each(['none', 'HS256 with the public key', 'another key'] as const)('signed with %s', async (kind) => {
    expect(await codeOf(google.forged(kind))).toBe('auth.invalid')
  })

  test.each([
    ['for another project', { aud: 'another', iss: 'https://securetoken.google.com/another' }, 'auth.invalid'],
    ['for another audience', { aud: 'another' }, 'auth.invalid'],
    ['by another issuer', { iss: 'https://issuer.example.org/vigie-test' }, 'auth.invalid'],
    ['that has expired', { iat: seconds(-7_200), auth_time: seconds(-7_200), exp: seconds(-3_600) }, 'auth.expired'],
    ['of the future', { iat: seconds(3_600), auth_time: seconds(3_600), exp: seconds(7_200) }, 'auth.invalid'],
    ['of nobody', { sub: '' }, 'auth.invalid'],
  ])('a token %s', async (_, claims, code) => {
    expect(await codeOf(google.token(claims))).toBe(code)
  })

  test('a custom token in place of an identity token', async () => {
    const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
    const custom = { aud: audience, iss: 'service@vigie-test.iam.gserviceaccount.com', uid: 'amina' }
    expect(await codeOf(google.token(custom))).toBe('auth.invalid')
  })

  test.each([{ kid: 'key-2' }, { kid: undefined }])('a key the service does not name: %o', async (header) => {
    expect(await codeOf(google.token({}, header))).toBe('auth.invalid')
  })

  test('words that are no token', async () => {
    for (const token of ['', 'a.b.c', google.token().slice(0, -4)]) expect(await codeOf(token)).toBe('auth.invalid')
  })

  test('the token of an account that was disabled, or of a sign-in that was revoked', async () => {
    google.account.disabled = true
    expect(await codeOf(google.token())).toBe('auth.revoked')
    Object.assign(google.account, { disabled: false, validSince: String(seconds(0)) })
    expect(await codeOf(google.token())).toBe('auth.revoked')
  })
})

test('an identity service that is away refuses nobody: it is unavailable', async () => {
  google.isAway = true
  expect(await codeOf(google.token())).toBe('auth.unavailable')
})
