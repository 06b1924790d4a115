// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { device } from '@vigie/contracts/entities'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubMedia } from '@/ui/media.fixtures'
import { badge, NOW, one, row, setUp } from './alarm-centre.fixtures.tsx'

beforeEach(() => {
  stubMedia(true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const text = (id: string) => (row(id).textContent ?? '').replaceAll('\u00a0', ' ')
const isSeen = (id: string) => row(id).querySelector('[data-badge]')?.closest('.sr-only') === null
const over = { state: 'returned', clearedAt: new Date(NOW).toISOString() } as const

test('[R11.3] a row says what to do about what holds, then its value and threshold', () => {
  setUp([one('a', { condition: 'night-flow', value: 2.11, threshold: 0.74 }), one('b'), one('c', over)])
  expect(text('a')).toMatch(/Fermer les vannes du secteur une nuit.* valeur 2,11.* · seuil 0,74/)
  expect(text('b')).toContain('Vérifier l’arrivée du courant et le disjoncteur de l’appareil.')
  expect(text('c')).not.toContain('Vérifier')
})

test('[R11.3] a row of a cut that its pump contradicts says so, and what to look at', () => {
  const pump = device.parse({
    ...{ id: 'pompe-a', site: 'chaib', kind: 'pump', role: 'source', name: 'Forage 2' },
    metrics: [{ id: 'flow_m3h', cadenceMs: 5_000 }],
  })
  const poweredAt = new Date(NOW - 300_000).toISOString()
  const { say } = setUp([one('a'), one('b')], true, undefined, { devices: [pump] })
  say({
    type: 'status',
    statuses: [{ device: 'pompe-a', powered: false, poweredAt, online: true, onlineAt: poweredAt }],
  })
  say({ type: 'readings', series: [[0, 'pompe-a', 'flow_m3h']], rows: [[0, NOW - 5_000, 42]] })
  expect(text('a')).toContain('la pompe donne encore 42,0 m³/h : vérifier le contact d’alimentation.')
  expect(text('a')).not.toContain('Vérifier l’arrivée')
  expect(text('b')).toContain('Vérifier l’arrivée du courant')
})

test('[R11.3] a badge that only repeats the head of its section is there for those who do not see it', () => {
  setUp([one('a'), one('b', { state: 'acknowledged' }), one('c', over)])
  expect(badge('a')).toBe('Active, à acquitter')
  expect(['a', 'b', 'c'].map(isSeen)).toEqual([false, true, false])
})

test('[R7.3] what lasts is said to have lasted until values froze, and no longer', () => {
  const raisedAt = new Date(NOW - 300_000).toISOString()
  setUp([one('a', { raisedAt })], true, { trusted: false, since: NOW - 120_000, reason: null, clockStep: null })
  expect(text('a')).toContain('3 min')
  expect(text('a')).not.toContain('5 min')
})

test('[R11.3] of a pump that still reads its voltages while it is cut, what is behind them is to be looked at, as on its page', () => {
  const pump = device.parse({
    ...{ id: 'pompe-a', site: 'chaib', kind: 'pump', role: 'source', name: 'Forage 2' },
    metrics: [{ id: 'voltage_l1_v', cadenceMs: 5_000 }],
  })
  const poweredAt = new Date(NOW - 60_000).toISOString()
  const { say } = setUp([one('a')], true, undefined, { devices: [pump] })
  say({
    type: 'status',
    statuses: [{ device: 'pompe-a', powered: false, poweredAt, online: true, onlineAt: poweredAt }],
  })
  say({ type: 'readings', series: [[0, 'pompe-a', 'voltage_l1_v']], rows: [[0, NOW - 2_000, 231]] })
  expect(text('a')).toMatch(/Le courant arrive.*disjoncteur et le contacteur/)
})
