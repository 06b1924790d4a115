import { expect, test } from 'vitest'
import { leadOf } from './lead.ts'

const day = (value: number | null, completenessPct: number | null = 100) => ({ value, completenessPct })
const open = (projected: number | null) => ({ isOpen: true, projected })

test('[R10] a running day is judged by where it leads: dearer by now than usual, it may end near it', () => {
  expect(leadOf(day(118), 400, open(410))).toEqual({ verdict: 'close', beyond: expect.closeTo(0.025) })
  expect(leadOf(day(118), 400, open(397)).verdict).toBe('within')
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

test('[R10] what leads to its habit but for a difference that rounds to nothing follows it, on either side', () => {
  const habit = (projected: number) => ({ ...open(projected), basis: 'usual' as const })
  expect(leadOf(day(118), 400, habit(399.2)).verdict).toBe('even')
  expect(leadOf(day(118), 400, habit(400.8)).verdict).toBe('even')
  expect(leadOf(day(118), 400, habit(396)).verdict).toBe('within')
  expect(leadOf(day(118), 400, habit(404)).verdict).toBe('close')
  // over by nothing that can be told is no excess of a habit
  expect(leadOf(day(401), 400, habit(401)).verdict).toBe('even')
  const closed = { isOpen: false, projected: null, basis: 'usual' as const }
  expect([399, 401].map((value) => leadOf(day(value), 400, closed).verdict)).toEqual(['even', 'even'])
})

test('[R10] a budget is kept or exceeded to the last drop; only what may come is told as just there', () => {
  expect(leadOf(day(118), 400, open(400.8)).verdict).toBe('even')
  expect(leadOf(day(401), 400, open(402)).verdict).toBe('over')
  expect([399, 401].map((value) => leadOf(day(value), 400, { isOpen: false, projected: null }).verdict)).toEqual([
    'within',
    'over',
  ])
})
