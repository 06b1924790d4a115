import { expect, test } from 'vitest'
import { boxOf, capPxOf, fitting, fontPxOf, sizeFor } from './room.ts'

const room = { diagonalIn: 55, distanceM: 5 }

test.each([
  ['1080p', 1_920, 1_080, 39.9],
  ['4K', 3_840, 2_160, 79.8],
  ['720p', 1_280, 720, 26.6],
  ['portrait', 1_080, 1_920, 39.9],
])('[R12.3] at five metres of 55 inches a digit is 25 mm high on %s', (_, widthPx, heightPx, cap) => {
  const picture = { widthPx, heightPx }
  const mmPerPx = (55 * 25.4) / Math.hypot(widthPx, heightPx)
  expect(capPxOf(picture, room) * mmPerPx).toBeCloseTo(25, 6)
  expect(capPxOf(picture, room)).toBeCloseTo(cap * (39.4 / 39.9), 0)
  expect(fontPxOf(picture, room) * 0.727 * mmPerPx).toBeGreaterThanOrEqual(25 - 1e-9)
})

test('[R12.3] the same room holds as much on any resolution, and less from farther away', () => {
  const small = { widthPx: 1_280, heightPx: 720 }
  const large = { widthPx: 3_840, heightPx: 2_160 }
  expect(boxOf(small, fontPxOf(small, room)).cols).toBeCloseTo(boxOf(large, fontPxOf(large, room)).cols, 6)
  const far = { ...room, distanceM: 10 }
  expect(boxOf(small, fontPxOf(small, far)).rows).toBeCloseTo(boxOf(small, fontPxOf(small, room)).rows / 2, 6)
})

test('[R12.3] a long name is set smaller, never below the smallest size', () => {
  expect(sizeFor('Forage', 30, 3.27)).toBe(3.27)
  expect(sizeFor('Forage du Bas Douar Nord', 24, 3.27)).toBeLessThan(2)
  expect(sizeFor('x'.repeat(200), 24, 3.27)).toBe(1)
})

test('[R12.3] what does not fit becomes fewer things, and says how many are left out', () => {
  expect(fitting([1, 2, 3], 3)).toEqual({ shown: [1, 2, 3], more: 0 })
  expect(fitting([1, 2, 3, 4], 3)).toEqual({ shown: [1, 2], more: 2 })
})
