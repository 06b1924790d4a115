import { device, type KpiBody, type KpiQuery, type Site, site } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, it as test } from 'vitest'
import { createDirectory, type Directory } from '../directory/directory.ts'
import { saveSites } from '../store/sites.ts'
import type { Store } from '../store/store.ts'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { storeAll } from '../testing/farm.ts'
import { HOUR, MINUTE } from '../testing/small-farm.ts'
import { createKpiReader } from './kpis.ts'

type Point = { readonly ts: number; readonly value: number }
type Zone = {
  readonly timeZone: string
  /** a Sunday whose clock changes */
  readonly date: string
  readonly starts: string
  readonly hours: number
  readonly targets?: Site['targets']
}

const DAY = 24 * HOUR
/** One of them in winter time from 02:59 on, one in the time of Ramadan from 02:59 on, one back from it. */
const ZONES: readonly Zone[] = [
  { timeZone: 'Europe/Paris', date: '2026-10-25', starts: '2026-10-24T22:00:00Z', hours: 25 },
  { timeZone: 'Europe/Paris', date: '2026-03-29', starts: '2026-03-28T23:00:00Z', hours: 23 },
  { timeZone: 'Africa/Casablanca', date: '2026-02-15', starts: '2026-02-14T23:00:00Z', hours: 25 },
  { timeZone: 'Africa/Casablanca', date: '2026-03-22', starts: '2026-03-22T00:00:00Z', hours: 23 },
  {
    timeZone: 'Africa/Casablanca',
    date: '2026-05-17',
    starts: '2026-05-16T23:00:00Z',
    hours: 24,
    targets: { consumedM3PerDay: 480, costPerDay: 90 },
  },
]
const TARIFF = {
  pricePerKwh: { 'off-peak': 1, standard: 2, peak: 5 },
  rules: [
    { months: [2, 3, 5, 10], fromHour: 2, toHour: 9, slot: 'standard' },
    { months: [2, 3, 5, 10], fromHour: 18, toHour: 22, slot: 'peak' },
  ],
  emissionKgPerKwh: 0.5,
}
const priceAt = (hour: number) => (hour >= 18 && hour < 22 ? 5 : hour >= 2 && hour < 9 ? 2 : 1)

const STEP = 20 * MINUTE
const every = { cadenceMs: STEP }
const DEVICES = [
  { id: 'forage', kind: 'pump', role: 'source', metrics: [{ id: 'volume_m3', ...every }] },
  { id: 'secteur-1', kind: 'flow-meter', role: 'consumption', metrics: [{ id: 'volume_m3', ...every }] },
  { id: 'secteur-2', kind: 'flow-meter', role: 'consumption', metrics: [{ id: 'volume_m3', ...every }] },
  { id: 'reseau', kind: 'energy', role: 'energy', metrics: [{ id: 'energy_kwh', ...every }] },
]

const SHORT = { dateStyle: 'short', timeStyle: 'short' } as const
const clocks = new Map(ZONES.map(({ timeZone }) => [timeZone, Intl.DateTimeFormat('sv-SE', { timeZone, ...SHORT })]))
/** What the clock of a zone shows at an instant, by Intl alone. */
const wall = (ts: number, timeZone: string): { readonly date: string; readonly hour: number } => {
  const text = clocks.get(timeZone)?.format(ts) ?? ''
  return { date: text.slice(0, 10), hour: Number(text.slice(11, 13)) }
}

describe.each(DATABASES)('what was to be expected of a day on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let directory: Directory
  const raw = new Map<string, Readonly<Record<string, readonly Point[]>>>()
  const sites = ZONES.map(({ timeZone, targets = {} }, n) =>
    site.parse({
      slug: `s${n}`,
      name: timeZone,
      link: 'http://s.test',
      timeZone,
      position: { lat: 0, lon: 0 },
      tariff: TARIFF,
      targets,
    }),
  )

  beforeAll(async () => {
    ;({ store, close } = await createTestStore(kind))
    await saveSites(store.db, sites)
    directory = await createDirectory(store)
    await directory.save(
      sites.flatMap(({ slug }) => DEVICES.map((one) => device.parse({ ...one, name: one.id, site: slug }))),
    )
    for (const [n, { slug, timeZone }] of sites.entries()) {
      const start = Date.parse(ZONES[n]?.starts ?? '')
      const readings: Record<string, Point[]> = {}
      for (const [d, { id, metrics }] of DEVICES.entries()) {
        let value = 1_000
        for (let ts = start - 29 * DAY; ts <= start + DAY + 2 * HOUR; ts += STEP) {
          const { hour } = wall(ts - 1, timeZone)
          const week = Math.floor((ts - start) / (7 * DAY))
          value += (1 + d) * (1 + (hour % 5)) * (1 + 0.1 * week * week) * 0.1
          if (hour === 12 && week === -2) value += 3
          // three weeks before nothing was heard for most of the day, two weeks before for two hours
          const isGap =
            (ts > start - 21 * DAY + 6 * HOUR && ts < start - 21 * DAY + 20 * HOUR) ||
            (ts > start - 14 * DAY + 14 * HOUR && ts < start - 14 * DAY + 16 * HOUR)
          const key = `${id}/${metrics[0]?.id}`
          readings[key] ??= []
          if (!isGap) readings[key].push({ ts, value })
        }
      }
      raw.set(slug, readings)
      await storeAll(store.db, directory, slug, readings, start + DAY)
    }
  }, 300_000)
  afterAll(() => close())

  const read = async (n: number, nowMs: number, query: Partial<KpiQuery> = {}): Promise<KpiBody> => {
    const one = sites[n]
    if (one === undefined) throw new Error('no such site')
    const asked = { site: one.slug, unit: 'day', date: ZONES[n]?.date, ...query } as const
    return await createKpiReader(store.db)(one, directory.knownOf(one.slug), asked, nowMs)
  }

  /** The mean of what was counted in each hour of the known weekdays before, by the hour on the wall. */
  const usualOf = (n: number, ...keys: readonly string[]): Map<number, number> => {
    const { timeZone = '', date = '' } = ZONES[n] ?? {}
    const dates = [1, 2, 4].map((weeks) => new Date(Date.parse(date) - weeks * 7 * DAY).toISOString().slice(0, 10))
    const seen = new Map<number, { sum: number; starts: Set<number> }>()
    for (const key of keys) {
      const points = raw.get(`s${n}`)?.[key] ?? []
      for (const [index, { ts, value }] of points.entries()) {
        const before = points[index - 1]
        const at = wall(ts - 1, timeZone)
        if (before === undefined || !dates.includes(at.date)) continue
        const hour = seen.get(at.hour) ?? { sum: 0, starts: new Set<number>() }
        hour.sum += value - before.value
        hour.starts.add(Math.floor((ts - 1) / HOUR))
        seen.set(at.hour, hour)
      }
    }
    // an hour of the gap counted nothing: what it missed came with the reading after it
    return new Map([...seen].map(([hour, { sum, starts }]) => [hour, sum / Math.max(dates.length, starts.size)]))
  }
  const hoursOf = (n: number) => {
    const { timeZone = '', starts = '', hours = 0 } = ZONES[n] ?? {}
    return Array.from({ length: hours }, (_, index) => {
      const from = Date.parse(starts) + index * HOUR
      return { from, hour: wall(from, timeZone).hour }
    })
  }
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

  test.each([0, 1, 2, 3])(
    'is the mean of the same hours of the known weekdays before, clock change or not (%i)',
    async (n) => {
      const starts = Date.parse(ZONES[n]?.starts ?? '')
      const until = starts + 14 * HOUR + 20 * MINUTE
      const { plan, water, energy, until: end } = await read(n, until)
      expect(end).toBe(until)
      const usual = usualOf(n, 'secteur-1/volume_m3', 'secteur-2/volume_m3')
      const course = hoursOf(n).map(({ hour }) => usual.get(hour) ?? 0)
      const byNow = sum(course.slice(0, 14)) + (course[14] ?? 0) / 3
      expect(plan?.days).toBe(3)
      expect(plan?.consumedM3?.basis).toBe('weekdays')
      expect(plan?.consumedM3?.whole).toBeCloseTo(sum(course), 6)
      expect(plan?.consumedM3?.byNow).toBeCloseTo(byNow, 6)
      expect(plan?.consumedM3?.projected).toBeCloseTo((water.consumedM3.value ?? 0) + sum(course) - byNow, 6)
      expect(plan?.buckets.map(({ from }) => from)).toEqual(hoursOf(n).map(({ from }) => from))
      for (const [index, bucket] of (plan?.buckets ?? []).entries())
        expect(bucket.consumedM3).toBeCloseTo(course[index] ?? Number.NaN, 6)
      expect(plan?.buckets[0]?.solarKwh).toBeNull()
      const kwh = usualOf(n, 'reseau/energy_kwh')
      const cost = hoursOf(n).map(({ hour }) => (kwh.get(hour) ?? 0) * priceAt(hour))
      expect(plan?.cost?.whole).toBeCloseTo(sum(cost), 6)
      expect(plan?.cost?.projected).toBeCloseTo(
        (energy.cost.value ?? 0) + sum(cost.slice(15)) + ((cost[14] ?? 0) * 2) / 3,
        6,
      )
    },
  )

  test.each([0, 1, 2, 3])('[12.6] a month projects the day that runs as that day itself (%i)', async (n) => {
    const until = Date.parse(ZONES[n]?.starts ?? '') + 14 * HOUR + 20 * MINUTE
    const { plan, water, energy, consumptions, period } = await read(n, until)
    const month = await read(n, until, { unit: 'month' })
    expect(month.restOfDay?.to).toBe(period.to)
    expect(month.restOfDay?.consumedM3).toBeCloseTo((plan?.consumedM3?.projected ?? 0) - (water.consumedM3.value ?? 0))
    expect(month.restOfDay?.cost).toBeCloseTo((plan?.cost?.projected ?? 0) - (energy.cost.value ?? 0), 6)
    for (const [index, { projectedM3, volumeM3 }] of consumptions.entries())
      expect(month.consumptions[index]?.restOfDayM3).toBeCloseTo((projectedM3 ?? 0) - (volumeM3.value ?? 0), 6)
    expect((await read(n, until, { unit: 'week', date: '2026-01-15' })).restOfDay).toBeNull()
  })

  test('[R10] is compared over the hours that are over, the same all through the one that runs', async () => {
    const starts = Date.parse(ZONES[0]?.starts ?? '')
    const usual = usualOf(0, 'secteur-1/volume_m3', 'secteur-2/volume_m3')
    const expected = sum(
      hoursOf(0)
        .slice(0, 14)
        .map(({ hour }) => usual.get(hour) ?? 0),
    )
    for (const minutes of [0, 20, 40]) {
      const { plan, buckets } = await read(0, starts + 14 * HOUR + minutes * MINUTE)
      const counted = sum(buckets.slice(0, 14).map(({ consumedM3 }) => consumedM3 ?? 0))
      expect(plan?.consumedM3?.closed?.at).toBe(starts + 14 * HOUR)
      expect(plan?.consumedM3?.closed?.expected).toBeCloseTo(expected, 6)
      expect(plan?.consumedM3?.closed?.counted).toBeCloseTo(counted, 6)
    }
    expect((await read(0, starts + 40 * MINUTE)).plan?.consumedM3?.closed).toBeNull()
  })

  test('is the target of the site where it sets one, in the usual course', async () => {
    const starts = Date.parse(ZONES[4]?.starts ?? '')
    const { plan, water } = await read(4, starts + 6 * HOUR)
    const usual = usualOf(4, 'secteur-1/volume_m3', 'secteur-2/volume_m3')
    const course = hoursOf(4).map(({ hour }) => usual.get(hour) ?? 0)
    expect(plan?.consumedM3).toMatchObject({ basis: 'target', whole: 480 })
    expect(plan?.consumedM3?.byNow).toBeCloseTo((480 * sum(course.slice(0, 6))) / sum(course), 6)
    expect(plan?.consumedM3?.projected).toBeCloseTo((water.consumedM3.value ?? 0) + sum(course.slice(6)), 6)
    expect(plan?.cost).toMatchObject({ basis: 'target', whole: 90 })
    expect(plan?.producedM3?.basis).toBe('weekdays')
  })

  test('of a day that is over is the whole of it', async () => {
    const starts = Date.parse(ZONES[0]?.starts ?? '')
    const { plan, water } = await read(0, starts + 25 * HOUR + 30 * MINUTE)
    expect(plan?.producedM3?.byNow).toBeCloseTo(plan?.producedM3?.whole ?? Number.NaN, 6)
    expect(plan?.producedM3?.projected).toBeCloseTo(water.producedM3.value ?? Number.NaN, 6)
    expect(plan?.producedM3?.closed?.counted).toBeCloseTo(water.producedM3.value ?? Number.NaN, 6)
  })

  test('before anything came of the day is what is usual of it', async () => {
    const starts = Date.parse(ZONES[0]?.starts ?? '')
    const { plan, until } = await read(0, starts)
    expect(until).toBe(starts)
    expect(plan?.producedM3?.byNow).toBe(0)
    expect(plan?.producedM3?.projected).toBeCloseTo(plan?.producedM3?.whole ?? Number.NaN, 6)
  })

  test('is not known without days before, except for a target: evenly, and with no projection', async () => {
    const first = { date: '2026-04-20' }
    expect((await read(4, Date.parse('2026-04-20T11:00:00Z'), first)).plan).toMatchObject({
      producedM3: null,
      consumedM3: { basis: 'target', byNow: 240, whole: 480, projected: null },
      days: 0,
      buckets: [],
    })
    const late = Date.parse('2026-10-26T11:00:00Z')
    const early = { date: '2026-09-28' }
    expect((await read(0, late, early)).plan).toMatchObject({ consumedM3: null, cost: null, days: 0 })
    expect((await read(0, late, { unit: 'week' })).plan).toBeNull()
  })
})
