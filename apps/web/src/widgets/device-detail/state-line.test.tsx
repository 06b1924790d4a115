// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { alarm, device } from '@vigie/contracts/entities'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data'
import { HttpProvider } from '@/data/app-context'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { QUERY_KEYS } from '@/data/queries'
import { setSiteTimeZone } from '@/text'
import { assetsOf } from '../assets/assets-of.ts'
import { StateLine } from './state-line.tsx'

const CUT_AT = Date.UTC(2026, 10, 26, 13, 29)

beforeEach(() => {
  vi.useFakeTimers({ now: CUT_AT + 65 * 60_000, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const METER = device.parse({
  id: 'compteur',
  site: 'chaib',
  kind: 'energy',
  role: 'energy',
  name: 'Compteur',
  metrics: [{ id: 'energy_kwh', cadenceMs: 1_000 }],
})

const show = (powered: boolean): void => {
  const at = new Date(CUT_AT).toISOString()
  const live = createPromptStore()
  const told = alarm.parse({
    id: 'a',
    device: 'compteur',
    condition: 'power-off',
    priority: 'high',
    state: 'unacknowledged',
    raisedAt: at,
    clearedAt: null,
  })
  const status = { device: 'compteur', powered, poweredAt: at, online: true, onlineAt: at }
  live.apply(pictureAt(at, { statuses: [status], alarms: powered ? [] : [told] }))
  const [alone] = assetsOf([METER])
  const http = { get: () => new Promise(() => undefined) } as unknown as ComponentProps<typeof HttpProvider>['value']
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HttpProvider value={http}>
        <LivePage live={live}>{alone !== undefined && <StateLine device={METER} alone={alone} />}</LivePage>
      </HttpProvider>
    </QueryClientProvider>,
  )
}

test('[12.2] a device without power says since when, first of all that its page says', () => {
  show(false)
  expect(screen.getByText(/^depuis .*1\sh\s0?5/)).toBeTruthy()
  cleanup()
  show(true)
  expect(screen.queryByText(/^depuis/)).toBeNull()
})

test('[R11.4] that it is cut is red, though the alarm of the cut stands above with its priority', () => {
  show(false)
  expect(document.querySelector('[data-state=off]')?.getAttribute('data-cause')).toBe('true')
})

const PUMP = device.parse({
  id: 'pompe',
  site: 'chaib',
  kind: 'pump',
  role: 'source',
  name: 'Forage 1',
  metrics: [{ id: 'running', cadenceMs: 1_000 }],
})
const STEP_MS = 300_000

test('[R10] since when a pump stands is told once the figures of the day are there, and never as another moment before', async () => {
  setSiteTimeZone('Etc/UTC')
  const now = CUT_AT + 65 * 60_000
  const at = new Date(now).toISOString()
  const live = createPromptStore()
  const status = { device: 'pompe', powered: true, poweredAt: at, online: true, onlineAt: at }
  live.apply(
    pictureAt(at, {
      statuses: [status],
      series: [[0, 'pompe', 'running']],
      readings: [[0, now, 0]],
    }),
  )
  const from = Math.ceil((now + 1) / STEP_MS) * STEP_MS - 86_400_000
  const ran = (share: number, place: number) => [from + place * STEP_MS, share, share, share]
  const stopped = now - 40 * 60_000
  const place = Math.floor((stopped - from) / STEP_MS)
  const points = Array.from({ length: 288 }, (_, one) => ran(one === place ? 0.4 : one < place ? 1 : 0, one))
  let tell: (body: unknown) => void = () => undefined
  const http = {
    get: (path: string) =>
      path.includes('series')
        ? Promise.resolve({ device: 'pompe', metric: 'running', bucketMs: STEP_MS, points })
        : new Promise((resolve) => {
            tell = resolve
          }),
  } as unknown as ComponentProps<typeof HttpProvider>['value']
  const client = createQueryClient()
  client.setQueryData(QUERY_KEYS.site, { capabilities: ['kpis', 'series'], site: { currency: 'MAD' } })
  const [alone] = assetsOf([PUMP])
  render(
    <QueryClientProvider client={client}>
      <HttpProvider value={http}>
        <LivePage live={live}>{alone !== undefined && <StateLine device={PUMP} alone={alone} />}</LivePage>
      </HttpProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(document.querySelector('[data-unread]')).toBeTruthy())
  expect(screen.queryByText(/^depuis/)).toBeNull()
  await act(() => Promise.resolve(tell({ sources: [{ device: 'pompe', lastRanAt: stopped - 2 * 60_000 }] })))
  await waitFor(() => expect(screen.getByText('depuis 13:52, 42 min')).toBeTruthy())
  expect(document.querySelector('[data-unread]')).toBeNull()
})
