// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { type KpiBody, MINUTE_MS, type Outage } from '@vigie/contracts/entities'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data'
import { HttpProvider } from '@/data/app-context'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { QUERY_KEYS } from '@/data/queries'
import { PowerTile } from './power-tile.tsx'

const FROM = Date.UTC(2026, 10, 26)
const UNTIL = Date.UTC(2026, 10, 26, 1, 45)
const CUT_AT = UNTIL + 115_000

beforeEach(() => {
  vi.useFakeTimers({ now: CUT_AT + 82_000, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The tile of a pump whose figures tell of one cut, an hour before they end. */
const show = (powered: boolean, cuts: readonly Pick<Outage, 'from' | 'to'>[], value = 99.77) => {
  const at = new Date(CUT_AT).toISOString()
  const live = createPromptStore()
  live.apply(pictureAt(at, { statuses: [{ device: 'pompe', powered, poweredAt: at, online: true, onlineAt: at }] }))
  const powerPct = { value, previous: null, completenessPct: 100 }
  const body = {
    availability: [{ device: 'pompe', powerPct, outages: 1, offMs: 14_490 }],
    period: { from: FROM, to: FROM + 86_400_000 },
    until: UNTIL,
  } as unknown as KpiBody
  const client = createQueryClient()
  client.setQueryData(QUERY_KEYS.site, { capabilities: ['kpis'], site: { currency: 'MAD' } })
  const outages = cuts.map((cut) => ({ device: 'pompe', ...cut }))
  const http = { get: async () => ({ outages }) } as unknown as ComponentProps<typeof HttpProvider>['value']
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <HttpProvider value={http}>
          <LivePage live={live}>
            <PowerTile device="pompe" body={body} targets={undefined} />
          </LivePage>
        </HttpProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
const COUNTED = { from: UNTIL - 60 * MINUTE_MS, to: UNTIL - 59 * MINUTE_MS }

test('[13.5] a cut that began after the figures end is told, and not counted in a share of what lies before it', () => {
  show(false, [COUNTED, { from: CUT_AT, to: null }])
  expect(screen.getByText(/coupé depuis/)).toBeTruthy()
  expect(screen.getByText('99,77')).toBeTruthy()
  expect(screen.getByText(/^1 coupure · compté jusqu’à 0\d:45$/)).toBeTruthy()
})

test('[13.5] what is cut is never 100 % under power: its share says until when it counts', () => {
  show(false, [{ from: CUT_AT, to: null }], 100)
  expect(screen.queryByText('100,00')).toBeNull()
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toMatch(
    /100,00 % jusqu’à 0\d:45, cette coupure n’est pas encore comptée/,
  )
})

test('[13.5] one that came and went since is said to be not counted yet', async () => {
  show(true, [COUNTED, { from: CUT_AT, to: CUT_AT + 60_000 }])
  expect(await screen.findByText('1 coupure · 1 coupure depuis, pas encore comptée')).toBeTruthy()
  expect(screen.getByText('99,77')).toBeTruthy()
})
