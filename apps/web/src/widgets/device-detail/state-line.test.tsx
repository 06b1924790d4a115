// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { alarm, device } from '@vigie/contracts/entities'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data'
import { HttpProvider } from '@/data/app-context'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
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
