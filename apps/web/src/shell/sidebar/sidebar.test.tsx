// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showSidebar } from './sidebar.fixtures.tsx'

afterEach(cleanup)

const conduct = () => within(screen.getByRole('region', { name: 'Conduite' }))
const group = () => screen.getByRole('button', { name: 'Technical KPIs' })
const arrowIn = (button: HTMLElement) => button.querySelector('.lucide-chevron-down')

test('[R3.4] a narrow sidebar has icons in its middle, without words, headings or arrows; a wide one has them all', () => {
  const { sidebar } = showSidebar()
  const foot = () => screen.getByRole('button', { name: /^(Réduire|Déplier) le menu$/ })
  const logo = () => screen.getByRole('img').closest('div')
  const looks = () => ({
    heading: conduct().queryByText('Conduite') !== null,
    word: group().textContent,
    arrow: arrowIn(group()) !== null,
    logo: logo()?.className.includes('justify-center'),
    foot: foot().parentElement?.className.includes('justify-center'),
    closes: foot().querySelector('.lucide-panel-left-close') !== null,
  })
  const wide = { heading: true, word: 'Technical KPIs', arrow: true, logo: false, foot: false, closes: true }
  expect(looks()).toEqual(wide)
  act(() => sidebar.send({ type: 'toggle.pressed' }))
  expect(looks()).toEqual({ heading: false, word: '', arrow: false, logo: true, foot: true, closes: false })
  act(() => sidebar.send({ type: 'toggle.pressed' }))
  expect(looks()).toEqual(wide)
})

test.each([true, false])(
  '[R11.4] the entry of alarms, and no other, is counted and described by its count (wide: %s)',
  async (expanded) => {
    showSidebar({ expanded })
    const link = (name: string) => screen.getByRole('link', { name })
    // its code comes late, however long a busy machine takes for it
    await conduct().findByTitle(/à acquitter/, {}, { timeout: 60_000 })
    expect(document.querySelectorAll('[data-count]')).toHaveLength(1)
    expect(link('Alarmes').querySelector('[data-count]')).not.toBeNull()
    const described = document.getElementById(link('Alarmes').getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toContain('1\u00a0à acquitter')
    expect(link('Accueil').hasAttribute('aria-describedby')).toBe(false)
  },
)

test('[R3.2] the list of projects is 18rem high while it is open, 5rem while it is not, and its arrow turns', () => {
  const { sidebar } = showSidebar()
  const looks = () => {
    const button = screen.getByRole('button', { name: /^Projets,/ })
    return [
      button.nextElementSibling?.className.match(/max-h-\[(\w+)\]/)?.[1],
      arrowIn(button)?.classList.contains('rotate-180'),
    ]
  }
  expect(looks()).toEqual(['5rem', false])
  act(() => sidebar.send({ type: 'group.pressed', group: 'projects' }))
  expect(looks()).toEqual(['18rem', true])
})
