import { existsSync, readFileSync } from 'node:fs'
import { type Device, device, type KpiBody, site } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, it as test } from 'vitest'
import { createDirectory } from '../directory/directory.ts'
import { saveSites } from '../store/sites.ts'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { storeAll } from '../testing/farm.ts'
import { createKpiReader } from './kpis.ts'

/** Published records of two water networks (see the README there); not part of this repository. */
const DATA = new URL('../../../../../shared/data/', import.meta.url)
const C_TOWN = new URL('batadal/BATADAL_dataset03.csv', DATA)
const L_TOWN = new URL('battledim-ltown/scada_2019_h1.csv', DATA)
const isThere = existsSync(C_TOWN) && existsSync(L_TOWN)
if (!isThere) console.info('C-Town and L-Town suites skipped: ../shared/data is absent')

type Row = Readonly<Record<string, number>> & { readonly ts: number }
type Point = { readonly ts: number; readonly value: number }
const HOUR = 3_600_000

/** Rows of a CSV with their instant; times without a zone are UTC here. */
const readRows = (file: URL, toInstant: (text: string) => number): Row[] => {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const names = head.split(',').slice(1)
  return lines.map((line) => {
    const [time = '', ...cells] = line.split(',')
    return { ...Object.fromEntries(names.map((name, index) => [name, Number(cells[index])])), ts: toInstant(time) }
  })
}

/** A counter that counts a flow held until the next row: what a meter on that pipe would show. */
const integrate = (rows: readonly Row[], flowM3h: (row: Row) => number): Point[] => {
  let volume = 0
  return rows.map((row, index) => {
    const before = rows[index - 1]
    if (before !== undefined) volume += (flowM3h(before) * (row.ts - before.ts)) / HOUR
    return { ts: row.ts, value: volume }
  })
}
const series = (rows: readonly Row[], read: (row: Row) => number): Point[] =>
  rows.map((row) => ({ ts: row.ts, value: read(row) }))

const UTC = site.parse({
  slug: 'town',
  name: 'Town',
  link: 'http://town.test',
  timeZone: 'Etc/UTC',
  position: { lat: 0, lon: 0 },
})
const parseDevice = (one: object): Device => device.parse({ site: 'town', ...one })

const kpisOf = async (
  kind: (typeof DATABASES)[number],
  devices: readonly Device[],
  readings: Readonly<Record<string, readonly Point[]>>,
  month: string,
  until: number,
): Promise<KpiBody> => {
  const { store, close } = await createTestStore(kind)
  try {
    await saveSites(store.db, [UTC])
    const directory = await createDirectory(store)
    await directory.save(devices)
    await storeAll(store.db, directory, 'town', readings, until)
    const query = { site: 'town', unit: 'month', date: `${month}-15` } as const
    return await createKpiReader(store.db)(UTC, directory.knownOf('town'), query, until)
  } finally {
    await close()
  }
}

describe.skipIf(!isThere).each(DATABASES)('a month of C-Town on $name', (kind) => {
  const PUMPS = ['PU1', 'PU2', 'PU4', 'PU7'] as const
  const litresPerSecond = 3.6
  let rows: Row[]
  let body: KpiBody

  beforeAll(async () => {
    const all = readRows(C_TOWN, (text) => {
      const [day = '', month = '', rest = ''] = text.split('/')
      const [year = '', hour = ''] = rest.split(' ')
      return Date.UTC(2_000 + Number(year), Number(month) - 1, Number(day), Number(hour))
    })
    rows = all.filter(({ ts }) => ts >= Date.UTC(2014, 1, 1) && ts <= Date.UTC(2014, 2, 1))
    const devices = PUMPS.map((name) =>
      parseDevice({
        id: name.toLowerCase(),
        kind: 'pump',
        role: 'source',
        name,
        metrics: ['volume_m3', 'running'].map((id) => ({ id, cadenceMs: HOUR })),
      }),
    )
    const tank = parseDevice({
      id: 't1',
      kind: 'quantity',
      role: 'storage',
      name: 'T1',
      capacityM3: (Math.PI * 31.3 ** 2 * 6.5) / 4,
      heightM: 6.5,
      metrics: [{ id: 'level_m', cadenceMs: HOUR }],
    })
    const readings: Record<string, Point[]> = { 't1/level_m': series(rows, (row) => row['L_T1'] ?? Number.NaN) }
    for (const name of PUMPS) {
      readings[`${name.toLowerCase()}/volume_m3`] = integrate(rows, (row) => (row[`F_${name}`] ?? 0) * litresPerSecond)
      readings[`${name.toLowerCase()}/running`] = series(rows, (row) => row[`S_${name}`] ?? 0)
    }
    body = await kpisOf(kind, [...devices, tank], readings, '2014-02', Date.UTC(2014, 2, 1))
  })

  test('volumes, running hours and starts of the pumps equal what the record says', () => {
    for (const name of PUMPS) {
      const held = rows.slice(0, -1)
      const kpi = body.sources.find(({ device: id }) => id === name.toLowerCase())
      const volume = held.reduce((sum, row) => sum + (row[`F_${name}`] ?? 0) * litresPerSecond, 0)
      expect(kpi?.volumeM3.value).toBeCloseTo(volume, 4)
      // the span before the last reading of the month belongs to the next bucket
      const onHours = held.slice(0, -1).reduce((sum, row) => sum + (row[`S_${name}`] ?? 0), 0)
      expect(kpi?.runningHours.value).toBeCloseTo(onHours, 4)
      const inMonth = held.map((row) => row[`S_${name}`])
      const starts = inMonth.filter((state, index) => index > 0 && state === 1 && inMonth[index - 1] === 0).length
      expect(kpi?.starts.value).toBe(starts)
    }
  })

  test('the change of the tank equals its level at both ends', () => {
    const area = (Math.PI * 31.3 ** 2) / 4
    const change = area * ((rows.at(-1)?.['L_T1'] ?? Number.NaN) - (rows[0]?.['L_T1'] ?? Number.NaN))
    expect(body.water.storedDeltaM3.value).toBeCloseTo(change, 4)
  })
})

describe.skipIf(!isThere).each(DATABASES)('a month of L-Town on $name', (kind) => {
  const INFLOWS = ['p227_m3h', 'p235_m3h'] as const
  let rows: Row[]
  let body: KpiBody

  beforeAll(async () => {
    const all = readRows(L_TOWN, (text) => Date.parse(`${text.replace(' ', 'T')}Z`))
    rows = all.filter(({ ts }) => ts >= Date.UTC(2019, 1, 1) && ts <= Date.UTC(2019, 2, 1))
    const meter = (id: string, role: string) =>
      parseDevice({
        id,
        kind: 'flow-meter',
        role,
        name: id,
        metrics: ['volume_m3', 'flow_m3h'].map((metric) => ({ id: metric, cadenceMs: 300_000 })),
      })
    const readings: Record<string, Point[]> = {}
    for (const name of INFLOWS) {
      readings[`${name.slice(0, 4)}/volume_m3`] = integrate(rows, (row) => row[name] ?? 0)
      readings[`${name.slice(0, 4)}/flow_m3h`] = series(rows, (row) => row[name] ?? 0)
    }
    readings['zone/volume_m3'] = integrate(rows, (row) => row['PUMP_1_m3h'] ?? 0)
    readings['zone/flow_m3h'] = series(rows, (row) => row['PUMP_1_m3h'] ?? 0)
    const devices = [meter('p227', 'source'), meter('p235', 'source'), meter('zone', 'consumption')]
    body = await kpisOf(kind, devices, readings, '2019-02', Date.UTC(2019, 2, 1))
  })
  afterAll(() => {
    rows = []
  })

  test('the water brought in equals the sum of the inflow record', () => {
    const total = rows
      .slice(0, -1)
      .reduce((sum, row) => sum + ((row['p227_m3h'] ?? 0) + (row['p235_m3h'] ?? 0)) / 12, 0)
    expect(body.water.producedM3.value).toBeCloseTo(total, 3)
    const days = body.buckets.reduce((sum, { producedM3 }) => sum + (producedM3 ?? 0), 0)
    expect(days).toBeCloseTo(total, 3)
  })

  test('the minimum night flow equals the mean over nights of the lowest record between 02:00 and 04:00', () => {
    const nights = new Map<number, number>()
    for (const row of rows) {
      const date = new Date(row.ts)
      if (row.ts >= Date.UTC(2019, 2, 1) || date.getUTCHours() < 2 || date.getUTCHours() > 3) continue
      const flow = row['PUMP_1_m3h'] ?? Number.NaN
      nights.set(date.getUTCDate(), Math.min(nights.get(date.getUTCDate()) ?? Number.POSITIVE_INFINITY, flow))
    }
    const mean = [...nights.values()].reduce((sum, flow) => sum + flow, 0) / nights.size
    expect(body.consumptions[0]?.nightFlowM3h.value).toBeCloseTo(mean, 6)
  })
})
