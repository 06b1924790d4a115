// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { KpiBody } from '@vigie/contracts/entities'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { PowerTile } from './power-tile.tsx'

const FROM = Date.UTC(2026, 10, 26)
const UNTIL = Date.UTC(2026, 10, 26, 1, 45)
const CUT_AT = UNTIL + 115_000

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('[13.5] a cut that began after the figures end is told, and not counted in a share of what lies before it', () => {
  vi.useFakeTimers({ now: CUT_AT + 82_000 })
  const at = new Date(CUT_AT).toISOString()
  const live = createPromptStore()
  live.apply(
    pictureAt(at, {
      series: [],
      readings: [],
      statuses: [{ device: 'pompe', powered: false, poweredAt: at, online: true, onlineAt: at }],
    }),
  )
  const powerPct = { value: 99.77, previous: null, completenessPct: 100 }
  const body = {
    availability: [{ device: 'pompe', powerPct, outages: 1, offMs: 14_490 }],
    period: { from: FROM, to: FROM + 86_400_000 },
    until: UNTIL,
  } as unknown as KpiBody
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <LivePage live={live}>
          <PowerTile device="pompe" body={body} targets={undefined} />
        </LivePage>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  expect(screen.getByText(/coupé depuis/)).toBeTruthy()
  expect(screen.getByText('99,77')).toBeTruthy()
  expect(screen.getByText('1 coupure')).toBeTruthy()
})
