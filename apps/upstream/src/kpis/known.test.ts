import { afterAll, beforeAll, describe, expect, it as test } from 'vitest'
import { createDirectory } from '../directory/directory.ts'
import type { Store } from '../store/store.ts'
import { DATABASES } from '../testing/databases.ts'
import { farmReadings, HOUR, MINUTE, PARIS, UNTIL } from '../testing/small-farm.ts'
import { createSmallFarm } from '../testing/small-farm-store.ts'
import { readKnownPeriod } from './known.ts'
import { createKpiReader } from './kpis.ts'

describe.each(DATABASES)('what is known of a running period, on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>

  beforeAll(async () => {
    ;({ store, close } = await createSmallFarm(kind, farmReadings()))
  })
  afterAll(() => close())

  const untilAt = async (nowMs: number) =>
    (await readKnownPeriod(store.db, PARIS, { site: 'paris', unit: 'day' }, nowMs)).period.current.to

  test('ends at the latest reading, also when one bears a time ahead of ours', async () => {
    expect(await untilAt(UNTIL + HOUR)).toBe(UNTIL)
    expect(await untilAt(UNTIL - HOUR)).toBe(UNTIL - HOUR)
  })

  test('of a day that has not begun, however far ahead, nothing is stored and nothing lasts', async () => {
    const directory = await createDirectory(store)
    const read = createKpiReader(store.db)
    const devices = directory.knownOf('paris')
    const query = { site: 'paris', unit: 'day', date: '9999-12-30' } as const
    const { storages, water } = await read(PARIS, devices, query, UNTIL)
    expect([storages, water.storedM3, water.autonomyHours]).toEqual([[], null, null])
  })

  test('[R10] of a stretch from before the first reading no alarm is told, not even that there was none', async () => {
    const directory = await createDirectory(store)
    const query = { site: 'paris', unit: 'year' } as const
    const { alarmsRaised } = await createKpiReader(store.db)(PARIS, directory.knownOf('paris'), query, UNTIL)
    expect(alarmsRaised).toMatchObject({ value: 0, previous: null })
  })

  test('goes on with a cut that silenced the site: its figures hold the cut', async () => {
    const cut = { site: 'paris', device: 'pompe', started_at: UNTIL + MINUTE, ended_at: null }
    await store.db.insertInto('outages').values(cut).execute()
    expect(await untilAt(UNTIL + 10 * MINUTE)).toBe(UNTIL)
    expect(await untilAt(UNTIL + 2 * HOUR)).toBe(UNTIL + 2 * HOUR)
  })
})
