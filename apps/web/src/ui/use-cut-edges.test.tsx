// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ScrollArea } from './scroll-area.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const sized = (box: HTMLElement, sizes: Readonly<Record<string, number>>) => {
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(box, name, { value, configurable: true })
}

test('a box that is scrolled says on which sides more follows', () => {
  let told: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(mark: () => void) {
        told = mark
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<ScrollArea label="Tableau">…</ScrollArea>)
  const box = screen.getByRole('region', { name: 'Tableau' })
  expect(box.tabIndex).toBe(0)
  sized(box, { clientWidth: 100, scrollWidth: 300, clientHeight: 50, scrollHeight: 50 })
  act(told)
  expect(box.dataset['cut']).toBe('right')
  sized(box, { scrollLeft: 50 })
  fireEvent.scroll(box)
  expect(box.dataset['cut']).toBe('right')
  sized(box, { scrollLeft: 200, scrollHeight: 90 })
  fireEvent.scroll(box)
  expect(box.dataset['cut']).toBe('bottom')
})
