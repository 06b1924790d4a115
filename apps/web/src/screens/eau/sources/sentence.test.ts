import { device } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { PATHS } from '@/paths'
import { setSiteTimeZone } from '@/text'
import type { Cause } from '@/widgets/site-state/causes'
import { causesAt } from '../state/causes-at.ts'
import { sourcesSentence } from './sentence.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

const NOW = Date.UTC(2026, 10, 26, 17, 40)
type Known = Parameters<typeof sourcesSentence>[0]
const known: Known = {
  causes: [],
  pumps: { on: 2, told: 3, cut: 0 },
  cut: [],
  flowM3h: 85.24,
  today: undefined,
  feed: { trusted: true, since: null },
  now: NOW,
}
const said = (more: Partial<Known>) => {
  const { tone, text } = sourcesSentence({ ...known, ...more })
  return `${tone}: ${text.replaceAll(/\s/g, ' ')}`
}
const rest = (to: string): Cause => ({
  kind: 'target',
  id: 'rest',
  severity: 'check',
  since: null,
  missed: { id: 'runningHours', title: '', proof: '', to, isOfWater: true },
})

test('[R10] the sources are said by how many pumps work, what all of them give, and how much needs watching', () => {
  expect(said({})).toBe('calm: 2 pompes sur 3 en marche, 85,2 m³/h en tout · rien à surveiller')
  expect(said({ pumps: { on: 0, told: 3, cut: 0 }, flowM3h: 0, causes: [rest(PATHS.sources)] })).toBe(
    'check: Aucune pompe en marche · 1 point à surveiller',
  )
})

test('[12.3] a pump without power comes first, by name', () => {
  expect(said({ pumps: { on: 2, told: 3, cut: 1 }, cut: ['Forage Nord'] })).toBe(
    'calm: 1 pompe coupée : Forage Nord · 2 pompes sur 3 en marche, 85,2 m³/h en tout · rien à surveiller',
  )
  expect(said({ pumps: { on: 0, told: 3, cut: 2 }, cut: ['Forage Nord', 'Puits'], flowM3h: 0 })).toContain(
    '2 pompes coupées : Forage Nord, Puits · aucune pompe en marche · ',
  )
})

test('what is not known of the sources is not told, and a feed that stopped says so', () => {
  expect(said({ flowM3h: null })).toBe('calm: 2 pompes sur 3 en marche · rien à surveiller')
  expect(said({ pumps: { on: 0, told: 0, cut: 0 }, flowM3h: 12 })).toBe('calm: 12,0 m³/h en tout · rien à surveiller')
  expect(said({ feed: { trusted: false, since: NOW } })).toContain('frozen: Direct interrompu depuis 17:40')
})

test('[R10] of what needs watching the sources keep their own devices, and what this page tells why', () => {
  const pump = device.parse({ id: 'p', site: 'chaib', kind: 'pump', role: 'source', name: 'Forage', metrics: [] })
  const cut = { kind: 'offline', id: 'o', severity: 'check', since: null, devices: [pump] } as const
  const all: readonly Cause[] = [
    cut,
    { ...cut, devices: [{ ...pump, id: 's' } as typeof pump] },
    rest(PATHS.sources),
    rest(PATHS.energy),
  ]
  expect(causesAt(all, PATHS.sources, (id) => id === 'p')).toEqual([cut, rest(PATHS.sources)])
  // tanks that nothing fills
  expect(causesAt([rest(PATHS.sources)], PATHS.storage, () => false)).toHaveLength(1)
})
