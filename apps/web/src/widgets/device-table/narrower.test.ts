import { expect, test } from 'vitest'
import { narrowerOf } from './narrower.ts'

test('[12.11] columns that other pages tell as well give way one by one, in their order, and the others never', () => {
  const [flow, trend, level, pressure] = [{}, { givesWay: 1 }, { givesWay: 3 }, { givesWay: 2 }]
  expect(narrowerOf([flow, trend, level, pressure])).toEqual([
    [flow, trend, level, pressure],
    [flow, level, pressure],
    [flow, level],
    [flow],
  ])
  expect(narrowerOf([flow])).toEqual([[flow]])
})
