import { expect, test } from 'vitest'
import { specOf } from '../testing/series.ts'
import { bySeries } from './incoming.ts'

const [flow, volume] = [specOf('flow_m3h'), specOf('volume_m3', { id: 2 })]

test('values are gathered by series, oldest first, of one instant the later to arrive', () => {
  const values = [
    { spec: flow, ts: 3, value: 30 },
    { spec: volume, ts: 1, value: 7 },
    { spec: flow, ts: 1, value: 10 },
    { spec: flow, ts: 3, value: 31 },
  ]
  expect(bySeries(values).map(({ spec, points }) => [spec.id, points.map(({ ts, value }) => [ts, value])])).toEqual([
    [
      1,
      [
        [1, 10],
        [3, 31],
      ],
    ],
    [2, [[1, 7]]],
  ])
})
