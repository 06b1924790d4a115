import type { Finding } from '@vigie/contracts/rest/analyst'
import { expect, test } from 'vitest'
import { amount } from '@/widgets/findings/amount'
import { findingOf } from '@/widgets/findings/finding.fixtures'
import { intervalOf, lossesOf } from './amounts.ts'

const costing = (value: number): Finding => findingOf({ id: `leak.${value}`, cost: { value, low: value, high: value } })

test('[R13.2] what findings cost together is what they are written to cost, added up', () => {
  const [sum, unit] = lossesOf([costing(471.6), costing(227.8)], 'MAD').cost
  expect(amount(sum ?? 0, unit)).toBe('700\u00a0MAD')
})

test('[R13.2] how sure a figure is stands in few words, its unit once', () => {
  expect(intervalOf({ value: 67.7, low: 45.2, high: 82.4 }, 'MAD')).toBe('probable\u00a0: 45,2 à 82,4\u00a0MAD')
})
