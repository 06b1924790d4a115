// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { press } from './palette.fixtures.tsx'
import { Palette } from './palette.tsx'

afterEach(cleanup)

test('[R3.5] the keys of the palette and of the shortcuts open them, and are heard until the shell goes', () => {
  const onChange = vi.fn()
  const shown = render(<Palette overlay={null} onChange={onChange} />)
  // the browser does nothing of its own with a key that was heard
  expect(press('k')).toBe(false)
  press('?')
  expect(onChange.mock.calls).toEqual([['palette'], ['shortcuts']])
  shown.unmount()
  press('k')
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('[R3.5] a key asks whoever listens now, and is left to a dialog that is open over the page', () => {
  const [first, next] = [vi.fn(), vi.fn()]
  const shown = render(<Palette overlay={null} onChange={first} />)
  shown.rerender(<Palette overlay={null} onChange={next} />)
  press('k')
  expect(first).not.toHaveBeenCalled()
  expect(next).toHaveBeenCalledWith('palette')
  const dialog = document.createElement('div')
  dialog.dataset['scrollLock'] = ''
  document.body.append(dialog)
  press('k')
  expect(next).toHaveBeenCalledTimes(1)
  dialog.remove()
})
