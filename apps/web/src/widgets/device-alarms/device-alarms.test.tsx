// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { alarmToDo } from '@vigie/contracts/alarm-to-do'
import { type Alarm, alarm, device } from '@vigie/contracts/entities'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { HttpProvider } from '@/data'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { DeviceAlarms } from './device-alarms.tsx'

const AT = '2026-11-21T14:02:31.000Z'
const made = (id: string, name: string) =>
  device.parse({ id, name, site: 'chaib', kind: 'pump', role: 'source', metrics: [] })
const PUMP = made('pompe', 'Forage 1')
const PROBE = made('niveau', 'Niveau Forage 1')
const raised = (id: string, change: Partial<Alarm>) =>
  alarm.parse({
    id,
    device: 'pompe',
    condition: 'offline',
    priority: 'low',
    state: 'unacknowledged',
    raisedAt: AT,
    clearedAt: null,
    ...change,
  })

const show = (...alarms: readonly Alarm[]) => showWith({}, ...alarms)

const showWith = (picture: Parameters<typeof pictureAt>[1], ...alarms: readonly Alarm[]) => {
  const live = createPromptStore()
  live.apply(pictureAt(AT, { ...picture, alarms: [...alarms] }))
  // nothing is known of what the analyst found
  const http = { get: () => new Promise(() => {}) } as unknown as ComponentProps<typeof HttpProvider>['value']
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HttpProvider value={http}>
        <LivePage live={live}>
          <MemoryRouter>
            <DeviceAlarms device={PUMP} members={[PUMP, PROBE]} act={({ id }) => <button type="button">{id}</button>} />
          </MemoryRouter>
        </LivePage>
      </HttpProvider>
    </QueryClientProvider>,
  )
  return screen.queryAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent] as const)
}

afterEach(cleanup)

test('the page of a device tells the active alarms of its asset, the most urgent first, each the way to its own [R11.1]', () => {
  const told = show(
    raised('drift', { condition: 'efficiency-drift', value: 0.51, threshold: 0.48 }),
    raised('low', { device: 'niveau', condition: 'threshold-low', priority: 'high' }),
    raised('elsewhere', { device: 'autre' }),
    raised('over', { state: 'returned', clearedAt: AT }),
  )
  expect(told.map(([href]) => href)).toEqual(['/alertes?alarme=low', '/alertes?alarme=drift', '/alertes?alarme=over'])
  expect(told[0]?.[1]).toContain('Niveau Forage 1')
  expect(told[1]?.[1]).toContain('habituel 0,48\u00a0kWh/m³')
  expect(told[1]?.[1]).not.toContain('Forage 1')
})

test('an anomaly is not told in general words while what was found is still asked for [R13.3]', () => {
  const [told] = show(raised('odd', { condition: 'anomaly' }))
  expect(told?.[1]).not.toContain('hors de ses valeurs habituelles')
})

test('[R11.3] what a cut puts away stands below the cut, which alone is red', () => {
  const told = show(
    raised('cut', { condition: 'power-off', priority: 'high' }),
    raised('frozen', { device: 'niveau', condition: 'anomaly' }),
    raised('filter', { condition: 'efficiency-drift', state: 'suppressed', cause: 'cut' }),
    raised('kept', { condition: 'threshold-low', state: 'suppressed' }),
  )
  expect(told.map(([href]) => href)).toEqual([
    '/alertes?alarme=cut',
    '/alertes?alarme=frozen',
    '/alertes?alarme=filter',
  ])
  expect(document.querySelector('[data-suspended]')?.textContent).toBe(
    '+\u00a01\u00a0suspendue par une coupure : Dérive de rendement',
  )
  const red = [...document.querySelectorAll('[data-cause]')]
  expect(red.map((row) => row.getAttribute('data-device-alarm'))).toEqual(['power-off'])
})

test('[R11.2] each active alarm of a cut pump has its act in its row', () => {
  show(
    raised('cut', { condition: 'power-off', priority: 'high' }),
    raised('kept', { condition: 'threshold-low', state: 'suppressed' }),
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['cut'])
})

test('[R11.2] a cut asks to look at the breaker and the contactor once the supply is known to be there', () => {
  expect(alarmToDo({ condition: 'power-off' })).toContain('Vérifier l’arrivée du courant')
  expect(alarmToDo({ condition: 'power-off' }, true)).toMatch(/^Le courant arrive.*disjoncteur et le contacteur/)
})

test('[R11.2] a cut that its pump contradicts asks to look at the contact that tells of it, and at no breaker', () => {
  const now = Date.now()
  const poweredAt = new Date(now - 300_000).toISOString()
  const [cut] = showWith(
    {
      series: [[0, 'pompe', 'flow_m3h']],
      readings: [[0, now - 5_000, 42]],
      statuses: [{ device: 'pompe', powered: false, poweredAt, online: true, onlineAt: poweredAt }],
    },
    raised('cut', { condition: 'power-off', priority: 'high', raisedAt: poweredAt }),
  )
  expect(cut?.[1]).toContain('la pompe donne encore 42,0')
  expect(cut?.[1]).toContain('vérifier le contact d’alimentation')
  expect(cut?.[1]).not.toContain('disjoncteur')
})

test('[R11.4] a cut that took others at the same moment is told as part of theirs, in the words of the list', () => {
  const cut = (id: string, device: string) => raised(id, { device, condition: 'power-off', priority: 'high' })
  const back = { clearedAt: new Date(Date.parse(AT) + 5_000).toISOString(), state: 'returned' } as const
  const [own] = show(cut('cut', 'pompe'), cut('b', 'b'), cut('c', 'c'), { ...cut('d', 'd'), ...back })
  expect(own?.[1]).toContain('Coupure\u00a0: 4\u00a0appareils, 1\u00a0revenu. Chercher la coupure là où ces appareils')
  expect(own?.[1]).not.toContain('disjoncteur')
  cleanup()
  expect(show(cut('cut', 'pompe'), cut('b', 'b'))[0]?.[1]).toContain('disjoncteur')
})

test('[R11.1] what is over stays on the page of its device until somebody has acknowledged it, with its act', () => {
  const clearedAt = new Date(Date.parse(AT) + 150_000).toISOString()
  const [over] = show(raised('cut', { condition: 'power-off', state: 'returned', clearedAt }))
  expect(over?.[1]?.replaceAll('\u00a0', ' ')).toMatch(/Alimentation coupée.*coupure de 2 min 30 s · à acquitter/)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(document.querySelector('[data-cause]')).toBeNull()
})

test('nothing stands there while no alarm is active', () => {
  expect(show()).toEqual([])
  expect(screen.queryByRole('region')).toBeNull()
})
