// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { alarm, type KpiBody } from '@vigie/contracts/entities'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { HttpProvider } from '@/data'
import { findingOf } from '@/widgets/findings/finding.fixtures'
import { type AlarmFacts, AlarmFactsProvider } from './context.ts'
import { FoundEvidence } from './found-evidence.tsx'

afterEach(cleanup)

const AT = Date.parse('2026-11-22T04:00:00.000Z')
const LEAK = findingOf({ id: 'f', device: 'secteur', since: AT, provedAt: AT, usual: 0.31, present: 2.27 })
const ALARM = alarm.parse({
  id: 'a',
  device: 'secteur',
  condition: 'night-flow',
  priority: 'medium',
  state: 'unacknowledged',
  raisedAt: new Date(AT).toISOString(),
  clearedAt: null,
})
const NIGHT = { at: AT, flowM3h: 2.12, usualM3h: 0.24, leakSince: AT, recentM3h: [0.24, 2.12] }

const show = (night: typeof NIGHT | null) => {
  const given = <T,>(value: unknown): T => value as T
  const client = new QueryClient()
  client.setQueryData(['analyst', 'findings'], { findings: [LEAK] })
  const figures = given<KpiBody>({ storages: [], consumptions: [{ device: 'secteur', night }], until: AT })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <HttpProvider value={given({ get: () => new Promise(() => {}) })}>
          <AlarmFactsProvider value={given<AlarmFacts>({ nameOf: (id: string) => id, figures })}>
            <FoundEvidence alarm={ALARM} />
          </AlarmFactsProvider>
        </HttpProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('[R13.2] beside the nights of a leak the analyst tells since when and where to read on, and no flow of its own', () => {
  show(NIGHT)
  expect(document.body.textContent).toContain('Fuite possible')
  expect(document.body.textContent).not.toContain('m³/h')
  expect(screen.getByRole('link').getAttribute('href')).toContain('f')
})

test('[R13.2] where no night is known it says what it measured', () => {
  show(null)
  expect(document.body.textContent).toMatch(/de 0,31.m³\/h à 2,27.m³\/h/)
})
