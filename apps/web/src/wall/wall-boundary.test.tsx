// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AGAIN_MS, WallBoundary } from './wall-boundary.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[R12.5] a wall that throws says so, and is drawn anew without anybody pressing anything', () => {
  let isBroken = true
  const Part = () => {
    if (isBroken) throw new Error('broken')
    return <p>Tout est alimenté</p>
  }
  render(
    <WallBoundary>
      <Part />
    </WallBoundary>,
  )
  expect(screen.getByText('Écran en défaut : il se redessine seul.')).toBeDefined()
  act(() => void vi.advanceTimersByTime(AGAIN_MS))
  expect(screen.getByText('Écran en défaut : il se redessine seul.')).toBeDefined()
  isBroken = false
  act(() => void vi.advanceTimersByTime(AGAIN_MS))
  expect(screen.getByText('Tout est alimenté')).toBeDefined()
})
