// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Windowed } from './windowed.tsx'

type Seen = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void
let parts: Seen[] = []
/** tells of every element that it came out as tall as it is */
let measured: () => void = () => undefined

beforeEach(() => {
  parts = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        parts.push(seen)
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(seen: () => void) {
        measured = seen
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (count: number) =>
  render(
    <Windowed items={Array.from({ length: count }, (_, place) => place)} rowPx={50}>
      {(items) => items.map((item) => <article key={item}>{item}</article>)}
    </Windowed>,
  )
const scroll = (part: number, isIntersecting: boolean) => act(() => parts[part]?.([{ isIntersecting }]))
const shown = () => screen.queryAllByRole('article').map(({ textContent }) => Number(textContent))

test('a short list is there as a whole, watched by nobody', () => {
  show(120)
  expect(shown()).toHaveLength(120)
  expect(parts).toHaveLength(0)
})

test('of 2,000 rows only the parts near the window are there, in their place, and leave again', () => {
  const { container } = show(2_000)
  expect(shown()).toEqual([])
  expect([...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.height).slice(0, 1)).toEqual([
    '3000px',
  ])
  scroll(1, true)
  expect(shown()).toHaveLength(60)
  expect(shown()[0]).toBe(60)
  scroll(2, true)
  scroll(1, false)
  expect(shown()[0]).toBe(120)
})

test('paper has all of it', () => {
  show(2_000)
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
  })
  expect(shown()).toHaveLength(2_000)
})

test('once one part was seen, what is still away is as tall as its rows', () => {
  const tall = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60 * 73)
  const { container } = show(2_000)
  scroll(33, false)
  scroll(0, true)
  act(() => measured())
  const held = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.height)
  expect(held[0]).toBe(`${60 * 73}px`)
  expect(held.at(-1)).toBe(`${20 * 73}px`)
  tall.mockRestore()
})
