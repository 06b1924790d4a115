import { type Device, device, site } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, it as test } from 'vitest'
import { deviceSettings } from '../alarms/settings.ts'
import { createDirectory, type Directory } from '../directory/directory.ts'
import { saveSites } from '../store/sites.ts'
import type { Store } from '../store/store.ts'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { storeAll } from '../testing/farm.ts'
import { type AlarmsSet, createKpiReader } from './kpis.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const UTC = site.parse({
  slug: 'town',
  name: 'Town',
  link: 'http://town.test',
  timeZone: 'Etc/UTC',
  position: { lat: 0, lon: 0 },
})
const SECTOR: Device = device.parse({
  id: 'sector',
  site: 'town',
  kind: 'flow-meter',
  role: 'consumption',
  name: 'Sector',
  metrics: ['flow_m3h', 'volume_m3'].map((id) => ({ id, cadenceMs: 5 * MINUTE })),
})
const FIRST = Date.UTC(2026, 10, 1)
/** Ten usual nights, then three of a leak; the mean over all of them is neither. */
const LOWS = [1, 1.1, 0.9, 1, 1, 1.1, 0.9, 1, 1, 1, 2.4, 2.5, 2.604]
/** The same to the ten litres an hour that every figure of a night has. */
const TOLD = [...LOWS.slice(0, -1), 2.6]
const NIGHT_END = (night: number) => FIRST + night * DAY + 4 * HOUR

const readings = () => {
  const flow = LOWS.flatMap((low, night) =>
    Array.from({ length: 24 }, (_, step) => ({
      ts: FIRST + night * DAY + 2 * HOUR + step * 5 * MINUTE,
      value: low + (step === 7 ? 0 : 0.5),
    })),
  )
  let counted = 0
  return {
    'sector/flow_m3h': flow,
    'sector/volume_m3': flow.map(({ ts, value }) => {
      counted += value / 12
      return { ts, value: counted }
    }),
  }
}

describe.each(DATABASES)('the last night of a sector on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let directory: Directory

  beforeAll(async () => {
    ;({ store, close } = await createTestStore(kind))
    await saveSites(store.db, [UTC])
    directory = await createDirectory(store)
    await directory.save([SECTOR])
    await storeAll(store.db, directory, 'town', readings(), NIGHT_END(12) + HOUR)
  }, 60_000)
  afterAll(() => close())

  const nightAt = async (nowMs: number, unit: 'day' | 'last-30d' = 'day', alarmsSet?: AlarmsSet) => {
    const read = createKpiReader(store.db, alarmsSet)
    const { consumptions } = await read(UTC, directory.knownOf('town'), { site: 'town', unit }, nowMs)
    return consumptions[0]?.night
  }

  test('[R10] is told by its own flow against usual nights, and since which night it leaks, whatever the period', async () => {
    const leak = { at: NIGHT_END(12), flowM3h: 2.6, usualM3h: 1, unusualFromM3h: 2, leakSince: NIGHT_END(10) }
    expect(await nightAt(NIGHT_END(12) + HOUR)).toMatchObject(leak)
    expect(await nightAt(NIGHT_END(12) + HOUR, 'last-30d')).toMatchObject(leak)
  })

  test('[R10] is told with the digits that are shown, so that what it has more is the difference of what is shown', async () => {
    const { flowM3h, usualM3h, recentM3h } = (await nightAt(NIGHT_END(12) + HOUR)) ?? {}
    expect([flowM3h, usualM3h, recentM3h?.at(-1)]).toEqual([2.6, 1, 2.6])
  })

  test('comes with the nights before it, one by one, those nobody read as well', async () => {
    const recent = (await nightAt(NIGHT_END(12) + HOUR))?.recentM3h ?? []
    expect(recent).toHaveLength(28)
    expect(recent.slice(-LOWS.length)).toEqual(TOLD)
    expect(recent.slice(0, -LOWS.length).every((flow) => flow === null)).toBe(true)
  })

  test('is that of the day before until this one is over, and none once it is old', async () => {
    expect(await nightAt(NIGHT_END(12) - HOUR)).toMatchObject({ at: NIGHT_END(11), flowM3h: 2.5 })
    expect(await nightAt(NIGHT_END(9) + HOUR)).toMatchObject({ at: NIGHT_END(9), leakSince: null })
  })

  test('[12.3] of a leak it stands while no later night is read, for a week at most', async () => {
    const leak = { at: NIGHT_END(12), flowM3h: 2.6, leakSince: NIGHT_END(10) }
    expect(await nightAt(NIGHT_END(15) + HOUR)).toMatchObject(leak)
    expect(await nightAt(NIGHT_END(19) + HOUR)).toBeNull()
  })

  test('follows the alarm as it is set on the sector: its limit, and that somebody does not want it', async () => {
    const set =
      (values: object): AlarmsSet =>
      () =>
        new Map(
          [...deviceSettings(SECTOR)].map(([condition, own]) => [
            condition,
            own.map((setting) => ({ ...setting, values: { ...setting.values, ...values } })),
          ]),
        )
    expect(await nightAt(NIGHT_END(12) + HOUR, 'day', set({ limit: 3 }))).toMatchObject({ leakSince: null })
    expect(await nightAt(NIGHT_END(12) + HOUR, 'day', set({ enabled: false }))).toBeNull()
  })
})
