import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_RES, RES, type Res } from '../../series/buckets.ts'
import type { RollupRow } from '../../series/partials.ts'
import type { SeriesSpec } from '../../series/spec.ts'
import type { Point } from '../../series/weave.ts'
import { createTestStore, DATABASES } from '../../testing/databases.ts'
import { plantFarm, testPump } from '../../testing/farm.ts'
import { storeReadings } from '../readings.ts'
import type { Store } from '../store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each(DATABASES)('rollups on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let pumps = 0
  const series = async (metric: string, site = 'paris'): Promise<SeriesSpec> => {
    const id = `p${++pumps}`
    const farm = await plantFarm(store, [testPump(id, site)])
    return farm.series(site, id, metric)
  }
  const put = (spec: SeriesSpec, points: readonly Point[]) =>
    store.db
      .transaction()
      .execute((tx) => storeReadings(tx, [{ spec, points: points.toSorted((a, b) => a.ts - b.ts) }], Date.now()))
  const rollups = (spec: SeriesSpec, res: Res) =>
    store.db
      .selectFrom('rollups')
      .selectAll()
      .where('series_id', '=', spec.id)
      .where('res', '=', res)
      .orderBy('start')
      .execute()
  const readings = (spec: SeriesSpec) =>
    store.db.selectFrom('readings').select(['ts', 'value']).where('series_id', '=', spec.id).orderBy('ts').execute()

  beforeAll(async () => {
    ;({ store, close } = await createTestStore(kind))
  }, 60_000)
  afterAll(() => close(), 60_000)

  test.each(['flow_m3h', 'volume_m3', 'energy_kwh', 'running'])(
    'of %s equal a recomputation from raw, whatever comes late, twice or corrected',
    async (metric) => {
      const start = Date.parse('2026-10-24T20:00:00Z')
      const point = fc.record({
        ts: fc.integer({ min: 0, max: 360 }).map((minutes) => start + minutes * 5 * MINUTE),
        value: metric === 'running' ? fc.integer({ min: 0, max: 1 }) : fc.integer({ min: 0, max: 200 }),
      })
      const batches = fc.array(fc.uniqueArray(point, { selector: ({ ts }) => ts, minLength: 1, maxLength: 12 }), {
        minLength: 1,
        maxLength: 8,
      })
      await fc.assert(
        fc.asyncProperty(batches, async (list) => {
          const spec = await series(metric)
          for (const batch of list) await put(spec, batch)
          const raw = await readings(spec)
          for (const res of ALL_RES) expect(await rollups(spec, res)).toEqual(recompute(spec, raw, res))
        }),
        { numRuns: kind.name === 'PGlite' ? 25 : 10 },
      )
    },
    120_000,
  )

  test('a counter reset starts a new run: the increment is what the new run shows, never negative', async () => {
    const spec = await series('energy_kwh')
    const start = Date.parse('2026-03-01T10:00:00Z')
    await put(
      spec,
      [100, 110, 4, 9].map((value, index) => ({ ts: start + (index + 1) * MINUTE, value })),
    )
    expect(await rollups(spec, RES.hour)).toMatchObject([{ delta: 10 + 4 + 5, count: 4 }])
  })

  test('a small step back of a counter counts nothing', async () => {
    const spec = await series('energy_kwh')
    const start = Date.parse('2026-03-01T10:00:00Z')
    await put(
      spec,
      [100, 99.9, 100.4].map((value, index) => ({ ts: start + (index + 1) * MINUTE, value })),
    )
    expect((await rollups(spec, RES.hour))[0]?.delta).toBeCloseTo(0.5)
  })

  test('a reading exactly at the end of a bucket counts in it, for counters', async () => {
    const spec = await series('energy_kwh')
    const start = Date.parse('2026-03-01T10:00:00Z')
    await put(spec, [
      { ts: start + MINUTE, value: 10 },
      { ts: start + HOUR, value: 17 },
      { ts: start + HOUR + MINUTE, value: 18 },
    ])
    expect((await rollups(spec, RES.hour)).map(({ start: at, delta }) => [at - start, delta])).toEqual([
      [0, 7],
      [HOUR, 1],
    ])
  })

  test('a late reading takes its share of the increment from the reading after it', async () => {
    const spec = await series('energy_kwh')
    const start = Date.parse('2026-03-01T10:00:00Z')
    await put(spec, [{ ts: start + MINUTE, value: 10 }])
    await put(spec, [{ ts: start + HOUR + MINUTE, value: 30 }])
    expect((await rollups(spec, RES.hour)).map(({ delta }) => delta)).toEqual([0, 20])
    await put(spec, [{ ts: start + HOUR - MINUTE, value: 25 }])
    expect((await rollups(spec, RES.hour)).map(({ delta }) => delta)).toEqual([15, 5])
    expect((await rollups(spec, RES.day)).map(({ delta }) => delta)).toEqual([20])
  })

  test('a jump beyond what the meter can count in the time is refused, what follows is not', async () => {
    const spec = await series('volume_m3')
    const start = Date.parse('2026-03-01T10:00:00Z')
    const { refused } = await put(spec, [
      { ts: start, value: 1_000 },
      { ts: start + MINUTE, value: 1_003 },
      { ts: start + 2 * MINUTE, value: 1_001 },
      { ts: start + 31 * MINUTE, value: 1_050 },
    ])
    expect(refused.map(({ value }) => value)).toEqual([1_003])
    expect(await rollups(spec, RES.day)).toMatchObject([{ delta: 50, count: 3 }])
  })

  test('the day of the switch to winter time has 25 hours, the next one begins at its midnight', async () => {
    const spec = await series('flow_m3h')
    const points = Array.from({ length: 50 }, (_, hour) => ({
      ts: Date.parse('2026-10-24T22:00:00Z') + hour * HOUR,
      value: 1,
    }))
    await put(spec, points)
    expect((await rollups(spec, RES.day)).map(({ start, count }) => [new Date(start).toISOString(), count])).toEqual([
      ['2026-10-24T22:00:00.000Z', 25],
      ['2026-10-25T23:00:00.000Z', 24],
      ['2026-10-26T23:00:00.000Z', 1],
    ])
  })

  test('the time a state was on is counted between readings that vouch for it', async () => {
    const spec = await series('running')
    const start = Date.parse('2026-03-01T10:00:00Z')
    const at = (minutes: number, value: number) => ({ ts: start + minutes * MINUTE, value })
    await put(spec, [at(0, 0), at(10, 1), at(40, 0), at(50, 0), at(50 + 24 * 60, 1)])
    expect(await rollups(spec, RES.hour)).toMatchObject([
      { delta: 30 * MINUTE, covered: 50 * MINUTE },
      { delta: 0, covered: 0 },
    ])
  })
})

/** The same buckets from nothing but readings, computed another way. */
const recompute = (spec: SeriesSpec, raw: readonly Point[], res: Res): RollupRow[] => {
  const steps = raw.map((reading, index) => {
    const previous = raw[index - 1]
    const at = spec.nature === 'counter' ? reading.ts - 1 : reading.ts
    const start =
      res === RES['5min'] ? at - (at % (5 * MINUTE)) : res === RES.hour ? at - (at % HOUR) : parisMidnight(at)
    const elapsed = previous === undefined ? 0 : reading.ts - previous.ts
    const covered = elapsed <= HOUR ? elapsed : 0
    return { ...reading, start, covered, delta: previous === undefined ? 0 : deltaOf(spec, previous, reading, covered) }
  })
  return [...Map.groupBy(steps, ({ start }) => start)].map(([start, group]) => {
    const sumOf = (pick: (step: (typeof group)[number]) => number) => group.reduce((sum, step) => sum + pick(step), 0)
    const values = group.map(({ value }) => value)
    return {
      res,
      series_id: spec.id,
      start,
      count: group.length,
      covered: sumOf(({ covered }) => covered),
      min: Math.min(...values),
      max: Math.max(...values),
      sum: sumOf(({ value }) => value),
      first_ts: group[0]?.ts ?? 0,
      first_value: group[0]?.value ?? 0,
      last_ts: group.at(-1)?.ts ?? 0,
      last_value: group.at(-1)?.value ?? 0,
      delta: sumOf(({ delta }) => delta),
    }
  })
}

const deltaOf = (spec: SeriesSpec, previous: Point, { ts, value }: Point, covered: number): number => {
  if (spec.nature === 'gauge') return 0
  if (spec.nature === 'state') return previous.value * covered
  if (value >= previous.value) return value - previous.value
  const allowed =
    spec.maxRatePerHour === null ? null : (spec.maxRatePerHour * Math.max(ts - previous.ts, MINUTE)) / HOUR
  return (allowed === null ? value < previous.value / 2 : value <= allowed) ? value : 0
}

/** Paris around the switch of 25 October 2026, 01:00 UTC. */
const parisMidnight = (ts: number): number => {
  const midnights = ['23T22', '24T22', '25T23', '26T23', '27T23'].map((text) => Date.parse(`2026-10-${text}:00:00Z`))
  return midnights.findLast((midnight) => midnight <= ts) ?? 0
}
