import { type Device, device } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { groupDevices } from './group-devices.ts'
import { devicesByState } from './state-counts.ts'

const made = (id: string, name: string, role: Device['role'], kind: Device['kind'] = 'pump'): Device =>
  device.parse({ id, site: 'chaib', name, role, kind, metrics: [{ id: 'power_kw', cadenceMs: 5_000 }] })

const DEVICES = [
  made('compteur', 'Compteur général', 'energy', 'energy'),
  made('forage-10', 'Forage 10', 'source'),
  made('forage-2', 'Forage 2', 'source'),
  made('forage-3', 'Forage 3', 'source'),
  made('bassin-1', 'Bassin Nord', 'storage', 'quantity'),
]
const NOBODY = new Set<string>()
const names = (groups: ReturnType<typeof groupDevices>) =>
  groups.map(({ role, shown }) => [role, shown.map((d) => d.name)])

describe('device groups', () => {
  test('follow the water, then energy; names count as people count', () => {
    expect(names(groupDevices(DEVICES, { words: '', unpowered: NOBODY }))).toEqual([
      ['source', ['Forage 2', 'Forage 3', 'Forage 10']],
      ['storage', ['Bassin Nord']],
      ['energy', ['Compteur général']],
    ])
  })

  test('put devices without power at the top of their group', () => {
    const [sources] = groupDevices(DEVICES, { words: '', unpowered: new Set(['forage-10']) })
    expect(sources?.shown.map((d) => d.name)).toEqual(['Forage 10', 'Forage 2', 'Forage 3'])
  })

  test('are filtered by every word, whatever its case and accents, over name, kind and id', () => {
    const found = (words: string) => groupDevices(DEVICES, { words, unpowered: NOBODY }).flatMap((group) => group.shown)
    expect(found('GENERAL energie').map((d) => d.id)).toEqual(['compteur'])
    expect(found('forage-3').map((d) => d.id)).toEqual(['forage-3'])
    expect(found('forage absent')).toEqual([])
  })

  test('keep the whole count of a filtered group', () => {
    const [sources] = groupDevices(DEVICES, { words: '', only: new Set(['forage-2']), unpowered: NOBODY })
    expect(sources).toMatchObject({ total: 3, shown: [{ id: 'forage-2' }] })
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
    }
    const now = 1_000_000
    const at = (d: Device) => {
      const age = ages[d.id] ?? null
      return age === null ? null : now - age
    }
    const states = devicesByState(DEVICES, new Set(['forage-3', 'not-here']), at, now)
    expect([...states.fresh]).toEqual(['compteur', 'forage-2'])
    expect([...states.old]).toEqual([])
    expect([...states.stale]).toEqual(['forage-10'])
    expect([...states.unpowered]).toEqual(['forage-3'])
    expect([...states.unknown]).toEqual(['bassin-1'])
    expect(Object.values(states).reduce((sum, { size }) => sum + size, 0)).toBe(DEVICES.length)
  })
})
