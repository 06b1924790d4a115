import { expect, test } from 'vitest'
import { measureOf, type Part } from './measure.ts'

const fresh: Part = { value: 10, at: 2_000, truth: 'fresh' }
const old: Part = { value: 5, at: 1_000, truth: 'old' }

test('[R12.2] a sum is as old, and as doubtful, as its oldest part', () => {
  expect(measureOf([fresh, old])).toEqual({ value: 15, at: 1_000, truth: 'old', measuring: 2, of: 2 })
})

test('[R12.2] a device without power does not measure: the sum says how many do', () => {
  const off: Part = { value: 7, at: 500, truth: 'off' }
  expect(measureOf([fresh, off])).toEqual({ value: 10, at: 2_000, truth: 'fresh', measuring: 1, of: 2 })
  expect(measureOf([off])).toEqual({ value: 7, at: 500, truth: 'off', measuring: 0, of: 1 })
})

test('[R12.2] what was never measured has no value, and says so', () => {
  expect(measureOf([{ value: null, at: null, truth: 'unknown' }])).toMatchObject({ value: null, truth: 'unknown' })
})

test('[R12.2] while nothing is heard every figure is frozen, with its value and its date', () => {
  expect(measureOf([{ ...fresh, truth: 'frozen' }])).toMatchObject({ value: 10, at: 2_000, truth: 'frozen' })
})

test('[R12.2] one part is told as it would be among others that say nothing', () => {
  const silent: Part = { value: null, at: null, truth: 'unknown' }
  for (const truth of ['fresh', 'old', 'stale', 'unknown', 'off', 'frozen'] as const)
    for (const part of [
      { ...fresh, truth },
      { ...silent, truth },
    ]) {
      const { of, ...alone } = measureOf([part])
      const { of: ofTwo, ...beside } = measureOf(part.value === null ? [part, part] : [part, silent])
      expect([of, ofTwo]).toEqual([1, 2])
      expect(alone).toEqual(beside)
    }
})
