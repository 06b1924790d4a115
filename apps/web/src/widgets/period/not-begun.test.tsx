// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { NotBegun } from './not-begun.tsx'

afterEach(cleanup)

test('[R10] a month that is still to come says when it begins, not that its data are missing, and leads to the one that runs', () => {
  setSiteTimeZone('Etc/UTC')
  render(
    <MemoryRouter initialEntries={['/dashboard?periode=mois&date=2026-12-10']}>
      <NotBegun from={Date.UTC(2026, 11, 1)} />
    </MemoryRouter>,
  )
  expect(document.body.textContent).toContain('Elle commence le 01/12/2026 : rien n’y est encore compté.')
  expect(document.body.textContent).not.toContain('aucune donnée')
  expect(screen.getByRole('link', { name: 'Voir la période en cours' }).getAttribute('href')).toBe(
    '/dashboard?periode=mois',
  )
})
