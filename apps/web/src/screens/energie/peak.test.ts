import { deviceId, type KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { peakLines, peakOf } from './peak.ts'

const meter = deviceId.parse('compteur')
const body = (peakKw: number | null, peakAt: number | null) =>
  ({ meters: [{ device: meter, peakKw, peakAt }] }) as unknown as KpiBody

test('[R8.2] the line across a load curve is of a peak that is known, at its moment; a motor at rest has none', () => {
  expect(peakLines(peakOf(meter, body(19.4, 1_000)))).toMatchObject([
    {
      value: 19.4,
      at: 1_000,
      label: expect.stringMatching(/^pointe \(5 min\) 19,4\skW, 01\/01 à \d\d:00$/),
    },
  ])
  expect(peakLines(peakOf(meter, body(0, 1_000)))).toEqual([])
  expect(peakLines(peakOf(meter, undefined))).toEqual([])
})
