import { device, isRolling, kpiQuery, ROLLING_UNITS, site } from '@vigie/contracts/entities'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, it as test } from 'vitest'
import { createDirectory, type Directory } from '../directory/directory.ts'
import { createKpiReader, type KpiReader } from '../kpis/kpis.ts'
import { readOutages } from '../store/outages.ts'
import { saveSites } from '../store/sites.ts'
import type { Store } from '../store/store.ts'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { storeAll } from '../testing/farm.ts'
import { judgeSums } from '../testing/judge-sums.ts'
import { HOUR, MINUTE } from '../testing/small-farm.ts'
import { readAlarmLoad } from './alarm-load.ts'

const FIRST = Date.parse('2026-10-01T00:07:00Z')
const LAST = Date.parse('2026-10-06T13:13:00Z')
const STEP = 13 * MINUTE

/** Zones whose days begin on an hour, at half past, and at both: one of them changes its clock by half an hour here. */
const SITES = ['Etc/UTC', 'Africa/Casablanca', 'Asia/Kolkata', 'Australia/Lord_Howe'].map((timeZone, place) =>
  site.parse({
    slug: `s${place}`,
    name: timeZone,
    link: 'http://s.test',
    timeZone,
    position: { lat: 0, lon: 0 },
    tariff: {
      pricePerKwh: { 'off-peak': 1, standard: 2, peak: 5 },
      rules: [
        { months: [10], fromHour: 7, toHour: 18, slot: 'standard' },
        { months: [10], fromHour: 18, toHour: 22, slot: 'peak' },
      ],
      emissionKgPerKwh: 0.5,
    },
  }),
)

const METRICS = {
  volume: { id: 'volume_m3', cadenceMs: STEP },
  energy: { id: 'energy_kwh', cadenceMs: STEP },
  level: { id: 'level_pct', cadenceMs: STEP },
  sun: { id: 'irradiance_wm2', cadenceMs: STEP },
}
const DEVICES = [
  { id: 'forage-1', kind: 'pump', role: 'source', feeds: ['bassin-1'], metrics: [METRICS.volume, METRICS.energy] },
  { id: 'forage-2', kind: 'pump', role: 'source', feeds: ['bassin-2'], metrics: [METRICS.volume, METRICS.energy] },
  ...['bassin-1', 'bassin-2'].map((id, place) => ({
    id,
    kind: 'quantity',
    role: 'storage',
    capacityM3: 400,
    feeds: place === 0 ? ['secteur-1'] : ['secteur-2', 'secteur-3'],
    metrics: [METRICS.level],
  })),
  ...[1, 2, 3].map((n) => ({
    id: `secteur-${n}`,
    kind: 'flow-meter',
    role: 'consumption',
    metrics: [METRICS.volume],
  })),
  { id: 'reseau-1', kind: 'energy', role: 'energy', metrics: [METRICS.energy] },
  { id: 'reseau-2', kind: 'energy', role: 'energy', metrics: [METRICS.energy] },
  { id: 'solaire', kind: 'energy', role: 'energy', metrics: [METRICS.energy, METRICS.sun] },
]

/** The same numbers at each run, from 0 to 1. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

/** Counters that pause, reset and lack readings, each at its own times; levels that wander. */
const readingsOf = (random: () => number) => {
  const all: Record<string, { ts: number; value: number }[]> = {}
  for (const { id, metrics } of DEVICES) {
    for (const metric of metrics) {
      const points: { ts: number; value: number }[] = []
      let value = 20 + 40 * random()
      for (let ts = FIRST + Math.floor(10 * random()) * MINUTE; ts <= LAST; ts += STEP) {
        if (metric.id === 'level_pct') value = Math.min(95, Math.max(5, value + 2 * random() - 1))
        else value = random() < 0.01 ? 0 : value + (random() < 0.3 ? 0 : 3 * random())
        if (random() > 0.05) points.push({ ts, value })
      }
      all[`${id}/${metric.id}`] = points
    }
  }
  return all
}

const day = fc.integer({ min: -2, max: 8 }).map((n) => new Date(Date.UTC(2026, 9, 1 + n)).toISOString().slice(0, 10))
const asked = fc
  .record({
    place: fc.nat(SITES.length - 1),
    unit: fc.constantFrom('day', 'day', 'week', 'month', 'range', ...ROLLING_UNITS),
    compare: fc.constantFrom('previous', 'year', undefined),
    a: day,
    b: day,
  })
  .map(({ place, unit, compare, a, b }) => {
    const [date, end] = a <= b ? [a, b] : [b, a]
    const dates = isRolling(unit) ? {} : { date, ...(unit === 'range' ? { end } : {}) }
    return { place, query: kpiQuery.parse({ site: `s${place}`, unit, compare, ...dates }) }
  })
/** Within the record, where data stand that came after it, and long after it. */
const nowMs = fc.oneof(fc.integer({ min: FIRST, max: LAST }), fc.integer({ min: LAST, max: LAST + 30 * HOUR }))

describe.each(DATABASES)('on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let directory: Directory
  let read: KpiReader

  beforeAll(async () => {
    ;({ store, close } = await createTestStore(kind))
    await saveSites(store.db, SITES)
    directory = await createDirectory(store)
    await directory.save(
      SITES.flatMap(({ slug }) => DEVICES.map((one) => device.parse({ ...one, name: one.id, site: slug }))),
    )
    for (const [place, { slug }] of SITES.entries()) {
      const random = createRandom(place + 1)
      await storeAll(store.db, directory, slug, readingsOf(random), LAST)
      await store.db.updateTable('device_status').set({ powered: true }).where('site', '=', slug).execute()
      for (const { id } of DEVICES) {
        let from = FIRST - HOUR
        for (let n = 0; n < 6; n += 1) {
          from += Math.floor(30 * HOUR * random())
          const to = from + 1 + Math.floor(3 * HOUR * random())
          const isOpen = n === 5 && place % 2 === 0
          const row = { site: slug, device: id, started_at: from, ended_at: isOpen ? null : to }
          await store.db.insertInto('outages').values(row).execute()
          await store.db
            .insertInto('alarms')
            .values({
              id: `${slug}-${id}-${n}`,
              site: slug,
              device: id,
              condition: 'power-off',
              priority: 'high',
              state: isOpen ? 'unacknowledged' : 'normal',
              raised_at: from,
              cleared_at: row.ended_at,
              // one that nobody was told of weighs on nobody
              announced: n % 3 !== 0,
            })
            .execute()
          from = to
        }
      }
    }
    read = createKpiReader(store.db)
  }, 120_000)
  afterAll(() => close())

  test('every total equals the sum of its parts, whatever the site, the period and the hour of asking', async () => {
    await fc.assert(
      fc.asyncProperty(asked, nowMs, async ({ place, query }, at) => {
        const one = SITES[place]
        if (one === undefined) throw new Error('no such site')
        const body = await read(one, directory.knownOf(one.slug), query, at)
        const load = await readAlarmLoad(store.db, one, query, at)
        judgeSums(body, load, await readOutages(store.db, one.slug, body.period), at)
      }),
      { numRuns: 300 },
    )
  }, 300_000)
})
