// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toasts } from '@/ui/toast-store'
import { Toasts } from './toasts.tsx'

afterEach(cleanup)

test('[R4.7] nothing is drawn before the first toast, and it is seen', async () => {
  const { container } = render(<Toasts />)
  expect(container.childElementCount).toBe(0)
  act(() => void toasts.show({ title: 'Mot de passe changé' }))
  // its code comes with the first one, however long a busy machine takes for it
  const toast = await screen.findByText('Mot de passe changé', {}, { timeout: 60_000 })
  expect(toast.isConnected).toBe(true)
})
