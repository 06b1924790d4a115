// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BudgetBar } from './budget-bar.tsx'

const DAY = { period: { from: 0, to: 24 }, until: 12 }

const leftOf = (element: Element | null | undefined): string => (element as HTMLElement | null)?.style.left ?? 'none'

test('[R10] what passes its budget is longer than it: a bar of 125 % ends it at four fifths', () => {
  const { container, rerender } = render(<BudgetBar spent={1.25} of={DAY} />)
  expect(leftOf(container.querySelector('[data-mark="budget"]'))).toBe('80%')
  expect(leftOf(container.querySelector('.bg-ink'))).toBe('40%')
  rerender(<BudgetBar spent={1} of={DAY} />)
  expect(container.querySelector('[data-mark="budget"]')).toBeNull()
  expect(leftOf(container.querySelector('.bg-ink'))).toBe('50%')
})
