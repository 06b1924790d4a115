// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

vi.mock('@/actors/project-switch-context', () => ({
  useProjectSwitch: () => ({ pendingProjectId: null }),
  useProjectSwitchActor: () => ({ send: () => undefined }),
}))
vi.mock('@/data/app-context', () => ({ useConfig: () => ({ site: 'chaib' }) }))
const { ProjectEntries } = await import('./project-entries.tsx')

afterEach(cleanup)

test('[R6.2] the project in view is the first, and alone says that it is here', () => {
  const project = (name: string) => ({ _id: name, name, link: `https://${name}.test` })
  render(<ProjectEntries projects={[project('Massa'), project('Chaib')]} />)
  const [here, other] = screen.getAllByRole('button')
  expect(here?.textContent).toMatch(/^Chaib.+/)
  expect(here?.getAttribute('aria-current')).toBe('location')
  expect(here?.className).toContain('font-semibold')
  expect(here?.querySelector('.lucide-check')).not.toBeNull()
  expect(other?.textContent).toBe('Massa')
  expect(other?.hasAttribute('aria-current')).toBe(false)
  expect(other?.className).not.toContain('font-semibold')
  expect(other?.querySelector('.lucide-check')).toBeNull()
})
