// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { AlarmLoad } from '@vigie/contracts/entities'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Priorities } from './priorities.tsx'

afterEach(cleanup)

const load = (priorities: Partial<AlarmLoad['priorities']>): AlarmLoad =>
  ({ raised: 100, indicative: false, priorities }) as unknown as AlarmLoad

test('[R11.8] what is aimed at for critical and high together is marked once, on both together', () => {
  render(
    <MemoryRouter>
      <Priorities load={load({ critical: 2, high: 8, medium: 20, low: 70 })} />
    </MemoryRouter>,
  )
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll(/[\u00a0\u202f]/g, ' '))
  expect(rows).toEqual([
    expect.stringMatching(/^Haute et critique10 %, visé 5 %10 alarmes$/),
    expect.stringMatching(/^\dCritique2 %2 alarmes$/),
    expect.stringMatching(/^\dHaute8 %8 alarmes$/),
    expect.stringMatching(/^\dMoyenne20 %, visé 15 %20 alarmes$/),
    expect.stringMatching(/^\dBasse70 %, visé 80 %70 alarmes$/),
  ])
})
