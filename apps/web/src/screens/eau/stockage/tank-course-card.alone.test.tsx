// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { device, HOUR_MS, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data'
import { HttpProvider } from '@/data/app-context'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { QUERY_KEYS } from '@/data/queries'
import { setSiteTimeZone } from '@/text'
import { autonomyWords } from '@/widgets/kpi/autonomy-words'
import { TankCourseCard } from './tank-course-card.tsx'

vi.mock('./tank-course-chart.tsx', () => ({
  TankCourseChart: ({ end, label }: { readonly end: string | null; readonly label: string }) => (
    <div role="img" aria-label={label}>
      {end}
    </div>
  ),
}))

const UNTIL = Date.UTC(2026, 10, 21, 14)
const NOW = UNTIL + 2 * MINUTE_MS
const END = Date.UTC(2026, 10, 21, 21, 40)

beforeEach(() => {
  setSiteTimeZone('Etc/UTC')
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const tank = device.parse({
  ...{ id: 'bassin', site: 's', kind: 'quantity', role: 'storage', name: 'Bassin haut', capacityM3: 200 },
  metrics: [{ id: 'level_pct', cadenceMs: 10_000 }],
})
const known = {
  device: tank.id,
  levelAt: UNTIL,
  autonomyHours: (END - UNTIL) / HOUR_MS,
  autonomyEndsAt: END,
  autonomyCourse: [
    { at: UNTIL, volumeM3: 96 },
    { at: UNTIL + HOUR_MS, volumeM3: 90 },
    { at: END, volumeM3: 20 },
  ],
}

type Given = {
  readonly storage?: Partial<KpiBody['storages'][number]> | undefined
  readonly search?: string
  readonly powered?: boolean
  readonly period?: object
  readonly devices?: ComponentProps<typeof TankCourseCard>['devices']
}

const show = ({
  storage = {},
  search = '',
  powered = true,
  period = { unit: 'day' },
  devices = [tank],
}: Given = {}) => {
  const at = new Date(UNTIL).toISOString()
  const live = createPromptStore()
  live.apply(pictureAt(at, { statuses: [{ device: tank.id, powered, poweredAt: at, online: true, onlineAt: at }] }))
  const client = createQueryClient()
  client.setQueryData(QUERY_KEYS.site, { capabilities: ['kpis', 'series'], site: { currency: 'MAD' } })
  client.setQueryData(['kpis', period], { until: UNTIL, storages: [{ ...known, ...storage }] })
  const http = { get: () => new Promise(() => undefined) } as unknown as ComponentProps<typeof HttpProvider>['value']
  render(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <QueryClientProvider client={client}>
        <HttpProvider value={http}>
          <LivePage live={live}>
            <TankCourseCard device={tank} devices={devices} />
          </LivePage>
        </HttpProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
const card = () => screen.queryByRole('region', { name: 'Vers la réserve' })

test('[R10] the course of a tank is drawn with its end as the tile tells it, and said in a sentence with what it supposes', () => {
  show()
  const words = /Sans pompage, le stock, 96,0\s?m³ à 14:00, passe à 20,0\s?m³, sa réserve, vers 21:45\./
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('img', { name: words }).textContent).toBe('fin vers\n21:45')
  expect(autonomyWords(known, null, NOW)).toContain('fin vers 21:45')
  expect(screen.getByText(/d’après les quatre derniers samedis, heure par heure/)).toBeTruthy()
})

test('[R10] its hours are in a table as well', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Tableau' }))
  const rows = within(screen.getByRole('table', { name: 'Stock attendu, Bassin haut' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'HeureNiveau attenduStock attendu',
    '14:0048,0 %96,0 m³',
    '15:0045,0 %90,0 m³',
    '21:4010,0 %20,0 m³',
  ])
})

test('[R10] of a stock that lasts longer than its course no end is marked, and the sentence says when it comes', () => {
  const autonomyCourse = [...known.autonomyCourse.slice(0, 2), { at: UNTIL + 48 * HOUR_MS, volumeM3: 45 }]
  show({ storage: { autonomyEndsAt: UNTIL + 60 * HOUR_MS, autonomyCourse } })
  expect(
    screen.getByText(/96,0\s?m³ à 14:00, passe à 45,0\s?m³ le 23\/11 à 14:00, et à sa réserve le 24\/11 vers 02:00\./),
  ).toBeTruthy()
  expect(screen.getByRole('img').textContent).toBe('')
})

test('[R10] tanks that share their water say so', () => {
  const low = device.parse({ ...tank, id: 'bas', name: 'Bassin bas', feeds: [tank.id] })
  show({ devices: [tank, low] })
  expect(screen.getByText(/L’eau est partagée avec Bassin bas/)).toBeTruthy()
})

test.each<readonly [string, string, Given]>([
  ['its level is old', '13:44', { storage: { levelAt: UNTIL - 16 * MINUTE_MS } }],
  ['nothing was read of the site for long', '13:31', { storage: { levelAt: NOW - 31 * MINUTE_MS } }],
  ['it has no power', '14:00', { powered: false }],
])('[R10] where %s the course says why it is not drawn, as its autonomy is told all the same', (_, read, given) => {
  show(given)
  expect(screen.queryByRole('img')).toBeNull()
  expect(card()?.textContent).toContain(`Pas de courbe : elle partirait d’un niveau lu à ${read}`)
  expect(card()?.textContent).toContain('L’autonomie en est estimée')
})

test.each<readonly [string, Given]>([
  ['nothing tells how it goes', { storage: { autonomyCourse: undefined } }],
  ['its autonomy is not known', { storage: { autonomyHours: null, autonomyEndsAt: null, autonomyCourse: undefined } }],
  ['another day is shown', { search: '?date=2026-11-20', period: { unit: 'day', date: '2026-11-20' } }],
  ['what is shown goes with the clock', { search: '?periode=24h', period: { unit: 'last-24h' } }],
])('[R10] no course is drawn where %s', (_, given) => {
  show(given)
  expect(card()).toBeNull()
})
