import { type Device, device, type KpiBody } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { plantLines } from './plant-lines.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

const NOW = Date.parse('2026-11-27T10:00:00.000Z')
const HOUR_MS = 3_600_000
const TANK: Device = device.parse({
  id: 'bassin',
  site: 'chaib',
  kind: 'quantity',
  role: 'storage',
  name: 'Bassin haut',
  metrics: [],
})
const given = <T>(value: unknown): T => value as T
const figure = (value: number | null) => ({ value, previous: null, completenessPct: 100 })
const today = (change: object = {}) =>
  given<KpiBody>({
    period: { from: NOW - 10 * HOUR_MS, to: NOW + 14 * HOUR_MS },
    sources: [],
    until: NOW,
    storages: [
      {
        device: 'bassin',
        levelPct: 40,
        volumeM3: 400,
        capacityM3: 1_000,
        levelAt: NOW,
        autonomyHours: 12,
        autonomyEndsAt: NOW + 12 * HOUR_MS,
      },
    ],
    energy: { cost: figure(423) },
    plan: {
      cost: { whole: 900, byNow: 400, projected: 900, basis: 'weekdays', closed: { counted: 423, expected: 380 } },
    },
    ...change,
  })
const told = (change: object = {}) =>
  plantLines({
    devices: [TANK],
    pumps: { on: 2, told: 5, ranAt: null },
    today: today(),
    fillOf: () => 42,
    unpowered: new Set(),
    budgets: [],
    isCostHeld: false,
    currency: 'MAD',
    now: NOW,
    ...change,
  }).map(({ name, words, detail }) =>
    `${name} : ${[words, detail ?? []].flat().join(' · ')}`.replaceAll(/[\u00a0\u202f]/g, ' '),
  )

test('[R11.8] a shift takes over the pumps that run, each tank with its end, the budgets and the cost of the day', () => {
  const [pumps, tank, budgets, cost, ...others] = told()
  expect(pumps).toBe('Pompage : 2 pompes sur 5 en marche')
  // what its gauge said last, not the figures of some minutes ago
  expect(tank).toMatch(
    /^Bassin haut : 42,0 % · 420 \/ 1 000 m³ · 12 h d’autonomie, fin .*vers \d{2}:\d{2} sans pompage/,
  )
  expect(budgets).toBe('Budgets : aucun n’est dépassé, ni ne le sera à ce rythme')
  expect(cost).toMatch(/^Énergie du jour : 423 MAD à \d{2}:\d{2} · contre 380 MAD d’habitude$/)
  expect(others).toEqual([])
})

test('[R11.8] that no pump runs is told with since when, where figures or this page know of it', () => {
  const since = (ago: number | undefined, ranAt: number | null = null, change: object = {}) =>
    told({
      pumps: { on: 0, told: 5, ranAt },
      today: today({
        sources: [{ runningHours: figure(0), ...(ago !== undefined && { lastRanAt: NOW - ago * HOUR_MS }) }],
      }),
      ...change,
    })[0]
  expect(since(2)).toBe('Pompage : aucune pompe en marche depuis 08:00')
  expect(since(20)).toBe('Pompage : aucune pompe en marche depuis hier 14:00')
  expect(since(42)).toBe('Pompage : aucune pompe en marche depuis le 25/11 à 16:00')
  // the figures of the day know of it minutes later
  expect(since(2, NOW - HOUR_MS / 4)).toBe('Pompage : aucune pompe en marche depuis 09:45')
  expect(since(2, null, { today: undefined })).toBe('Pompage : aucune pompe en marche')
  expect(since(2, null, { pumps: { on: 1, told: 5, ranAt: null } })).toBe('Pompage : 1 pompe sur 5 en marche')
})

test('[R11.8] a cost whose meter was off is set against nothing, and what is not known has no line', () => {
  expect(told({ isCostHeld: true }).at(-1)).toMatch(/^Énergie du jour : 423 MAD$/)
  expect(told({ today: undefined, budgets: null, pumps: { on: 0, told: 0, ranAt: null } })).toEqual([])
  const budgets = [
    { title: 'Secteur 1 : budget du mois dépassé', proof: '113 % de 4 570 m³' },
    { title: 'Secteur 2 : budget du mois dépassé', proof: '105 % de 900 m³' },
  ]
  expect(told({ budgets })[2]).toBe(
    'Budgets : Secteur 1 : budget du mois dépassé ; Secteur 2 : budget du mois dépassé · 113 % de 4 570 m³ ; 105 % de 900 m³',
  )
})

test('[R11.8] pumps that stand while they usually work are trouble, with what to do; a cheap day says what it puts off', () => {
  const proof = '611 m³ pompés hier à la même heure. Toutes sont alimentées : vérifier leurs commandes.'
  const resting = { pumps: { on: 0, told: 5, ranAt: null }, rest: { title: 'Aucune pompe n’a tourné', proof } }
  expect(told(resting)[0]).toMatch(/^Pompage : aucune pompe en marche .* · 611 m³ pompés hier à la même heure\. Toutes/)
  expect(told({ deferred: '175 MAD' }).at(-1)).toMatch(/ d’habitude, ≈ 175 MAD de pompage reportés$/)
})
