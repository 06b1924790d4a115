import { expect, test } from 'vitest'
import { isStorable } from './storable.ts'

test.each(['a\0b', 'x\ud800', { reason: ['\0'] }, { '\udc00': 1 }, [[['\0']]]])('%j cannot be kept', (value) => {
  expect(isStorable(value)).toBe(false)
})

test.each(['é 🌵 \n\t', null, 7, undefined, { a: ['b', { c: true }] }, Buffer.from([0])])('%j can be kept', (value) => {
  expect(isStorable(value)).toBe(true)
})

test('a value nested as deep as a body can be is looked through', () => {
  expect(isStorable(JSON.parse(`${'['.repeat(200_000)}"\\u0000"${']'.repeat(200_000)}`))).toBe(false)
})
