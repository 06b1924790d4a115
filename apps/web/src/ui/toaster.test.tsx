// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it as test, vi } from 'vitest'
import { toasts } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a toast leaves after 5,000 ms, not before, and gives its place to the next [R4.7]', () => {
  vi.useFakeTimers()
  render(<Toaster labels={{ region: 'Messages', close: 'Fermer' }} />)
  act(() => {
    toasts.show({ title: 'Forage 1' })
  })
  act(() => {
    toasts.show({ title: 'Forage 2' })
  })
  const shown = () => screen.queryAllByRole('button', { name: 'Fermer' }).length
  expect(screen.queryByText('Forage 1')).toBeNull()
  expect(shown()).toBe(1)
  act(() => vi.advanceTimersByTime(4_999))
  expect(shown()).toBe(1)
  act(() => vi.advanceTimersByTime(1))
  expect(shown()).toBe(0)
})
