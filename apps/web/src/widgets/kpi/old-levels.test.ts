import { deviceId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { oldLevelAt } from './old-levels.ts'

const [low, high] = [deviceId.parse('bassin-bas'), deviceId.parse('bassin-haut')]
const UNTIL = Date.parse('2026-11-21T14:00:00Z')
const MINUTE = 60_000
const NONE: ReadonlySet<typeof low> = new Set()

test('a level of a tank without power tells of then, from the first moment of the cut', () => {
  const tanks = [
    { device: low, levelAt: UNTIL },
    { device: high, levelAt: UNTIL - MINUTE },
  ]
  expect(oldLevelAt(tanks, UNTIL, NONE)).toBeNull()
  expect(oldLevelAt(tanks, UNTIL, new Set([low]))).toBe(UNTIL)
  expect(oldLevelAt(tanks, UNTIL, new Set([low, high]))).toBe(UNTIL - MINUTE)
})

test('a level read long before the others is old, and one that was never read dates nothing', () => {
  expect(oldLevelAt([{ device: low, levelAt: UNTIL - 16 * MINUTE }], UNTIL, NONE)).toBe(UNTIL - 16 * MINUTE)
  expect(oldLevelAt([{ device: low, levelAt: null }, { device: high }], UNTIL, new Set([low, high]))).toBeNull()
})
