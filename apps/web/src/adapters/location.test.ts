import { expect, test, vi } from 'vitest'
import { returnPathOf, takeAuthToken } from './location.ts'

const take = (href: string) => {
  const replaceState = vi.fn()
  return { token: takeAuthToken({ href }, { replaceState }), address: replaceState.mock.calls[0]?.[2] }
}

test('[R1.3] the token leaves the address and the rest of it stays', () => {
  expect(take('https://site.test/eau?vue=liste&authToken=abc#haut')).toEqual({
    token: 'abc',
    address: '/eau?vue=liste#haut',
  })
})

test('[R1.3] without a token the address is left alone', () => {
  expect(take('https://site.test/?vue=liste')).toEqual({ token: null, address: undefined })
})

test('[R1.3] the same token twice is that token; two different ones are none, and both leave', () => {
  expect(take('https://site.test/?authToken=a&authToken=a')).toEqual({ token: 'a', address: '/' })
  expect(take('https://site.test/?authToken=a&authToken=b')).toEqual({ token: '', address: '/' })
})

test.each([
  ['/eau/sources?q=1#a', '/eau/sources?q=1#a'],
  ['/', '/'],
])('[R1.7] %s is a path of this app to come back to', (kept, path) => {
  expect(returnPathOf(kept)).toBe(path)
})

test.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/..//evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  'eau',
  '/auth/sign-in',
  '/auth/forget-password?x',
  '',
  null,
  undefined,
  42,
  { pathname: '/eau' },
])('[R1.7] %j leads home', (kept) => {
  expect(returnPathOf(kept)).toBe('/')
})
