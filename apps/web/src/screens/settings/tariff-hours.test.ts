import type { Tariff } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { hoursOfSlot } from './tariff-hours.ts'

const tariff: Tariff = {
  pricePerKwh: { 'off-peak': 0.7, standard: 1, peak: 1.4 },
  rules: [
    { months: [1, 11, 12], fromHour: 7, toHour: 17, slot: 'standard' },
    { months: [1, 11, 12], fromHour: 17, toHour: 22, slot: 'peak' },
    { months: [6, 7], fromHour: 18, toHour: 23, slot: 'peak' },
  ],
  emissionKgPerKwh: 0.7,
}

test('[R5] the hours of a slot are those of the month; what no rule names is off-peak, over midnight too', () => {
  expect(hoursOfSlot(tariff, 'peak', 11)).toEqual([[17, 22]])
  expect(hoursOfSlot(tariff, 'peak', 6)).toEqual([[18, 23]])
  expect(hoursOfSlot(tariff, 'off-peak', 11)).toEqual([[22, 7]])
  expect(hoursOfSlot(tariff, 'off-peak', 6)).toEqual([[23, 18]])
  expect(hoursOfSlot(tariff, 'standard', 6)).toEqual([])
  expect(hoursOfSlot(tariff, 'off-peak', 3)).toEqual([[0, 24]])
})
