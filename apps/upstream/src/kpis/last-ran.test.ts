import { afterAll, beforeAll, describe, expect, it as test } from 'vitest'
import type { Directory } from '../directory/directory.ts'
import type { Store } from '../store/store.ts'
import { DATABASES } from '../testing/databases.ts'
import { DAY_START, HOUR, MINUTE, PARIS, UNTIL } from '../testing/small-farm.ts'
import { createSmallFarm } from '../testing/small-farm-store.ts'
import { createKpiReader } from './kpis.ts'

const START = DAY_START - 40 * HOUR
/** It ran the day before until 15:07, stood since, and its readings went on. */
const STOPPED = DAY_START - 9 * HOUR + 7 * MINUTE
/** The day before that it ran for a minute, in the middle of five. */
const BLIP = DAY_START - 30 * HOUR + 3 * MINUTE
const minutes = Array.from({ length: (UNTIL - START) / MINUTE }, (_, place) => START + place * MINUTE)
const raw = {
  'pompe/running': minutes.map((ts) => ({
    ts,
    value: ts === BLIP || (ts >= STOPPED - 3 * HOUR && ts < STOPPED) ? 1 : 0,
  })),
  'pompe/volume_m3': minutes.map((ts) => ({ ts, value: 0.2 * (Math.min(ts, STOPPED) / MINUTE) })),
}

describe.each(DATABASES)('the last run of a pump, on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let directory: Directory

  beforeAll(async () => {
    ;({ store, directory, close } = await createSmallFarm(kind, raw))
  })
  afterAll(() => close())

  const lastRanAt = async (date?: string) => {
    const query = { site: 'paris', unit: 'day', ...(date !== undefined && { date }) } as const
    const { sources } = await createKpiReader(store.db)(PARIS, directory.knownOf('paris'), query, UNTIL)
    return sources.find(({ device }) => device === 'pompe')?.lastRanAt
  }

  test('[R10] a pump that stands since the day before says since when: from the reading that ended its run', async () => {
    expect(await lastRanAt()).toBe(STOPPED)
  })

  test('[R10] a short run within five minutes ended with the reading after it', async () => {
    expect(await lastRanAt('2026-10-23')).toBe(BLIP + MINUTE)
  })

  test('a period that was over before it ran knows nothing of it', async () => {
    expect(await lastRanAt('2026-10-22')).toBeNull()
  })
})
