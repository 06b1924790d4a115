import { HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { oldFrom, timeOf } from './picture-age.ts'

const START = Date.UTC(2026, 10, 21, 14)
const picture = (at: number, takenAt: number | null = at) => ({
  receivedAt: new Date(at).toISOString(),
  takenAt: takenAt === null ? null : new Date(takenAt).toISOString(),
})
const every = (gapMs: number) => Array.from({ length: 5 }, (_, place) => picture(START - place * gapMs))

test('a picture is as old as its camera says, else as long as it is here', () => {
  expect(timeOf(picture(START, START - MINUTE_MS))).toBe(START - MINUTE_MS)
  expect(timeOf(picture(START, null))).toBe(START)
})

test('old is what misses three turns of the usual rhythm, and never less than two minutes', () => {
  expect(oldFrom(every(10 * MINUTE_MS))).toBe(30 * MINUTE_MS)
  expect(oldFrom(every(5_000))).toBe(2 * MINUTE_MS)
  const afterAnOutage = [picture(START), picture(START - 9 * HOUR_MS), ...every(MINUTE_MS).slice(1)]
  expect(oldFrom(afterAnOutage)).toBeLessThan(9 * HOUR_MS)
})

test('of a single picture no rhythm is known: an hour', () => {
  expect(oldFrom([picture(START)])).toBe(HOUR_MS)
})
