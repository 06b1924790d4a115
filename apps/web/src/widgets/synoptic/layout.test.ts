import { type Device, device } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { layoutNetwork } from './layout.ts'
import { crossings, reduceCrossings } from './ordering.ts'
import { waterNetwork } from './water-network.ts'

const make = (id: string, role: Device['role'], feeds: string[] = [], metrics: string[] = ['flow_m3h']) =>
  device.parse({
    id,
    site: 'chaib',
    kind: role === 'storage' ? 'quantity' : 'flow-meter',
    role,
    name: id,
    feeds,
    capacityM3: role === 'storage' ? 100 : null,
    metrics: metrics.map((metric) => ({ id: metric, cadenceMs: 5_000 })),
  })

const DEVICES = [
  make('forage-1', 'source', ['bassin']),
  make('reseau', 'source', ['bassin', 'secteur-2']),
  make('sonde', 'source', [], ['level_m']),
  make('bassin', 'storage', ['secteur-1', 'secteur-3'], ['level_pct']),
  make('secteur-1', 'consumption'),
  make('secteur-2', 'consumption'),
  make('secteur-3', 'consumption'),
  make('compteur', 'energy', ['forage-1']),
]

describe('the water network', () => {
  test('has what water runs through, in columns by role, and neither probes nor energy', () => {
    const { nodes } = waterNetwork(DEVICES)
    expect(Object.fromEntries(nodes.map(({ id, column }) => [id, column]))).toEqual({
      'forage-1': 0,
      reseau: 0,
      bassin: 1,
      'secteur-1': 2,
      'secteur-2': 2,
      'secteur-3': 2,
    })
  })

  test('tells a pipe’s flow by the meter at its end, or by what is left of the one at its start', () => {
    const terms = Object.fromEntries(
      waterNetwork(DEVICES).pipes.map((pipe) => [
        `${pipe.from}>${pipe.to}`,
        pipe.terms?.map(({ device: id, sign }) => `${sign > 0 ? '+' : '-'}${id}`).join('') ?? null,
      ]),
    )
    expect(terms).toEqual({
      'forage-1>bassin': '+forage-1',
      'reseau>bassin': '+reseau-secteur-2',
      'reseau>secteur-2': '+secteur-2',
      'bassin>secteur-1': '+secteur-1',
      'bassin>secteur-3': '+secteur-3',
    })
  })

  test('has one node an asset, fed through whichever of its parts, its flow told by the part that meters it', () => {
    const part = (one: Device) => ({ ...one, asset: { id: 'forage-1', name: 'Forage' } })
    const pump = part({ ...make('pompe', 'source', ['sonde-bassin'], ['power_kw']), kind: 'pump' })
    const { nodes, pipes } = waterNetwork([
      pump,
      part(make('debit', 'source')),
      { ...make('bassin', 'storage', [], ['level_pct']), asset: { id: 'bassin', name: 'Bassin' } },
      {
        ...make('sonde-bassin', 'storage', [], ['level_m']),
        capacityM3: null,
        asset: { id: 'bassin', name: 'Bassin' },
      },
    ])
    expect(nodes.map(({ id }) => id)).toEqual(['pompe', 'bassin'])
    expect(pipes).toMatchObject([{ from: 'pompe', to: 'bassin', terms: [{ device: 'debit', sign: 1 }] }])
  })

  test('stands even when devices feed one another in a loop', () => {
    const { nodes } = waterNetwork([make('a', 'storage', ['b']), make('b', 'storage', ['a'])])
    expect(nodes).toHaveLength(2)
  })
})

describe('its drawing', () => {
  const { placed, routed, nodeWidth } = layoutNetwork(waterNetwork(DEVICES), 1_000)

  test.each([540, 766, 1_000, 2_200])('keeps nodes apart and inside at %i px', (width) => {
    const { placed, height, nodeWidth } = layoutNetwork(waterNetwork(DEVICES), width)
    for (const one of placed) {
      expect(one.x).toBeGreaterThanOrEqual(0)
      expect(one.x + nodeWidth).toBeLessThanOrEqual(width)
      expect(one.y).toBeGreaterThanOrEqual(0)
      expect(one.y + one.height).toBeLessThanOrEqual(height + 0.01)
      for (const other of placed) {
        if (one === other || one.x !== other.x) continue
        expect(one.y + one.height <= other.y || other.y + other.height <= one.y).toBe(true)
      }
    }
  })

  test('gives a node the height of what stands in it: one row, two rows, or a long name above two', () => {
    const heightAt = (width: number, name?: string) =>
      layoutNetwork(waterNetwork(DEVICES.map((one) => ({ ...one, name: name ?? one.name }))), width).placed.find(
        ({ node }) => node.id === 'forage-1',
      )?.height
    expect(heightAt(1_100)).toBe(68)
    expect(heightAt(600)).toBe(88)
    expect(heightAt(600, 'Secteur agrumes nord, rang 12')).toBe(108)
  })

  test('fills a wide window: nodes further apart, tanks higher, none larger than its words need', () => {
    const tall = (width: number) => {
      const drawn = layoutNetwork(waterNetwork(DEVICES), width)
      return [drawn.height, drawn.placed.find(({ node }) => node.id === 'bassin')?.height ?? 0] as const
    }
    const [height, tank] = tall(1_100)
    const [wideHeight, wideTank] = tall(1_400)
    expect(wideHeight).toBeGreaterThan(height)
    expect(wideTank).toBeGreaterThan(tank)
  })

  test('leads every pipe from its source to its target, rightward', () => {
    expect(routed).toHaveLength(5)
    for (const { pipe, path, end } of routed) {
      const from = placed.find(({ node }) => node.id === pipe.from)
      const to = placed.find(({ node }) => node.id === pipe.to)
      expect(path.startsWith(`M${(from?.x ?? 0) + nodeWidth} `)).toBe(true)
      expect(end.x).toBe(to?.x)
    }
  })
})

test('columns are put in an order that uncrosses the links', () => {
  const layers = [
    ['a', 'b', 'c'],
    ['x', 'y', 'z'],
  ]
  const links = [
    { from: 'a', to: 'z' },
    { from: 'b', to: 'y' },
    { from: 'c', to: 'x' },
  ]
  expect(crossings(layers, links)).toBe(3)
  expect(crossings(reduceCrossings(layers, links), links)).toBe(0)
})
