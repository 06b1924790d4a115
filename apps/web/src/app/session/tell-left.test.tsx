// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react'
import type { AlarmAct } from '@vigie/machines/alarm-acts'
import { afterEach, expect, test, vi } from 'vitest'
import { Toaster } from '@/ui/toaster'
import { tellLeft } from './tell-left.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const actOf = (ids: readonly string[], order: AlarmAct['order']): AlarmAct => ({ key: ids.join(), ids, order })

test.each([
  [[actOf(['a'], { act: 'acknowledge' })], '1 acquittement en attente a été envoyé'],
  [
    [actOf(['a', 'b'], { act: 'acknowledge' }), actOf(['c'], { act: 'acknowledge' })],
    '3 acquittements en attente ont été envoyés',
  ],
  [[actOf(['a'], { act: 'acknowledge' }), actOf(['b'], { act: 'unshelve' })], '2 actes en attente ont été envoyés'],
])('[R11.2] acts that a closed tab left are told as sent in a toast that is drawn, counted by alarm', (acts, words) => {
  vi.useFakeTimers()
  render(<Toaster labels={{ region: 'Messages', close: 'Fermer' }} />)
  act(() => tellLeft(acts))
  const toast = screen.getByRole('listitem')
  expect(toast.textContent?.replaceAll('\u00a0', ' ')).toContain(words)
  expect(toast.textContent).toContain('Décidé dans un onglet fermé avant l’envoi.')
  act(() => vi.advanceTimersByTime(60_000))
})
