import type { KpiBody } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, it as test } from 'vitest'
import type { Directory } from '../directory/directory.ts'
import type { Store } from '../store/store.ts'
import { DATABASES } from '../testing/databases.ts'
import { storeAll } from '../testing/farm.ts'
import { DAY_START, type FarmReading, farmReadings, HOUR, MINUTE, PARIS, UNTIL } from '../testing/small-farm.ts'
import { createSmallFarm } from '../testing/small-farm-store.ts'
import { createKpiReader } from './kpis.ts'

describe.each(DATABASES)('KPIs on $name equal a recomputation from raw readings', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let directory: Directory
  let body: KpiBody
  const raw = farmReadings()

  beforeAll(async () => {
    ;({ store, directory, close } = await createSmallFarm(kind, raw))
    body = await createKpiReader(store.db)(PARIS, directory.knownOf('paris'), { site: 'paris', unit: 'day' }, UNTIL)
  })
  afterAll(() => close())

  const today = { from: DAY_START, to: UNTIL }
  // 18 h 40 have gone by since midnight, one of them twice on the wall: yesterday, the same wall time is one hour shorter
  const yesterday = { from: DAY_START - 24 * HOUR, to: UNTIL - 25 * HOUR }

  /** What a counter counted in ]from, to], naively. */
  const counted = (key: string, { from, to }: { from: number; to: number }): number => {
    let sum = 0
    const points = raw[key] ?? []
    for (const [index, { ts, value }] of points.entries()) {
      const before = points[index - 1]
      if (before === undefined || ts <= from || ts > to) continue
      sum += value >= before.value ? value - before.value : value
    }
    return sum
  }
  const levelAt = (at: number): number => {
    const points = raw['bassin/level_pct'] ?? []
    const before = points.findLast(({ ts }) => ts <= at)
    const after = points.find(({ ts }) => ts > at)
    if (before === undefined) throw new Error('no level')
    if (after === undefined) return before.value
    return before.value + ((after.value - before.value) * (at - before.ts)) / (after.ts - before.ts)
  }

  test('over the 25-hour day so far, against the same wall time of the day before', () => {
    expect(body.period).toEqual({ from: DAY_START, to: DAY_START + 25 * HOUR })
    expect(body.until).toBe(UNTIL)
    expect(body.previous).toEqual(yesterday)
  })

  test('water produced, consumed (counter reset and gap included), stored and unaccounted', () => {
    const { producedM3, consumedM3, storedDeltaM3, unaccountedM3 } = body.water
    expect(producedM3.value).toBeCloseTo(counted('pompe/volume_m3', today), 6)
    expect(producedM3.previous).toBeCloseTo(counted('pompe/volume_m3', yesterday), 6)
    expect(consumedM3.value).toBeCloseTo(counted('secteur/volume_m3', today), 6)
    const delta = 2 * (levelAt(today.to) - levelAt(today.from))
    expect(storedDeltaM3.value).toBeCloseTo(delta, 6)
    expect(unaccountedM3.value).toBeCloseTo(
      counted('pompe/volume_m3', today) - counted('secteur/volume_m3', today) - delta,
      6,
    )
  })

  test('completeness tells of the gap', () => {
    const missing = (2.5 * HOUR) / (UNTIL - DAY_START)
    expect(body.water.producedM3.completenessPct).toBeGreaterThan(100 * (1 - missing) - 2)
    expect(body.water.producedM3.completenessPct).toBeLessThan(100 * (1 - missing) + 2)
  })

  test('and so do those of the stretch compared with, which say how far they reach', async () => {
    // the record begins 30 hours before the day: of the day before that, six hours are there
    const query = { site: 'paris', unit: 'day', date: '2026-10-24' } as const
    const { water, previous, previousWatermark } = await createKpiReader(store.db)(
      PARIS,
      directory.knownOf('paris'),
      query,
      UNTIL,
    )
    expect(water.producedM3.completenessPct).toBeCloseTo(100, 6)
    expect(water.producedM3.previousCompletenessPct).toBeCloseTo((100 * 6) / 24, 0)
    expect(previousWatermark).toBeLessThanOrEqual(previous.to)
    expect(body.water.producedM3.previousCompletenessPct).toBeCloseTo(100, 6)
    expect(body.previousWatermark).toBe(yesterday.to)
  })

  test('a figure is no deviation against a stretch that lacks data', async () => {
    const before = { site: 'paris', unit: 'day', date: '2026-10-24' } as const
    const { deviations, consumptions } = await createKpiReader(store.db)(
      PARIS,
      directory.knownOf('paris'),
      before,
      UNTIL,
    )
    expect(consumptions[0]?.volumeM3.previous).toBeGreaterThan(0)
    expect(consumptions[0]?.nightFlowM3h.previousCompletenessPct).toBeLessThan(80)
    expect(deviations).toEqual([])
    expect(body.deviations.length).toBeGreaterThan(0)
  })

  test('energy, its cost by slot of the local hour, CO₂ and kWh/m³', () => {
    const { gridKwh, cost, co2Kg, kwhPerM3, bySlot } = body.energy
    expect(gridKwh.value).toBeCloseTo(counted('reseau/energy_kwh', today), 6)
    const peak = { from: Date.parse('2026-10-25T17:00:00Z'), to: Date.parse('2026-10-25T21:00:00Z') }
    const peakKwh = counted('reseau/energy_kwh', { from: peak.from, to: Math.min(peak.to, UNTIL) })
    expect(bySlot.find(({ slot }) => slot === 'peak')?.energyKwh ?? 0).toBeCloseTo(peakKwh, 6)
    expect(cost.value).toBeCloseTo((gridKwh.value ?? 0) - peakKwh + 5 * peakKwh, 6)
    const peakBefore = counted('reseau/energy_kwh', { from: Date.parse('2026-10-24T16:00:00Z'), to: yesterday.to })
    expect(peakBefore).toBe(0)
    expect(cost.previous).toBeCloseTo(counted('reseau/energy_kwh', yesterday), 6)
    expect(co2Kg.value).toBeCloseTo(0.5 * counted('reseau/energy_kwh', today), 6)
    expect(kwhPerM3.value).toBeCloseTo(counted('pompe/energy_kwh', today) / counted('pompe/volume_m3', today), 6)
  })

  test('autonomy if the pumps stop: the stock above the reserve against the draw of the same hours of the last day', () => {
    const whole = Math.floor(UNTIL / HOUR) * HOUR
    const hours = Array.from({ length: 24 }, (_, n) => whole - (24 - n) * HOUR)
    // Paris went from +2 to +1 at 01:00 UTC
    const hourOfDay = (ts: number) => (ts / HOUR + (ts < Date.parse('2026-10-25T01:00:00Z') ? 2 : 1)) % 24
    const drawn = (from: number) => counted('secteur/volume_m3', { from, to: from + HOUR })
    const known = hours.filter((from) => from < DAY_START + 9 * HOUR || from >= DAY_START + 11 * HOUR)
    const mean = known.reduce((sum, from) => sum + drawn(from), 0) / known.length
    // the reading at the watermark itself belongs to what comes after it
    let at = UNTIL - 5 * MINUTE
    let left = 2 * levelAt(at) - 0.1 * 200
    for (;;) {
      const hour = Math.floor(at / HOUR) * HOUR
      const same = known.findLast((from) => hourOfDay(from) === hourOfDay(hour))
      const step = (hour + HOUR - at) / HOUR
      const draw = step * (same === undefined ? mean : drawn(same))
      if (draw >= left) {
        at += (left / draw) * step * HOUR
        break
      }
      left -= draw
      at = hour + HOUR
    }
    expect(body.water.autonomyEndsAt).toBeCloseTo(at, -3)
    expect(body.water.autonomyHours).toBeCloseTo((at - UNTIL) / HOUR, 3)
    expect(body.storages[0]).toMatchObject({
      autonomyEndsAt: body.water.autonomyEndsAt,
      autonomyHours: body.water.autonomyHours,
      levelAt: UNTIL - 5 * MINUTE,
    })
  })

  test('the way a tank goes follows from what it gained in the last hour, whatever the day before it', async () => {
    const ways = new Set<string>()
    const read = createKpiReader(store.db)
    for (let at = DAY_START - 20 * HOUR; at <= DAY_START + 8 * HOUR; at += HOUR) {
      const { storages } = await read(PARIS, directory.knownOf('paris'), { site: 'paris', unit: 'day' }, at)
      const [volume, gained] = [2 * levelAt(at), 2 * (levelAt(at) - levelAt(at - HOUR))]
      const netFlow = storages[0]?.netFlowM3h ?? 0
      expect(Math.abs(netFlow - gained), 'a counter that begins anew loses what flowed before').toBeLessThan(0.2)
      if (gained > 0) expect(storages[0]?.overflowInHours).toBeCloseTo((200 - volume) / netFlow, 6)
      else expect(storages[0]?.emptyInHours).toBeCloseTo(volume / -netFlow, 6)
      expect(gained > 0 ? storages[0]?.emptyInHours : storages[0]?.overflowInHours).toBeNull()
      ways.add(gained > 0 ? 'fills' : 'empties')
    }
    expect(ways.size).toBe(2)
  })

  test('running hours and starts of the pump', () => {
    const points = raw['pompe/running'] ?? []
    let [onMs, starts] = [0, 0]
    for (const [index, { ts, value }] of points.entries()) {
      const before = points[index - 1]
      if (before === undefined || ts < today.from || ts >= today.to) continue
      if (ts - before.ts <= HOUR) onMs += before.value * (ts - before.ts)
      if (before.ts >= today.from && before.value === 0 && value === 1) starts += 1
    }
    const pump = body.sources[0]
    expect(pump?.runningHours.value).toBeCloseTo(onMs / HOUR, 6)
    expect(pump?.starts.value).toBe(starts)
  })

  test('minimum night flow between 02:00 and 04:00 local, and the budget of the day', () => {
    // the wall shows 02:00 twice that night: from midnight UTC to 03:00 UTC is 02:00 to 04:00
    const night = { from: Date.parse('2026-10-25T00:00:00Z'), to: Date.parse('2026-10-25T03:00:00Z') }
    const flows = (raw['secteur/flow_m3h'] ?? []).filter(({ ts }) => ts >= night.from && ts < night.to)
    expect(body.consumptions[0]?.nightFlowM3h.value).toBeCloseTo(Math.min(...flows.map(({ value }) => value)), 6)
    expect(body.consumptions[0]?.budgetM3).toBeCloseTo(10, 6)
  })

  test('power availability counts only time with data', async () => {
    const year = { site: 'paris', unit: 'year' } as const
    await store.db.updateTable('device_status').set({ powered: true }).where('device', '=', 'pompe').execute()
    await store.db
      .insertInto('outages')
      .values({ site: 'paris', device: 'pompe', started_at: UNTIL - 2 * HOUR, ended_at: UNTIL - HOUR })
      .execute()
    const { availability } = await createKpiReader(store.db)(PARIS, directory.knownOf('paris'), year, UNTIL)
    const known = UNTIL - (DAY_START - 30 * HOUR)
    expect(availability[0]?.powerPct.value).toBeCloseTo(100 * (1 - HOUR / known), 6)
    expect(availability[0]?.powerPct.previous).toBeNull()
    expect(availability[0]).toMatchObject({ device: 'pompe', outages: 1, offMs: HOUR })
  })

  test('hours of the day add up to the day', () => {
    const sum = (key: 'producedM3' | 'gridKwh' | 'cost') =>
      body.buckets.reduce((total, bucket) => total + (bucket[key] ?? 0), 0)
    expect(sum('producedM3')).toBeCloseTo(body.water.producedM3.value ?? Number.NaN, 6)
    expect(sum('gridKwh')).toBeCloseTo(body.energy.gridKwh.value ?? Number.NaN, 6)
    expect(sum('cost')).toBeCloseTo(body.energy.cost.value ?? Number.NaN, 6)
  })

  test('and so does the cost of each day of a longer period', async () => {
    const read = createKpiReader(store.db)
    const { buckets, energy } = await read(PARIS, directory.knownOf('paris'), { site: 'paris', unit: 'week' }, UNTIL)
    expect(buckets.reduce((total, { cost }) => total + (cost ?? 0), 0)).toBeCloseTo(energy.cost.value ?? Number.NaN, 6)
  })

  test('a day that is over is remembered until something comes late: then it is as if read for the first time', async () => {
    const later = UNTIL + 72 * HOUR
    const asked = { site: 'paris', unit: 'range', date: '2026-10-24', end: '2026-10-26' } as const
    const known = createKpiReader(store.db)
    const read = (reader = known) => reader(PARIS, directory.knownOf('paris'), asked, later)
    let before = await read()
    expect(await read()).toEqual(before)
    const inGap = DAY_START + 10 * HOUR
    const cases: readonly (readonly [string, FarmReading])[] = [
      ['pompe/running', { ts: inGap, value: 1 }],
      ['secteur/flow_m3h', { ts: DAY_START + 4 * HOUR + MINUTE, value: -100 }],
      ['reseau/energy_kwh', { ts: DAY_START - MINUTE, value: 7_000 }],
      ['secteur/volume_m3', { ts: inGap, value: 1 }],
    ]
    for (const [key, point] of cases) {
      await storeAll(store.db, directory, 'paris', { [key]: [point] }, later)
      const after = await read()
      expect(after).toEqual(await read(createKpiReader(store.db)))
      expect(after, key).not.toEqual(before)
      before = after
    }
  })
})
