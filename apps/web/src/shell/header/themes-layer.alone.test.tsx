// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

const choose = vi.fn()
vi.mock('@/data', () => ({ useTheme: () => ({ theme: 'dark', choose }) }))
const { ThemesLayer } = await import('./themes-layer.tsx')

test('the theme that is chosen bears the mark, and another one is chosen by its own name', () => {
  render(<ThemesLayer trigger={<button type="button">Thème</button>} open onOpenChange={() => undefined} />)
  const items = screen.getAllByRole('menuitem')
  const marked = items.filter((item) => item.getAttribute('aria-current') === 'true')
  expect(marked).toHaveLength(1)
  // its sign, and the mark
  expect(items.map((item) => item.querySelectorAll('svg').length)).toEqual(
    items.map((item) => (marked.includes(item) ? 2 : 1)),
  )
  expect(choose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Clair' }))
  expect(choose.mock.calls).toEqual([['light']])
})
