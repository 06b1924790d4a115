import { expect, test } from 'vitest'
import type { ChartPoint } from './gaps.ts'
import { labelPlace } from './label-place.ts'

const of = (values: readonly number[]) => ({
  from: 0,
  to: values.length,
  points: values.map((value, at): ChartPoint => [at, value, null, null]),
  previous: [],
})

test('[R8.2] the words of a line stand at its end above it while the curve stays below', () => {
  expect(labelPlace(10, of([2, 3, 4, 5, 6, 5, 4, 3, 2, 10]))).toBe('insideEndTop')
})

test('[R8.2] they move to the end, or to the side, where they cover none of the curve', () => {
  expect(labelPlace(10, of([2, 2, 2, 2, 2, 2, 11, 11, 11, 11]))).toBe('insideStartTop')
  expect(labelPlace(10, of([10.8, 10.8, 10.8, 10.8, 4, 4, 10.8, 10.8, 10.8, 10.8]))).toBe('insideEndBottom')
})

test('[R8.2] below a line at the foot of the chart they would cover the axis: they stay above it', () => {
  expect(labelPlace(2, of([4, 4, 4, 4, 0, 0, 45, 4, 4, 4]))).toBe('insideEndTop')
})
