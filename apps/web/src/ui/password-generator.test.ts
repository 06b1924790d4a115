import { afterEach, describe, expect, it as test, vi } from 'vitest'
import { generatePassword, PASSWORD_SYMBOLS } from './password-generator.ts'

afterEach(() => vi.restoreAllMocks())

describe('generated password', () => {
  test('has 12 characters unless another length is asked for [R5.2]', () => {
    expect(generatePassword()).toHaveLength(12)
    expect(generatePassword(20)).toHaveLength(20)
    expect(() => generatePassword(3)).toThrow(RangeError)
  })

  test('has an uppercase letter, a lowercase letter, a digit and a symbol of the fixed set, and nothing else [R5.2]', () => {
    for (let round = 0; round < 500; round++) {
      const password = generatePassword(round % 2 === 0 ? 4 : 12)
      expect(password).toMatch(/[A-Z]/)
      expect(password).toMatch(/[a-z]/)
      expect(password).toMatch(/[0-9]/)
      expect([...password].some((character) => PASSWORD_SYMBOLS.includes(character))).toBe(true)
      expect(password).toMatch(/^[A-Za-z0-9!@#$%^&*()\-_=+]+$/)
    }
  })

  test('puts each class at each place about equally often: the order is shuffled [R5.2]', () => {
    const rounds = 8_000
    const uppercaseAt = [0, 0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const place = generatePassword(4).search(/[A-Z]/)
      uppercaseAt[place] = (uppercaseAt[place] ?? 0) + 1
    }
    // 2,000 expected at each place, σ ≈ 39: six σ either way
    for (const count of uppercaseAt) expect(Math.abs(count - rounds / 4)).toBeLessThan(240)
  })

  test('draws only from the cryptographic generator, and again where a draw would be biased [R5.2]', () => {
    const weak = vi.spyOn(Math, 'random')
    let draws = 0
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint32Array) array[0] = draws++ === 0 ? 2 ** 32 - 1 : draws
      return array
    })
    generatePassword(4)
    expect(weak).not.toHaveBeenCalled()
    expect(draws).toBe(4 + 3 + 1)
  })
})
