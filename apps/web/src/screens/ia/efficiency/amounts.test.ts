import type { Finding } from '@vigie/contracts/rest/analyst'
import { expect, test } from 'vitest'
import { amount } from '@/widgets/findings/amount'
import { lossesOf } from './amounts.ts'

const costing = (value: number): Finding => ({
  id: `leak.${value}`,
  kind: 'leak',
  device: 'secteur-1',
  since: 0,
  provedAt: 0,
  endedAt: null,
  unit: 'm³/h',
  usual: 0.2,
  present: 2,
  moved: [],
  volumeM3: null,
  energyKwh: null,
  cost: { value, low: value, high: value },
  evidence: [],
  feedback: null,
})

test('[R13.2] what findings cost together is what they are written to cost, added up', () => {
  const [sum, unit] = lossesOf([costing(471.6), costing(227.8)], 'MAD').cost
  expect(amount(sum ?? 0, unit)).toBe('700\u00a0MAD')
})
