// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pages } from '@/text/pages'
import { toasts } from '@/ui/toast-store'
import { DialogFailure } from './dialog-failure.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a dialog whose code could not come says so and closes, and is closed by whoever may do it now', () => {
  const show = vi.spyOn(toasts, 'show').mockReturnValue(1)
  const [close, other] = [vi.fn(), vi.fn()]
  const { rerender } = render(<DialogFailure onClose={close} />)
  expect(show.mock.calls).toEqual([[{ title: pages.partFailure, tone: 'bad' }]])
  expect(close).toHaveBeenCalledOnce()
  rerender(<DialogFailure onClose={other} />)
  expect(close).toHaveBeenCalledOnce()
  expect(other).toHaveBeenCalledOnce()
})
