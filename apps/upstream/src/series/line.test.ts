import { describe, expect, it as test } from 'vitest'
import { MINUTE_MS } from '../time.ts'
import { lineAt } from './line.ts'

const readings = (levelOf: (place: number) => number) =>
  Array.from({ length: 31 }, (_, place) => ({ ts: place * 10_000, value: levelOf(place) }))

describe('the line through readings', () => {
  test('is that of a gauge that moves evenly, at its end and between', () => {
    const even = readings((place) => 60 + 0.02 * place)
    expect(lineAt(even, 5 * MINUTE_MS)).toBeCloseTo(60.6, 9)
    expect(lineAt(even, 2 * MINUTE_MS)).toBeCloseTo(60.24, 9)
  })

  test('is not moved by a few readings that lie far off, the last one among them', () => {
    const astray = new Set([3, 12, 30])
    const noisy = readings((place) => 60 + 0.02 * place + (astray.has(place) ? 9 : 0))
    expect(lineAt(noisy, 5 * MINUTE_MS)).toBeCloseTo(60.6, 9)
  })

  test('of one reading is its value, of none nothing', () => {
    expect(lineAt([{ ts: 0, value: 4 }], MINUTE_MS)).toBe(4)
    expect(lineAt([], 0)).toBeNull()
  })
})
