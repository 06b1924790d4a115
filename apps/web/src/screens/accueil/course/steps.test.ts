import { expect, test } from 'vitest'
import { stepArea, stepLine } from './steps.ts'

const HOURS = [0, 1, 2, 3].map((from) => ({ from, to: from + 1 }))
const x = (at: number) => 10 * at
const y = (value: number) => 100 - value

test('a value holds for the whole of its stretch', () => {
  expect(stepLine(HOURS, [1, 2, 2, 3], x, y)).toBe('M0 99H10V98H20V98H30V97H40')
})

test('where a value is missing the line is interrupted', () => {
  expect(stepLine(HOURS, [1, null, null, 3], x, y)).toBe('M0 99H10M30 97H40')
  expect(stepLine(HOURS, [null, null, null, null], x, y)).toBe('')
})

test('an area goes back along its base', () => {
  expect(stepArea(HOURS, [5, 7, null, null], [1, 2, null, null], x, y)).toBe('M0 95H10V93H20V98H10V99H0Z')
  expect(stepArea(HOURS, [5, null, null, null], [], x, y)).toBe('M0 95H10V100H0Z')
})
