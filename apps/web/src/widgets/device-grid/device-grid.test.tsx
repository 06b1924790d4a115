// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { type Device, device } from '@vigie/contracts/entities'
import type { LiveEventOf } from '@vigie/contracts/live'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ConnectionView, createLiveClock, createLiveStore, DataProvider } from '@/data'
import { text } from '@/text'
import { DeviceGrid } from './device-grid.tsx'
import { groupDevices } from './group-devices.ts'

const CADENCE_MS = 5_000
const START = Date.UTC(2024, 10, 21, 13, 2, 31)
const DEVICES: readonly Device[] = [
  { id: 'forage-1', name: 'Forage 1', role: 'source', kind: 'pump', metrics: ['flow_m3h', 'power_kw'] },
  { id: 'forage-2', name: 'Forage 2', role: 'source', kind: 'pump', metrics: ['flow_m3h'] },
  { id: 'bassin', name: 'Bassin', role: 'storage', kind: 'quantity', metrics: ['level_m'], heightM: 4 },
  { id: 'camera', name: 'Caméra', role: 'storage', kind: 'camera', metrics: [] },
].map(({ metrics, ...fields }) =>
  device.parse({ ...fields, site: 'chaib', metrics: metrics.map((id) => ({ id, cadenceMs: CADENCE_MS })) }),
)
const SERIES: LiveEventOf<'snapshot'>['series'] = [
  [0, 'forage-1', 'flow_m3h'],
  [1, 'forage-2', 'flow_m3h'],
  [2, 'bassin', 'level_m'],
]

const mountGrid = () => {
  const now = (flush: () => void) => flush()
  const live = createLiveStore({ frame: now, calm: now })
  const clock = createLiveClock()
  const listeners = new Set<() => void>()
  let view: ConnectionView = { trusted: true, since: null, reason: null, clockStep: null }
  const feed = {
    get: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
  const status = (id: string, powered: boolean) =>
    ({ device: id, powered, poweredAt: null, online: true, onlineAt: null }) as const
  live.apply({
    type: 'snapshot',
    epoch: 'e',
    seq: 0,
    at: new Date(START).toISOString(),
    series: SERIES,
    readings: [
      [0, START, 42.26],
      [1, START, 18],
      [2, START, 3],
    ],
    statuses: DEVICES.map(({ id }) => status(id, true)),
    alarms: [],
  })
  const onSelect = vi.fn()
  const readSite = () => Promise.reject(new Error('not read here'))
  const groups = groupDevices(DEVICES, { words: '', unpowered: new Set() })
  render(
    <DataProvider value={{ live, clock, feed, readSite, firstSnapshot: Promise.resolve() }}>
      <DeviceGrid groups={groups} selected={null} onSelect={onSelect} />
    </DataProvider>,
  )
  return {
    onSelect,
    read: (...rows: LiveEventOf<'readings'>['rows']) => act(() => live.apply({ type: 'readings', rows })),
    power: (id: string, powered: boolean) => act(() => live.apply({ type: 'status', statuses: [status(id, powered)] })),
    unlink: (id: string) =>
      act(() => live.apply({ type: 'status', statuses: [{ ...status(id, true), online: false }] })),
    trust: (next: ConnectionView) =>
      act(() => {
        view = next
        for (const listener of listeners) listener()
      }),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  }
}

const tile = (name: string): HTMLElement => {
  const found = screen.getByRole('button', { name }).closest('article')
  if (found === null) throw new Error(`no tile ${name}`)
  return found
}
const signs = () => screen.getAllByRole('article').map((each) => each.querySelector('[data-freshness]')?.textContent)

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('live tiles', () => {
  test('of a device without power or connection never say « Frais »: what is off overrides', () => {
    const grid = mountGrid()
    grid.power('forage-1', false)
    expect(tile('Forage 1').querySelector('[data-freshness]')?.textContent).toMatch(/^Coupé/)
    grid.unlink('forage-2')
    expect(tile('Forage 2').querySelector('[data-freshness]')?.textContent).toMatch(/^Hors ligne/)
    grid.power('forage-1', true)
    expect(tile('Forage 1').querySelector('[data-freshness]')?.textContent).toMatch(/^Frais/)
  })

  test('stand in groups with French titles, each value with its unit and age', () => {
    mountGrid()
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Sources 2',
      'Stockage 2',
    ])
    expect(tile('Forage 1').textContent).toContain('42,3\u00a0m³/h')
    expect(tile('Forage 1').textContent).toContain('Fraisà l’instant')
    expect(within(tile('Bassin')).getByRole('img').getAttribute('aria-label')).toBe('Rempli à 75\u00a0%')
  })

  test('follow each reading on their own tile', () => {
    const { read } = mountGrid()
    read([0, START + 1_000, 50])
    expect(tile('Forage 1').textContent).toContain('50,0\u00a0m³/h')
    expect(tile('Forage 2').textContent).toContain('18,0\u00a0m³/h')
  })

  test('degrade alone when only one device falls silent', () => {
    const { read, pass } = mountGrid()
    pass(2 * CADENCE_MS + 1_000)
    read([1, START + 11_000, 18], [2, START + 11_000, 3])
    expect(signs().slice(0, 3)).toEqual(['Ancienil y a 11\u00a0s', 'Fraisà l’instant', 'Fraisà l’instant'])
    pass(40_000)
    read([1, START + 51_000, 18], [2, START + 51_000, 3])
    expect(signs()[0]).toBe('Périméil y a 51\u00a0s')
    expect(tile('Forage 1').textContent).toContain('42,3\u00a0m³/h')
  })

  test('all say since when they are frozen, values kept and dated, while the feed is not trusted', () => {
    const { trust } = mountGrid()
    trust({ trusted: false, since: START + 2_000, reason: null, clockStep: null })
    expect(signs()).toEqual([...Array(3).fill('figé depuis 14:02:33mesuré à 14:02:31'), 'figé depuis 14:02:33'])
    expect(tile('Forage 1').textContent).toContain('42,3\u00a0m³/h')
    trust({ trusted: true, since: null, reason: null, clockStep: null })
    expect(signs()).toEqual([...Array(3).fill('Fraisà l’instant'), undefined])
  })

  test('say in words that a device is without power, or that nothing is known', () => {
    const { power } = mountGrid()
    power('forage-1', false)
    expect(within(tile('Forage 1')).getByText(text.live.unpowered).dataset['power']).toBe('off')
    expect(within(tile('Forage 2')).getByText(text.live.powered).dataset['power']).toBe('on')
  })

  test('hand over the device that is pressed', () => {
    const { onSelect } = mountGrid()
    fireEvent.click(screen.getByRole('button', { name: 'Bassin' }))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('bassin')
  })
})
