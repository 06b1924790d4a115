import { expect, test } from 'vitest'
import { answerOf, noteAnswer } from './retry-after.ts'

const NOW = Date.parse('2026-11-21T14:02:31.000Z')
const note = (rejection: string, seconds: number) =>
  noteAnswer(rejection, { status: 429, retryAfter: String(seconds) }, NOW)
const waits = (rejections: readonly string[]) => rejections.map((one) => answerOf(one).retryAfterMs)

test('of rejections that are text the last twenty are known, and the oldest is forgotten for each that comes', () => {
  const all = Array.from({ length: 22 }, (_, index) => `refusal ${index}`)
  for (const [index, one] of all.entries()) note(one, index + 1)
  expect(waits(all.slice(0, 2))).toEqual([null, null])
  expect(waits(all.slice(2))).toEqual(all.slice(2).map((_, index) => 1_000 * (index + 3)))
})
