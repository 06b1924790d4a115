import { expect, test } from 'vitest'
import { isOutage } from './firebase-identity.ts'

const coded = (code: string, message = '') => Object.assign(new Error(message), { code })

test.each([
  ['auth/argument-error', 'Error fetching public keys for Google certs: getaddrinfo ENOTFOUND www.googleapis.com'],
  ['app/invalid-credential', 'Credential implementation provided to initializeApp() failed to fetch a token'],
  ['auth/internal-error', ''],
  ['auth/quota-exceeded', ''],
  ['app/network-timeout', ''],
])('[R7.4] %s is an outage, and ends no session: %s', (code, message) => {
  expect(isOutage(coded(code, message))).toBe(true)
})

test.each([
  ['auth/argument-error', 'Decoding Firebase ID token failed.'],
  ['auth/id-token-expired', ''],
  ['auth/id-token-revoked', ''],
  ['auth/user-disabled', ''],
  ['auth/user-not-found', ''],
])('[R7.4] %s is of the token or of its person: %s', (code, message) => {
  expect(isOutage(coded(code, message))).toBe(false)
})

test('claims that are none are the token’s', () => {
  expect(isOutage(new Error('not an object'))).toBe(false)
})
