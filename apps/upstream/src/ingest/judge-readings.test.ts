import { device } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AlarmSettings, createAlarmSettings } from '../directory/alarm-settings.ts'
import type { Directory } from '../directory/directory.ts'
import { readOpenAlarms } from '../store/alarms.ts'
import type { Store } from '../store/store.ts'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { plantFarm } from '../testing/farm.ts'
import { changeSettings } from '../watch/change-settings.ts'
import { commitBatch } from './commit.ts'
import { readMqttMessage } from './message.ts'

const START = Date.parse('2026-11-22T10:00:00Z')
const MINUTE = 60_000
const site = 'chaib'

describe.each(DATABASES)('[R11.1] readings judged on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let directory: Directory
  let settings: AlarmSettings
  beforeAll(async () => {
    ;({ store, close } = await createTestStore(kind))
    ;({ directory } = await plantFarm(store, []))
    settings = await createAlarmSettings(store.db, directory)
    const metrics = [{ id: 'pressure_bar', cadenceMs: 5_000 }]
    const born = ['p1', 'p2'].map((id) => device.parse({ id, site, kind: 'sensor', role: 'source', name: id, metrics }))
    await directory.save(born)
    const changes = born.map(({ id }) => {
      const values = { enabled: true, priority: 'low', limit: 50, deadband: 5, onDelayMs: 0, offDelayMs: 0 } as const
      return { device: id, condition: 'threshold-high', metric: 'pressure_bar', values } as const
    })
    const actor = { uid: 'u1', name: 'Amina', email: null }
    await changeSettings({ store, directory, settings }, { site, input: { version: 0, changes }, actor, nowMs: START })
  }, 60_000)
  afterAll(() => close(), 60_000)

  const read = (id: string, bar: number, ts: number, nowMs = ts) => {
    const payload = Buffer.from(JSON.stringify({ ts, values: { pressure_bar: bar } }))
    const times = { nowMs, earliestMs: nowMs, latestMs: nowMs }
    const message = readMqttMessage(`vigie/${site}/${id}/telemetry`, payload)
    return commitBatch(store, directory, [message], { ...times, settingsOf: settings.of })
  }
  const openOf = async (id: string) => (await readOpenAlarms(store.db, site)).filter((alarm) => alarm.device === id)
  const activeOf = async (id: string) => (await openOf(id)).filter(({ clearedAt }) => clearedAt === null).length

  test('a clock that is ahead blinds no limit', async () => {
    await read('p1', 10, START + 4 * MINUTE, START)
    await read('p1', 60, START + 5_000)
    expect(await activeOf('p1')).toBe(1)
    await read('p1', 10, START + 10_000)
    expect(await activeOf('p1')).toBe(0)
    // heard by then, but of a past that is over
    await read('p1', 60, START, START + 15_000)
    expect(await activeOf('p1')).toBe(0)
  })

  test('a clock that is ahead dates no alarm in the future', async () => {
    await read('p2', 60, START + 2 * MINUTE, START)
    expect(await openOf('p2')).toMatchObject([{ raisedAt: new Date(START).toISOString() }])
    await read('p2', 10, START + 5_000)
    expect(await openOf('p2')).toMatchObject([{ clearedAt: new Date(START + 5_000).toISOString() }])
  })

  test('what a clock ahead told is of now, and does not stand before what is read next', async () => {
    const fresh = async (bar: number, ts: number, nowMs: number) =>
      (await read('p1', bar, ts, nowMs)).fresh.get(site)?.map(([, , at, value]) => [at, value])
    const now = START + 10 * MINUTE
    expect(await fresh(9, now + 110_000, now)).toEqual([[now, 9]])
    expect(await fresh(3, now + 1_500, now + 1_500)).toEqual([[now + 1_500, 3]])
  })
})
