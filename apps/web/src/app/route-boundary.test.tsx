// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pages } from '@/text/pages'
import { RouteBoundary } from './route-boundary.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (failure: Error) => {
  const Broken = () => {
    throw failure
  }
  render(
    <MemoryRouter initialEntries={['/eau']}>
      <Link to="/">Accueil</Link>
      <RouteBoundary>
        <Routes>
          <Route path="/" element={<p>Indicateurs</p>} />
          <Route path="/eau" element={<Broken />} />
        </Routes>
      </RouteBoundary>
    </MemoryRouter>,
  )
}

test('a screen that breaks says so in its place, and another address is another start', () => {
  show(new Error('x is undefined'))
  expect(screen.getByText(pages.failure.other)).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Accueil' }))
  expect(screen.getByText('Indicateurs')).toBeTruthy()
  expect(screen.queryByText(pages.failure.title)).toBeNull()
})

test('[R2.3] code that could not be fetched is told apart from a screen that breaks', () => {
  show(new TypeError('Failed to fetch dynamically imported module: /assets/eau-1.js'))
  expect(screen.getByText(pages.failure.chunk)).toBeTruthy()
})
