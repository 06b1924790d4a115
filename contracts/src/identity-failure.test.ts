import { expect, test } from 'vitest'
import { identityFailure } from './errors.ts'

test.each([
  [
    'auth.unavailable',
    'auth/argument-error',
    'Error fetching public keys for Google certs: getaddrinfo ENOTFOUND host',
  ],
  ['auth.unavailable', 'app/invalid-credential', 'failed to fetch a valid Google OAuth2 access token'],
  ['auth.unavailable', 'auth/internal-error', ''],
  ['auth.unavailable', 'auth/quota-exceeded', ''],
  ['auth.invalid', 'auth/argument-error', 'Decoding Firebase ID token failed.'],
  ['auth.expired', 'auth/id-token-expired', ''],
  ['auth.revoked', 'auth/id-token-revoked', ''],
  ['auth.revoked', 'auth/user-disabled', ''],
  ['auth.revoked', 'auth/user-not-found', ''],
] as const)('[R7.4] %s is what %s says: %s', (failure, code, message) => {
  expect(identityFailure(Object.assign(new Error(message), { code }))).toBe(failure)
})
