import { device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { leaksOf } from './leaks.ts'

const DEVICES = ['a', 'b'].map((id) =>
  device.parse({ id, site: 'chaib', kind: 'flow-meter', role: 'consumption', name: id, metrics: [] }),
)
const night = (id: string, value: number | null, previous: number | null, previousCompletenessPct = 100) => ({
  device: id,
  volumeM3: { value: null, previous: null, completenessPct: null },
  budgetM3: null,
  nightFlowM3h: { value, previous, completenessPct: 100, previousCompletenessPct },
})
const found = (...consumptions: ReturnType<typeof night>[]) =>
  leaksOf(DEVICES, { consumptions }).map(({ device: { id }, flow, before }) => [id, flow, before])

test('a leak is a night flow that doubled and grew by half a cubic metre an hour, the largest first', () => {
  expect(found(night('a', 1.65, 0.23), night('b', 3.4, 0.4))).toEqual([
    ['b', 3.4, 0.4],
    ['a', 1.65, 0.23],
  ])
  expect(found(night('a', 0.5, 0.2), night('b', 3.4, 2))).toEqual([])
})

test('nothing is called a leak against what is not known, nor for a device that is not there', () => {
  expect(found(night('a', 3.4, null), night('b', 3.4, 0.4, 20))).toEqual([])
  expect(found(night('elsewhere', 3.4, 0.4))).toEqual([])
  expect(leaksOf(DEVICES, undefined)).toEqual([])
})
