import { type Device, device } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { assetsOf } from '../assets/assets-of.ts'
import { groupAssets } from './group-assets.ts'
import { countAssets, devicesByState, devicesIn } from './state-counts.ts'

const made = (id: string, name: string, role: Device['role'], kind: Device['kind'] = 'pump'): Device =>
  device.parse({ id, site: 'chaib', name, role, kind, metrics: [{ id: 'power_kw', cadenceMs: 5_000 }] })

const DEVICES = [
  made('compteur', 'Compteur général', 'energy', 'energy'),
  made('forage-10', 'Forage 10', 'source'),
  made('forage-2', 'Forage 2', 'source'),
  made('forage-3', 'Forage 3', 'source'),
  { ...made('bassin-1', 'Bassin Nord', 'storage', 'quantity'), asset: { id: 'bassin', name: 'Bassin Nord' } },
  { ...made('pression-1', 'Pression sortie', 'storage', 'pressure'), asset: { id: 'bassin', name: 'Bassin Nord' } },
  { ...made('camera', 'Caméra entrée', 'consumption', 'camera'), metrics: [] },
]
const FOUND = { words: '' }
const assets = assetsOf(DEVICES)
const names = (groups: ReturnType<typeof groupAssets>) =>
  groups.map(({ role, shown }) => [role, shown.map(({ name }) => name)])

describe('groups of assets', () => {
  test('follow the water, then energy and what measures nothing; names count as people count', () => {
    expect(names(groupAssets(assets, FOUND))).toEqual([
      ['source', ['Forage 2', 'Forage 3', 'Forage 10']],
      ['storage', ['Bassin Nord']],
      ['energy', ['Caméra entrée', 'Compteur général']],
    ])
  })

  test('are filtered by every word, whatever its case and accents, over the names, kinds and ids of all members', () => {
    const found = (words: string) => groupAssets(assets, { words }).flatMap(({ shown }) => shown.map(({ id }) => id))
    expect(found('GENERAL energie')).toEqual(['compteur'])
    expect(found('forage-3')).toEqual(['forage-3'])
    expect(found('pression sortie')).toEqual(['bassin-1'])
    expect(found('forage absent')).toEqual([])
  })

  test('keep the whole count of a filtered group, and an asset of which one device is looked for', () => {
    const [sources] = groupAssets(assets, { words: '', only: new Set(['forage-2']) })
    expect(sources).toMatchObject({ total: 3, shown: [{ id: 'forage-2' }] })
    const [storage] = groupAssets(assets, { words: '', only: new Set(['pression-1']) })
    expect(storage).toMatchObject({ total: 1, shown: [{ id: 'bassin-1' }] })
  })
})

describe('device states', () => {
  test('count each device by the age of its main value, and apart those without power', () => {
    const ages: Record<string, number | null> = {
      compteur: 0,
      'forage-2': 10_000,
      'forage-3': 10_001,
      'forage-10': 50_001,
      'bassin-1': null,
      'pression-1': 0,
    }
    const now = 1_000_000
    const at = (d: Device) => {
      const age = ages[d.id] ?? null
      return age === null ? null : now - age
    }
    const states = devicesByState(DEVICES, new Set(['forage-3', 'not-here']), at, now)
    expect([...states.fresh]).toEqual(['compteur', 'forage-2', 'pression-1'])
    expect([...states.old]).toEqual([])
    expect([...states.stale]).toEqual(['forage-10'])
    expect([...states.unpowered]).toEqual(['forage-3'])
    expect([...states.unknown]).toEqual(['bassin-1'])
    expect([...states.mute]).toEqual(['camera'])
    expect(Object.values(states).reduce((sum, { size }) => sum + size, 0)).toBe(DEVICES.length)
    const counts = countAssets(assets, states)
    expect(counts).toEqual({ unpowered: 1, stale: 1, old: 0, unknown: 1, fresh: 3, mute: 1 })
  })

  test('[12.16] an asset that measures is not counted among those without measure for the camera in it', () => {
    const [own, lone] = DEVICES.filter(({ id }) => id === 'bassin-1' || id === 'camera')
    const camera = DEVICES.find(({ id }) => id === 'camera')
    if (own === undefined || lone === undefined || camera === undefined) throw new Error('no such device')
    const inTank = { ...camera, id: 'camera-bassin' }
    const tank = { ...assetsOf([own])[0], members: [own, inTank] } as ReturnType<typeof assetsOf>[number]
    const all = [tank, ...assetsOf([camera])]
    const states = devicesByState([own, camera, inTank], new Set(), () => 0, 0)
    expect([...states.mute]).toEqual(['camera', 'camera-bassin'])
    expect(countAssets(all, states).mute).toBe(1)
    expect([...devicesIn(all, states, 'mute')]).toEqual(['camera'])
  })
})
