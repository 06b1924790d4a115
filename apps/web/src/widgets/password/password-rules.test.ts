import { expect, test } from 'vitest'
import { generatePassword } from '@/ui/password-generator'
import { isStrongPassword, keepsRule } from './password-rules.ts'

test.each([
  ['length', 'Aa1!aaa', 'Aa1!aaaa'],
  ['upper', 'éa1!aaaa', 'Éa1!aaaa'],
  ['lower', 'AA1!AAAA', 'AA1!AAAé'],
  ['digit', 'Aab!aaaa', 'Aa1!aaaa'],
  ['symbol', 'Aa1 aaaa', 'Aa1-aaaa'],
] as const)('a new password is refused for its %s, and only for that [R5.1]', (rule, bad, good) => {
  expect(keepsRule(rule, bad)).toBe(false)
  expect(isStrongPassword(bad)).toBe(false)
  expect(keepsRule(rule, good)).toBe(true)
})

test('every generated password keeps the rules [R5.2]', () => {
  for (let round = 0; round < 200; round++) expect(isStrongPassword(generatePassword())).toBe(true)
})

test('a password longer than the service takes is refused', () => {
  expect(isStrongPassword(`Aa1!${'a'.repeat(124)}`)).toBe(true)
  expect(isStrongPassword(`Aa1!${'a'.repeat(125)}`)).toBe(false)
})
