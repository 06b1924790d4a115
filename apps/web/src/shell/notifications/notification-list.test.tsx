// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Notification } from '@vigie/contracts/entities'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPromptStore, pictureAt, pumpAlarm } from '@/data/live-page.fixtures'
import { ListPage } from './notification-list.fixtures.tsx'

const send = vi.fn<(event: object) => void>()
beforeEach(() => void send.mockReset())
afterEach(cleanup)

const AT = '2026-11-25T09:00:00.000Z'
const one = (_id: string, deviceStatus: 'on' | 'off', created_at: string): Notification => ({
  _id,
  device_id: { name: 'Forage 1' },
  deviceStatus,
  created_at,
})
const PAIR = [one('b', 'on', '2026-11-25T09:17:00.000Z'), one('a', 'off', AT)]
const setUp = (feed?: object, items = PAIR) => {
  const live = createPromptStore()
  live.apply(pictureAt(AT, {}))
  const list = { data: items, isPending: false }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(<ListPage queries={queries} live={live} list={list} send={send} feed={feed} />)
  return live
}
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const NONE = 'Aucun appareil coupé maintenant'

test('[R4.3] above a list of cuts stands that nothing is cut now, until something is', () => {
  const live = setUp()
  expect(text()).toContain(NONE)
  const status = { device: 'pompe', powered: false, poweredAt: AT, online: true, onlineAt: null }
  act(() => live.apply(pictureAt(AT, { statuses: [status] })))
  expect(text()).not.toContain(NONE)
  expect(text()).toContain('1 appareil coupé maintenant')
})

test('[R4.3] above the list stands how many alarms wait, with the way to them, also where nobody is cut', () => {
  const live = setUp()
  expect(text()).not.toContain('à acquitter')
  const alarms = [
    pumpAlarm(AT, { id: 'a', state: 'returned' }),
    pumpAlarm(AT, { id: 'b', state: 'unacknowledged' }),
    pumpAlarm(AT, { id: 'c', state: 'acknowledged' }),
  ]
  act(() => live.apply(pictureAt(AT, { alarms })))
  const link = screen.getByRole('link', { name: /2\salarmes à acquitter/ })
  expect(link.getAttribute('href')).toBe('/alertes')
  expect(text()).toContain(NONE)
})

test('[R4.3] nobody is said to have power by a feed that is not to be trusted', () => {
  setUp({ trusted: false, since: null, reason: null, clockStep: null })
  expect(text()).not.toContain(NONE)
})

test('[R4.3] a return and the cut below it each tell the device, its status and the date', () => {
  setUp()
  const told = [...document.querySelectorAll('li')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(told).toHaveLength(2)
  expect(told[0]).toMatch(/Forage 1Statut d'alimentation : ALLUMÉ ✅25\/11\/2026/)
  expect(told[1]).toMatch(/Forage 1coupure de 17 minStatut d'alimentation : ÉTEINT ❌25\/11\/2026/)
})

test('[R4.3] what a feeder cut has a line that says how many, whether it is over, when and who; over and seen it is folded, a press tells each', () => {
  const names = ['Bassin bas', 'Bassin haut', 'Caméra', 'Forage 1']
  const of = (status: 'on' | 'off', at: string, told = names) =>
    told.map((name): Notification => ({ ...one(`${name}-${status}`, status, at), device_id: { name } }))
  setUp(undefined, [...of('on', '2026-11-25T09:17:00.000Z'), ...of('off', AT)])
  const line = document.querySelector('summary')
  expect(line?.textContent).toMatch(
    /Coupure terminée\s: 4\sappareils\d\d:00:00 – \d\d:17:00, 17\smin.*Caméra, Forage 1, Bassin bas et 1\sautre.*8\snotifications/,
  )
  const fold = line?.closest('details')
  expect(fold?.open).toBe(false)
  expect(fold?.querySelectorAll('li')).toHaveLength(8)
  fireEvent.click(line as HTMLElement)
  expect(fold?.open).toBe(true)
  cleanup()
  setUp(undefined, [...of('on', '2026-11-25T09:17:00.000Z', ['Caméra']), ...of('off', AT)])
  expect(document.querySelector('summary')?.textContent).toMatch(/Coupure\s: 4\sappareils, 1\srevenudepuis \d\d:00:00/)
  expect(document.querySelector('details')?.open).toBe(true)
})

test('[R4.3] returns of one moment whose cuts are of no day in view say when, and each stands below its own line', () => {
  const of = (names: string, at: string) =>
    [...names].map((name): Notification => ({ ...one(`${name}${at}`, 'on', at), device_id: { name } }))
  setUp(undefined, [...of('ABC', '2026-11-25T09:17:00.000Z'), ...of('DEF', AT)])
  const lines = [...document.querySelectorAll('summary')]
  expect(lines.map(({ textContent }) => textContent?.match(/\d\d:\d\d:\d\d/)?.[0]?.slice(3))).toEqual([
    '17:00',
    '00:00',
  ])
  const rows = lines.map((line) => [...(line.closest('details')?.querySelectorAll('li') ?? [])])
  expect(rows.map((some) => some.map(({ textContent }) => textContent?.match(/[A-F](?=Statut)/)?.[0]))).toEqual([
    ['A', 'B', 'C'],
    ['D', 'E', 'F'],
  ])
})

test('[R4.3] a press on a notification closes the panel, wherever it leads', () => {
  setUp()
  const [row] = [...document.querySelectorAll<HTMLElement>('li a')]
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(row as HTMLElement)
  expect(send.mock.calls).toEqual([[{ type: 'outside.pressed' }]])
})
