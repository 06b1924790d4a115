// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { type Device, device } from '@vigie/contracts/entities'
import type { LiveEventOf } from '@vigie/contracts/live'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ConnectionView, createLiveClock, createLiveStore, DataProvider } from '@/data'
import { assetsOf } from '../assets/assets-of.ts'
import { AssetFiguresProvider } from '../device-tile/asset-figures.ts'
import { KnownLeaksProvider, type Leaks } from '../leaks/leaks-provider.tsx'
import { DeviceGrid } from './device-grid.tsx'
import { groupAssets } from './group-assets.ts'

const CADENCE_MS = 5_000
const START = Date.UTC(2024, 10, 21, 13, 2, 31)
const BOREHOLE = { id: 'forage-1', name: 'Forage 1' }
const TANK = { id: 'bassin', name: 'Bassin' }
const DEVICES: readonly Device[] = [
  { id: 'forage-1', name: 'Forage 1', role: 'source', kind: 'pump', metrics: ['flow_m3h', 'running'], asset: BOREHOLE },
  { id: 'niveau-1', name: 'Niveau Forage 1', role: 'source', kind: 'sensor', metrics: ['level_m'], asset: BOREHOLE },
  { id: 'forage-2', name: 'Forage 2', role: 'source', kind: 'pump', metrics: ['flow_m3h'] },
  { id: 'bassin', name: 'Bassin', role: 'storage', kind: 'quantity', metrics: ['level_m'], heightM: 4, asset: TANK },
  { id: 'camera', name: 'Caméra bassin', role: 'storage', kind: 'camera', metrics: [], asset: TANK },
  { id: 'secteur', name: 'Secteur', role: 'consumption', kind: 'flow-meter', metrics: ['flow_m3h'] },
  { id: 'compteur', name: 'Compteur', role: 'energy', kind: 'energy', metrics: ['energy_kwh'] },
].map(({ metrics, ...fields }) =>
  device.parse({ ...fields, site: 'chaib', metrics: metrics.map((id) => ({ id, cadenceMs: CADENCE_MS })) }),
)
const SERIES: LiveEventOf<'snapshot'>['series'] = [
  [0, 'forage-1', 'flow_m3h'],
  [1, 'forage-2', 'flow_m3h'],
  [2, 'bassin', 'level_m'],
  [3, 'niveau-1', 'level_m'],
  [4, 'forage-1', 'running'],
  [5, 'compteur', 'energy_kwh'],
  [6, 'secteur', 'flow_m3h'],
]

const mountGrid = (leaks: Leaks = new Map()) => {
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
      [3, START, -65.2],
      [4, START, 1],
      [5, START, 1_000],
      [6, START, 0],
    ],
    statuses: DEVICES.map(({ id }) => status(id, true)),
    alarms: [],
  })
  const onSelect = vi.fn()
  const readSite = () => Promise.reject(new Error('not read here'))
  const groups = groupAssets(assetsOf(DEVICES), { words: '' })
  render(
    <DataProvider value={{ live, clock, feed, readSite, firstSnapshot: Promise.resolve() }}>
      <MemoryRouter>
        <AssetFiguresProvider value={{ day: undefined, month: undefined }}>
          <KnownLeaksProvider value={leaks}>
            <DeviceGrid groups={groups} selected={null} supply="compteur" onSelect={onSelect} />
          </KnownLeaksProvider>
        </AssetFiguresProvider>
      </MemoryRouter>
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
const state = (name: string) => tile(name).querySelector<HTMLElement>('[data-state]')
const sign = (name: string) => tile(name).querySelector<HTMLElement>('[data-freshness]')

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('live tiles', () => {
  test('are one an asset, in groups with French titles: its state, its figure, and a row for each other value', () => {
    mountGrid()
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Sources 2',
      'Stockage 1',
      'Secteurs 1',
      'Énergie et site 1',
    ])
    expect(screen.getAllByRole('article')).toHaveLength(5)
    expect(state('Forage 1')?.textContent).toBe('en marche')
    expect(tile('Forage 1').textContent).toContain('42,3\u00a0m³/h')
    expect(tile('Forage 1').textContent).toContain('Niveau−65,20\u00a0m')
    expect(within(tile('Bassin')).getByRole('img').getAttribute('aria-label')).toBe('Rempli à 75\u00a0%')
    expect(state('Compteur')?.textContent).toBe('alimenté')
  })

  test('lead to the page of each other member', () => {
    mountGrid()
    const way = (name: string, member: string) =>
      within(tile(name)).getByRole('link', { name: member }).getAttribute('href')
    expect(way('Forage 1', 'Niveau')).toBe('/eau/sources/niveau-1')
    expect(way('Bassin', 'Caméra')).toBe('/eau/stockage/camera')
  })

  test('follow each reading on their own tile', () => {
    const { read } = mountGrid()
    read([0, START + 1_000, 50], [4, START + 1_000, 0])
    expect(tile('Forage 1').textContent).toContain('50,0\u00a0m³/h')
    expect(state('Forage 1')?.textContent).toBe('à l’arrêt')
    expect(tile('Forage 2').textContent).toContain('18,0\u00a0m³/h')
  })

  test('say nothing of freshness while a value is fresh, and degrade alone when only one device falls silent', () => {
    const { read, pass } = mountGrid()
    expect(sign('Forage 1')?.dataset['freshness']).toBe('fresh')
    expect(sign('Forage 1')?.textContent).toBe('Débit')
    pass(2 * CADENCE_MS + 1_000)
    read([1, START + 11_000, 18], [3, START + 11_000, -65])
    expect(sign('Forage 1')?.textContent).toBe('ancien, il y a 11\u00a0s')
    expect(state('Forage 1')?.textContent).toBe('en marche')
    expect(sign('Forage 2')?.dataset['freshness']).toBe('fresh')
    pass(40_000)
    expect(sign('Forage 1')?.textContent).toBe('relevé de 14:02')
    expect(state('Forage 1')?.textContent).toBe('sans nouvelles')
    expect(tile('Forage 1').textContent).toContain('42,3\u00a0m³/h')
  })

  test('mark the one value of an asset that is late, by shape and word', () => {
    const { read, pass } = mountGrid()
    pass(11 * CADENCE_MS)
    read([0, START + 11 * CADENCE_MS, 42])
    expect(sign('Forage 1')?.dataset['freshness']).toBe('fresh')
    const late = tile('Forage 1').querySelector<HTMLElement>('[data-late]')
    expect(late?.dataset['late']).toBe('stale')
    expect(late?.textContent).toBe('relevé de 14:02')
  })

  test('of a device without power or connection never claim that it works: the value stays, dated', () => {
    const grid = mountGrid()
    grid.power('forage-1', false)
    expect(sign('Forage 1')?.textContent).toBe('relevé de 14:02')
    expect(state('Forage 1')?.textContent).toBe('coupé')
    expect(state('Forage 1')?.dataset['power']).toBe('off')
    grid.unlink('forage-2')
    expect(sign('Forage 2')?.textContent).toBe('relevé de 14:02')
    expect(state('Forage 2')?.textContent).toBe('hors ligne')
    grid.power('forage-1', true)
    expect(state('Forage 1')?.textContent).toBe('en marche')
    expect(state('Forage 1')?.dataset['power']).toBe('on')
  })

  test('say that one of their members has no power', () => {
    const { power } = mountGrid()
    power('niveau-1', false)
    expect(state('Forage 1')?.textContent).toBe('1 sur 2 coupés')
    expect(state('Forage 1')?.dataset['power']).toBe('off')
    expect(state('Forage 2')?.dataset['power']).toBe('on')
  })

  test('are red for a cause alone: with the meter of the site off, the others are so because of it', () => {
    const { power } = mountGrid()
    power('forage-1', false)
    expect(state('Forage 1')?.dataset['cause']).toBe('true')
    power('compteur', false)
    expect(state('Compteur')?.textContent).toBe('coupure du site')
    expect(state('Compteur')?.dataset['cause']).toBe('true')
    expect(state('Forage 1')?.dataset['cause']).toBeUndefined()
  })

  test('all say since when they are frozen, values kept and dated, while the feed is not trusted', () => {
    const { trust } = mountGrid()
    trust({ trusted: false, since: START + 2_000, reason: null, clockStep: null })
    expect(
      screen.getAllByRole('article').every((one) => one.querySelectorAll('[data-freshness=frozen]').length === 1),
    ).toBe(true)
    expect(sign('Forage 1')?.textContent).toBe('relevé de 14:02, figé depuis 14:02:33')
    expect(state('Forage 1')?.textContent).toBe('figé')
    expect(tile('Forage 1').textContent).toContain('42,3\u00a0m³/h')
    trust({ trusted: true, since: null, reason: null, clockStep: null })
    expect(sign('Forage 1')?.dataset['freshness']).toBe('fresh')
  })

  test('mark a sector that probably leaks, with the proof, unless it is without power', () => {
    const [leaking] = DEVICES.filter(({ id }) => id === 'secteur')
    if (leaking === undefined) throw new Error('no sector')
    const { power } = mountGrid(new Map([['secteur', { device: leaking, flow: 2.12, usual: 0.24, at: 0, since: 0 }]]))
    expect(state('Secteur')?.textContent).toBe('fuite possible')
    expect(tile('Secteur').textContent).toContain('2,12\u00a0m³/h 0,24 d’ordinaire')
    power('secteur', false)
    expect(state('Secteur')?.textContent).toBe('coupé')
  })

  test('hand over the main device of the asset that is pressed', () => {
    const { onSelect } = mountGrid()
    fireEvent.click(screen.getByRole('button', { name: 'Bassin' }))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('bassin')
  })
})
