import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkToken, readLinkToken } from './link.ts'

const ENDS = Date.parse('2026-11-23T09:00:00Z')
const ID = '9b2f7a52-3a0e-4a3c-8f5e-0c7d8a1b2c3d'
const token = linkToken('key', ID, ENDS)

test('[R11.7] a link is good until it ends, and then says so', () => {
  expect(readLinkToken('key', token, ENDS - 1)).toEqual({ kind: 'good', delivery: ID, endsMs: ENDS })
  expect(readLinkToken('key', token, ENDS)).toEqual({ kind: 'expired' })
})

test('[R11.7] a link that was touched, or signed with another key, opens nothing', () => {
  expect(readLinkToken('other', token, 0).kind).toBe('invalid')
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.string({ minLength: 0, maxLength: 2 }), (place, put) => {
      const touched = token.slice(0, place) + put + token.slice(place + 1)
      if (touched !== token) expect(readLinkToken('key', touched, 0).kind).toBe('invalid')
    }),
    { numRuns: 2_000 },
  )
  fc.assert(fc.property(fc.string(), (text) => readLinkToken('key', text, 0).kind === 'invalid'))
  // another delivery, or a later end, under the same signature
  const [, , signature] = token.split('.')
  expect(readLinkToken('key', `${ID}.zzzzzzzz.${signature}`, 0).kind).toBe('invalid')
})
