import { expect, test } from 'vitest'
import { leadOf } from './lead.ts'

const day = (value: number | null, completenessPct: number | null = 100) => ({ value, completenessPct })
const open = (projected: number | null) => ({ isOpen: true, projected })

test('[R10] a running day is judged by where it leads: dearer by now than usual, it may end near it', () => {
  expect(leadOf(day(118), 400, open(410))).toEqual({ verdict: 'close', beyond: expect.closeTo(0.025) })
  expect(leadOf(day(118), 400, open(399)).verdict).toBe('within')
  expect(leadOf(day(118), 400, open(430)).verdict).toBe('ahead')
  expect(leadOf(day(401), 400, open(430)).verdict).toBe('over')
})

test('[R10] without an end, a limit or enough data nothing is judged, and what is over is over', () => {
  expect(leadOf(day(118), 400, open(null)).verdict).toBeNull()
  expect(leadOf(day(118), undefined, open(430)).verdict).toBeNull()
  expect(leadOf(day(118, 40), 400, open(430)).verdict).toBeNull()
  expect(leadOf(day(null), 400, open(430)).verdict).toBeNull()
  expect(leadOf(day(401, 40), 400, open(null)).verdict).toBe('over')
  expect(leadOf(day(390), 400, { isOpen: false, projected: null }).verdict).toBe('within')
})
