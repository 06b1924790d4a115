// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fitsIn, useFits } from './use-fits.ts'

afterEach(cleanup)

test('[12.11] a table gives way to cards where it is wider than its place, and comes back once there is room', () => {
  expect(fitsIn({ place: 1_118, needed: null })).toBe(true)
  expect(fitsIn({ place: 1_118, needed: 1_186 })).toBe(false)
  expect(fitsIn({ place: 1_186, needed: 1_186 })).toBe(true)
})

test('[12.11] what it took counts for as many columns only, and a pixel of rounding does not', () => {
  const { result, rerender } = renderHook(({ columns }) => useFits(columns), { initialProps: { columns: 8 } })
  const told = (taken: number, room: number) => act(() => result.current.onWidth(taken, room))
  const place = document.createElement('section')
  Object.defineProperty(place, 'clientWidth', { value: 1_118 })
  expect(result.current.fits).toBe(true)
  told(1_119, 1_118)
  expect(result.current.fits).toBe(true)
  told(1_186, 1_118)
  // nobody knows the place yet
  expect(result.current.fits).toBe(true)
  rerender({ columns: 6 })
  expect(result.current.fits).toBe(true)
})
