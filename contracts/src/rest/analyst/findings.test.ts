import { expect, test } from 'vitest'
import { tariffShift } from './findings.ts'

test('[R13.2] a plan of the pumps that was kept before the sun was told of it is still read', () => {
  const kept = {
    savingPerDay: { value: 41.5, low: 30.25, high: 52.75 },
    isStated: true,
    daysCompared: 28,
    day: { from: 0, pumpedM3: { was: 400, plan: 400 }, cost: { was: 300, plan: 258.5 } },
    prices: [1],
    pumps: [{ device: 'pompe', was: [0], plan: [1] }],
    tanks: [],
  }
  expect(tariffShift.parse(kept)).toEqual(kept)
  const sun = { surplusKwh: 12, usedKwh: { was: 12, plan: 4 }, planShares: [0.5] }
  expect(tariffShift.parse({ ...kept, sun })).toEqual({ ...kept, sun })
})
