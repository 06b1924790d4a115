import { kpiBody } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, it as test } from 'vitest'
import type { Directory } from '../directory/directory.ts'
import type { Store } from '../store/store.ts'
import { DATABASES } from '../testing/databases.ts'
import { storeAll } from '../testing/farm.ts'
import { HOUR, MINUTE, PARIS, UNTIL } from '../testing/small-farm.ts'
import { createSmallFarm } from '../testing/small-farm-store.ts'
import { createKpiReader } from './kpis.ts'

/** It holds 200 m³, and 4 m³ leave it in each hour, as the sector counts. */
const DRAWN_M3H = 4
const SECOND = 1_000
const START = UNTIL - 26 * HOUR
/** A gauge whose single readings are 1 m³ too high or too low, by turns of no pattern. */
const noise = (place: number) => ((place * 7_919) % 101) / 101 - 0.5

const points = (from: number, everyMs: number, levelOf: (ts: number, place: number) => number) =>
  Array.from({ length: Math.floor((UNTIL + 10 * MINUTE - from) / everyMs) }, (_, place) => {
    const ts = from + place * everyMs
    return { ts, value: levelOf(ts, place) }
  })
const volumeAt = (ts: number) => 160 - (DRAWN_M3H * (ts - START)) / HOUR
const raw = {
  'bassin/level_pct': points(START, 10 * SECOND, (ts, place) => (volumeAt(ts) + 2 * noise(place)) / 2),
  'secteur/volume_m3': points(START, 5 * MINUTE, (ts) => (DRAWN_M3H * (ts - START)) / HOUR),
}
/** What is read after one instant and until another. */
const partOf = (after: number, until: number) =>
  Object.fromEntries(Object.entries(raw).map(([key, all]) => [key, all.filter(({ ts }) => ts > after && ts <= until)]))

describe.each(DATABASES)('a tank whose gauge is noisy, on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let directory: Directory

  beforeAll(async () => {
    ;({ store, directory, close } = await createSmallFarm(kind, partOf(START - 1, UNTIL)))
  })
  afterAll(() => close())

  test('loses in an hour what is drawn from it, and ends at one and the same moment, however often one looks', async () => {
    const read = createKpiReader(store.db)
    const ends = new Set<number>()
    for (let at = UNTIL - 30 * MINUTE; at <= UNTIL; at += 5 * MINUTE) {
      const { storages, water } = await read(PARIS, directory.knownOf('paris'), { site: 'paris', unit: 'day' }, at)
      expect(Math.abs((storages[0]?.netFlowM3h ?? 0) + DRAWN_M3H)).toBeLessThan(0.5)
      ends.add(water.autonomyEndsAt ?? 0)
    }
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(6 * MINUTE)
    // 20 m³ are its reserve: 140 above it, at 4 in each hour
    expect(Math.abs((ends.values().next().value ?? 0) - (START + 35 * HOUR))).toBeLessThan(6 * MINUTE)
  })

  test('[R10] has a course from its last reading to its reserve at that end, of a running period alone', async () => {
    const read = createKpiReader(store.db)
    const [devices, site] = [directory.knownOf('paris'), 'paris']
    const [tank] = kpiBody.parse(await read(PARIS, devices, { site, unit: 'day' }, UNTIL)).storages
    const course = tank?.autonomyCourse ?? []
    expect(course[0]?.at).toBe(tank?.levelAt)
    expect(Math.abs((course[0]?.volumeM3 ?? 0) - volumeAt(UNTIL))).toBeLessThan(0.5)
    expect(course.at(-1)).toEqual({ at: tank?.autonomyEndsAt, volumeM3: 20 })
    expect(course.slice(1, -1).every(({ at }) => at % HOUR === 0)).toBe(true)
    for (const query of [{ unit: 'day', date: '2026-10-24' }, { unit: 'last-24h' }] as const) {
      const { storages } = await read(PARIS, devices, { site, ...query }, UNTIL)
      expect(storages[0]).not.toHaveProperty('autonomyCourse')
    }
  })

  test('[R4.2] tells the same stock of a watermark whatever has been read since', async () => {
    const read = createKpiReader(store.db)
    const bodies = []
    for (let at = UNTIL + 30 * SECOND; at < UNTIL + 5 * MINUTE; at += MINUTE) {
      await storeAll(store.db, directory, 'paris', partOf(Math.max(UNTIL, at - MINUTE), at), at)
      bodies.push(await read(PARIS, directory.knownOf('paris'), { site: 'paris', unit: 'day' }, at))
    }
    const told = bodies.map(({ until, water, storages }) =>
      JSON.stringify([until, water.storedM3, water.storedDeltaM3.value, storages[0]?.netFlowM3h, water.autonomyEndsAt]),
    )
    expect(bodies[0]?.until).toBe(UNTIL)
    expect(new Set(told).size).toBe(1)
  })
})
