import { expect, test } from 'vitest'
import { device, deviceId } from './device.ts'
import { inletsOf } from './inlets.ts'

const of = (id: string, role: 'source' | 'storage' | 'energy', feeds: readonly string[], metric = 'running') =>
  device.parse({
    ...{ id, site: 's', name: id, kind: role === 'storage' ? 'quantity' : 'pump', role, feeds },
    ...(role === 'storage' && { capacityM3: 100 }),
    metrics: [{ id: metric, cadenceMs: 1_000 }],
  })
const low = deviceId.parse('bas')
const names = (devices: Parameters<typeof inletsOf>[1]) => inletsOf(low, devices).map(({ id }) => id)

test('[R10] what fills a tank are the pumps and meters of sources, over what lies between, and a tank before it', () => {
  const tanks = [of('haut', 'storage', ['bas'], 'level_pct'), of('bas', 'storage', [], 'level_pct')]
  const meter = of('compteur', 'source', ['bas'], 'flow_m3h')
  expect(names([...tanks, of('pompe', 'source', ['compteur']), meter])).toEqual(['haut', 'pompe', 'compteur'])
  // what fills the tank before it fills that one
  expect(names([...tanks, of('pompe', 'source', ['haut'])])).toEqual(['haut'])
})

test('[R10] a gauge of a source moves no water, what supplies power fills nothing, and a loop ends', () => {
  const tank = of('bas', 'storage', [], 'level_pct')
  expect(names([tank, of('sonde', 'source', ['bas'], 'pressure_bar')])).toEqual([])
  expect(names([tank, of('compteur', 'energy', ['bas'])])).toEqual([])
  expect(names([tank, of('a', 'source', ['b']), of('b', 'source', ['a'])])).toEqual([])
})
