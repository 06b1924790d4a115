import { describe, expect, test } from 'vitest'
import { balanceModel, gapWords } from './balance.ts'

const figure = (value: number | null) => ({ value, previous: null, completenessPct: null })
const storage = (inM3: number, outM3: number, deltaM3: number) => ({
  device: 'bassin',
  volumeM3: null,
  levelPct: null,
  levelM: null,
  capacityM3: null,
  inM3: figure(inM3),
  outM3: figure(outM3),
  deltaM3: figure(deltaM3),
  autonomyHours: null,
  overflowInHours: null,
})
const water = { unaccountedM3: figure(1) }
const DEVICES = [{ id: 'forage', name: 'Forage 1', role: 'source' as const }]
const FLOWS = [
  { from: 'forage', to: 'bassin', volumeM3: 100 },
  { from: 'bassin', to: 'secteur', volumeM3: 60 },
]

describe('the balance drawn', () => {
  test('closes: what went in came out, was kept, or is unaccounted', () => {
    const { links, nodes } = balanceModel({ flows: FLOWS, storages: [storage(100, 60, 30)], water }, DEVICES)
    const through = (id: string, end: 'from' | 'to') =>
      links.filter((link) => link[end] === id).reduce((sum, { value }) => sum + value, 0)
    expect(through('bassin', 'to')).toBe(through('bassin', 'from'))
    expect(links).toContainEqual({ from: 'bassin', to: '+unaccounted', value: 10 })
    expect(nodes.find(({ id }) => id === 'forage')?.name).toBe('Forage 1')
  })

  test('takes what left the stock as coming in, and a meter that counts too much as a gap', () => {
    const { links } = balanceModel({ flows: FLOWS, storages: [storage(20, 60, -35)], water }, DEVICES)
    expect(links).toContainEqual({ from: '-stored/bassin', to: 'bassin', value: 35 })
    expect(links).toContainEqual({ from: '-unaccounted', to: 'bassin', value: 5 })
  })

  test('[R10] has one name for what is not accounted for, and warns of it only beyond what a gauge can tell', () => {
    const tones = (tank: ReturnType<typeof storage>, capacityM3: number) =>
      balanceModel({ flows: FLOWS, storages: [{ ...tank, capacityM3 }] as never, water }, DEVICES)
        .nodes.filter(({ id }) => id.endsWith('unaccounted'))
        .map(({ name, tone }) => [name, tone])
    expect(tones(storage(100, 60, 39), 1_000)).toEqual([['Eau non comptée', 'muted']])
    expect(tones(storage(100, 60, 39), 400)).toEqual([['Eau non comptée', 'warn']])
    expect(tones(storage(100, 60, 41), 1_000)).toEqual([['Écart de comptage', 'muted']])
  })

  test('[R10] balances at each of several tanks, each with what left its own stock, and with what its gauge is wrong by', () => {
    const tanks = [
      { ...storage(0, 5.4, -5.9), capacityM3: 1_800 },
      { ...storage(0, 1.4, -1), device: 'bas', capacityM3: 900 },
    ]
    const flows = [
      { from: 'bassin', to: 'nord', volumeM3: 5.4 },
      { from: 'bas', to: 'serre', volumeM3: 1.4 },
    ]
    const devices = [...DEVICES, { id: 'bas', name: 'Bassin bas', role: 'storage' as const }]
    const { links, nodes } = balanceModel({ flows, storages: tanks, water }, devices)
    for (const { device } of tanks) {
      const through = (end: 'from' | 'to') =>
        links.filter((link) => link[end] === device).reduce((sum, { value }) => sum + value, 0)
      expect(through('to')).toBeCloseTo(through('from'), 6)
    }
    const drawn = nodes.filter(({ name }) => name.startsWith('Déstockage'))
    expect(drawn.map(({ name }) => name)).toEqual(['Déstockage', 'Déstockage, Bassin bas'])
    expect(drawn.map(({ id }) => links.filter(({ from }) => from === id).map(({ value }) => value))).toEqual([
      [5.9],
      [1],
    ])
  })

  test('names nothing unaccounted for while too little was read for a balance', () => {
    const body = { flows: FLOWS, storages: [storage(100, 60, 30)], water: { unaccountedM3: figure(null) } }
    expect(balanceModel(body, DEVICES).nodes.map(({ id }) => id)).not.toContain('+unaccounted')
  })

  test('never loops, and leaves out what is too small to see', () => {
    const flows = [...FLOWS, { from: 'secteur', to: 'forage', volumeM3: 5 }, { from: 'x', to: 'y', volumeM3: 0 }]
    expect(balanceModel({ flows, storages: [], water }, DEVICES).links).toHaveLength(2)
  })

  test.each([
    [12, 'de moins comptés en aval qu’en amont'],
    [-12, 'de plus comptés en aval qu’en amont'],
  ])('says which way what no meter explains goes: %i m³', (value, way) => {
    expect(gapWords({ storages: [], water: { unaccountedM3: figure(value) } })).toMatch(new RegExp(`^12.*m³ ${way}`))
  })

  test('says nothing of a gap that there is not', () => {
    expect(gapWords({ storages: [], water: { unaccountedM3: figure(0) } })).toBeNull()
    expect(gapWords({ storages: [], water: { unaccountedM3: figure(null) } })).toBeNull()
  })

  test('[R10] its ends add up to the figure of it, however little each tank has of it', () => {
    const tanks = [storage(100, 60, 39.88), { ...storage(50, 30, 19.96), device: 'bas' }]
    const { links } = balanceModel({ flows: FLOWS, storages: tanks, water: { unaccountedM3: figure(0.16) } }, DEVICES)
    const drawn = links.filter(({ to }) => to === '+unaccounted').reduce((sum, { value }) => sum + value, 0)
    expect(drawn).toBeCloseTo(0.16, 6)
  })

  test('[R10] says what it is made of where one tank lacks water and another has too much', () => {
    const storages = [storage(100, 60, 38), { ...storage(50, 30, 21.5), device: 'bas' }]
    expect(gapWords({ storages, water: { unaccountedM3: figure(0.5) } })?.replaceAll('\u00a0', ' ')).toBe(
      '0,50 m³ de moins comptés en aval qu’en amont : 2,00 m³ de moins à un bassin, 1,50 m³ de plus à l’autre',
    )
  })
})
