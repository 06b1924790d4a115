// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListAge } from './list-age.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const said = () => screen.queryByRole('status')?.textContent?.replaceAll('\u00a0', ' ') ?? null

test('[R4.4] a list whose reading hangs says so after three seconds, one whose reading failed at once', () => {
  const { rerender } = render(<ListAge hasFailed={false} />)
  act(() => vi.advanceTimersByTime(2_999))
  expect(said()).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(said()).toBe('Lecture en cours : les dernières coupures peuvent manquer à la liste.')
  rerender(<ListAge hasFailed />)
  expect(said()).toBe('La liste n’est peut-être pas à jour : nouvel essai en cours.')
})
