import { expect, it as test } from 'vitest'
import { initialOf } from './avatar.tsx'

test("the avatar falls back to the name's initial, else to 'S' [R4.5]", () => {
  expect(initialOf('amina Naciri')).toBe('A')
  expect(initialOf('  émile')).toBe('É')
  expect(initialOf('')).toBe('S')
  expect(initialOf('   ')).toBe('S')
  expect(initialOf(null)).toBe('S')
})
