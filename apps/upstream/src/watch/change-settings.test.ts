import { type AlarmCondition, type AlarmSettingValues, type Device, device } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AlarmSettings, createAlarmSettings } from '../directory/alarm-settings.ts'
import type { Directory } from '../directory/directory.ts'
import { readSettingsVersions } from '../store/alarm-settings.ts'
import type { Store } from '../store/store.ts'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { plantFarm } from '../testing/farm.ts'
import { changeSettings } from './change-settings.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const ACTOR = { uid: 'u1', name: 'Amina', email: null }
const site = 'chaib'

describe.each(DATABASES)('how alarms are set, on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let directory: Directory
  let settings: AlarmSettings

  beforeAll(async () => {
    ;({ store, close } = await createTestStore(kind))
    ;({ directory } = await plantFarm(store, []))
    settings = await createAlarmSettings(store.db, directory)
    const metrics = ['pressure_bar', 'level_pct'].map((id) => ({ id, cadenceMs: 5_000 }))
    const tank: Device = device.parse({
      ...{ id: 'tank', site, kind: 'sensor', role: 'storage', name: 'Bassin', capacityM3: 100, heightM: 4, metrics },
    })
    await directory.save([
      tank,
      { ...tank, id: 'well', metrics: [{ ...tank.metrics[0], id: 'level_m', cadenceMs: 5_000 }] },
    ])
  }, 60_000)
  afterAll(() => close(), 60_000)

  const version = async () => (await readSettingsVersions(store.db)).get(site) ?? 0
  const audits = async () => (await store.db.selectFrom('audit').select('id').execute()).length
  type Wanted = readonly [condition: AlarmCondition, values: Partial<AlarmSettingValues> | null]
  const set = async (wanted: readonly Wanted[], since?: number) => {
    const changes = wanted.map(([condition, values]) => {
      const found = settings.of(site, 'tank').get(condition)
      const own = found?.find(({ metric }) => metric !== 'level_pct' || condition.startsWith('tank')) ?? found?.[0]
      if (own === undefined) throw new Error(`no ${condition}`)
      return { device: 'tank', condition, metric: own.metric, values: values && { ...own.values, ...values } }
    })
    const input = { version: since ?? (await version()), changes }
    return changeSettings({ store, directory, settings }, { site, input, actor: ACTOR, nowMs: NOW })
  }
  const on = (limit: number, deadband = 0) => ({ enabled: true, limit, deadband })

  test('what is as it was already is no change: no version, no audit entry, no name on it', async () => {
    const [versionBefore, auditsBefore] = [await version(), await audits()]
    const before = [versionBefore, auditsBefore]
    expect((await set([['tank-low', {}]])).kind).toBe('done')
    expect((await set([['tank-low', null]])).kind).toBe('done')
    expect([await version(), await audits()]).toEqual(before)
    expect(settings.changed(site).size).toBe(0)
    await set([['tank-low', { limit: 12 }]])
    const changed = [await version(), await audits()]
    expect(changed).toEqual([versionBefore + 1, auditsBefore + 1])
    await set([['tank-low', {}]])
    expect([await version(), await audits()]).toEqual(changed)
    expect((await set([['tank-low', {}]], 0)).kind).toBe('conflict')
    await set([['tank-low', null]])
  })

  test.each<readonly [string, readonly Wanted[]]>([
    ['a low limit above the high one', [['tank-low', on(99)]]],
    ['a high limit below the low one', [['tank-high', on(5)]]],
    [
      'the two at the same value',
      [
        ['tank-low', on(50)],
        ['tank-high', on(50)],
      ],
    ],
    ['a deadband that reaches the other limit', [['tank-low', on(20, 90)]]],
    ['a deadband that no level comes back from', [['tank-high', on(60, 61)]]],
    ['a delay where none is waited for', [['power-off', { onDelayMs: 60_000 }]]],
    ['a delay of an end that is not waited for', [['stale', { offDelayMs: 60_000 }]]],
    [
      'limits of a measurement that cross',
      [
        ['threshold-low', on(8)],
        ['threshold-high', on(6)],
      ],
    ],
  ])('%s is refused, and nothing is written', async (_, wanted) => {
    const before = await version()
    expect(await set(wanted)).toMatchObject({ kind: 'invalid', detail: expect.any(String) })
    expect(await version()).toBe(before)
  })

  test.each([
    ['above its tank', 'tank-high', 4.01],
    ['below its bottom', 'tank-low', -0.1],
  ] as const)(
    'a level %s is refused with what the tank allows, and one within it is not',
    async (_, condition, limit) => {
      const own = settings.of(site, 'well').get(condition)?.[0]
      if (own === undefined) throw new Error(`no ${condition}`)
      const ask = async (wanted: number) => {
        const values = { ...own.values, ...on(wanted) }
        const changes = [{ device: 'well', condition, metric: own.metric, values }]
        const input = { version: await version(), changes }
        return changeSettings({ store, directory, settings }, { site, input, actor: ACTOR, nowMs: NOW })
      }
      expect(await ask(limit)).toMatchObject({
        kind: 'invalid',
        detail: expect.stringContaining('limit: between 0 and 4'),
      })
      expect(await ask(condition === 'tank-high' ? 3.9 : 0.2)).toMatchObject({ kind: 'done' })
    },
  )

  test('limits that cross are fine while one of them is off, and both may move at once', async () => {
    expect((await set([['tank-low', { ...on(99), enabled: false }]])).kind).toBe('done')
    expect((await set([['tank-low', { ...on(99) }]])).kind).toBe('invalid')
    expect(
      (
        await set([
          ['tank-low', on(40, 2)],
          ['tank-high', on(60, 2)],
        ])
      ).kind,
    ).toBe('done')
  })
})
