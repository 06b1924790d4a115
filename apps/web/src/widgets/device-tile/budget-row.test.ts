import { DAY_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { paceBeyond } from './budget-row.tsx'

const month = (days: number) => ({ period: { from: 0, to: 30 * DAY_MS }, until: days * DAY_MS })

test('[R10] a budget says where the pace of the month leads, when that is beyond it and enough of the month is over', () => {
  expect(paceBeyond(0.9, month(23))).toBeCloseTo((0.9 * 30) / 23)
  expect(paceBeyond(0.7, month(23))).toBeNull()
  expect(paceBeyond(0.8, month(23.2))).toBeNull()
  expect(paceBeyond(0.3, month(3))).toBeNull()
  expect(paceBeyond(1.2, month(30))).toBeNull()
})
