import { expect, test } from 'vitest'
import { slotNow } from './next-slot.ts'

const rules = [
  { months: [11, 12], fromHour: 7, toHour: 17, slot: 'standard' as const },
  { months: [11, 12], fromHour: 17, toHour: 22, slot: 'peak' as const },
]
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 26, hour, minute)

test('[R10] the tariff of the moment says which slot runs, and when the next begins', () => {
  expect(slotNow({ rules }, at(14, 12), 'UTC')).toEqual({ slot: 'standard', next: { slot: 'peak', at: at(17) } })
  expect(slotNow({ rules }, at(22), 'UTC')).toEqual({ slot: 'off-peak', next: { slot: 'standard', at: at(31) } })
})

test('[R10] hours are those of the site, also where its clock is half an hour off', () => {
  expect(slotNow({ rules }, at(10, 45), 'Asia/Kolkata').next).toEqual({ slot: 'peak', at: at(11, 30) })
})

test('[R10] a contract of one price has no next slot', () => {
  expect(slotNow({ rules: [] }, at(9), 'UTC')).toEqual({ slot: 'off-peak', next: null })
})
