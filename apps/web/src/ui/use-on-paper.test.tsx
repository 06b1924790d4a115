// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useOnPaper } from './use-on-paper.ts'

afterEach(cleanup)

const Part = () => <p role="note">{useOnPaper() ? 'all' : 'four'}</p>
const shown = () => screen.getByRole('note').textContent

test('what folds away stands on paper when the browser prints, and folds again afterwards', () => {
  render(<Part />)
  expect(shown()).toBe('four')
  // the browser does not wait: all is there when the listeners return
  window.dispatchEvent(new Event('beforeprint'))
  expect(shown()).toBe('all')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(shown()).toBe('four')
})
