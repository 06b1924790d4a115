import { device } from '@vigie/contracts/entities'
import { describe, expect, it as test } from 'vitest'
import { networkOf } from './network.ts'
import { sectorsOf } from './tank-sectors.ts'

let series = 0
const known = (id: string, role: string, metric: string, feeds: string[] = []) => {
  const kind = role === 'storage' ? 'quantity' : 'flow-meter'
  const capacity = role === 'storage' ? { capacityM3: 100 } : {}
  const metrics = [{ id: metric, cadenceMs: 60_000 }]
  const one = device.parse({ id, site: 's', kind, role, name: id, feeds, metrics, ...capacity })
  const spec = { id: ++series, metric: one.metrics[0]?.id ?? 'volume_m3' }
  return { device: one, metrics: new Map([[spec.metric, spec]]) } as never
}
const network = networkOf([
  known('forage-1', 'source', 'volume_m3', ['haut']),
  known('forage-2', 'source', 'volume_m3', ['bas']),
  known('haut', 'storage', 'level_pct', ['propre', 'commun']),
  known('bas', 'storage', 'level_pct', ['commun']),
  known('propre', 'consumption', 'volume_m3'),
  known('commun', 'consumption', 'volume_m3'),
])
const tank = (id: string) => network.node(id) ?? expect.fail(id)
const measured = (counted: Record<string, number>, gained: Record<string, number>) => ({
  counted: ({ device: { id } }: { readonly device: { readonly id: string } }) => counted[id] ?? null,
  gained: ({ device: { id } }: { readonly device: { readonly id: string } }) => gained[id] ?? null,
})
const sharesOf = (id: string, of: ReturnType<typeof measured>) =>
  sectorsOf(network, tank(id), of)?.map(({ sector, share }) => [sector.device.id, share])

describe('a sector that draws on two tanks', () => {
  const counted = { 'forage-1': 70, 'forage-2': 20, propre: 30, commun: 60 }

  test('is shared between them by what each gave: what came in, less what it gained and gave to others', () => {
    const of = measured(counted, { haut: -5, bas: 5 })
    // 70 + 5 − 30 = 45 of one, 20 − 5 = 15 of the other
    expect(sharesOf('haut', of)).toEqual([
      ['propre', 1],
      ['commun', 0.75],
    ])
    expect(sharesOf('bas', of)).toEqual([['commun', 0.25]])
  })

  test('is not shared when what one of them gave is not measured', () => {
    expect(sharesOf('haut', measured(counted, { haut: -5 }))).toBeUndefined()
    expect(
      sharesOf('bas', measured({ ...counted, 'forage-1': undefined as never }, { haut: 0, bas: 0 })),
    ).toBeUndefined()
  })

  test('is not shared when neither gave anything', () => {
    expect(sharesOf('bas', measured({ ...counted, 'forage-1': 0, 'forage-2': 0 }, { haut: 0, bas: 0 }))).toBeUndefined()
  })
})
