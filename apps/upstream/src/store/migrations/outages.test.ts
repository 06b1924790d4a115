import { type Device, device, type KpiBody, type Site } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDirectory } from '../../directory/directory.ts'
import { applyReports } from '../../ingest/reports.ts'
import { createKpiReader } from '../../kpis/kpis.ts'
import { createOldDatabase, DATABASES } from '../../testing/databases.ts'
import { testSettings } from '../../testing/farm.ts'
import { readOpenAlarms } from '../alarms.ts'
import { readJournal } from '../journal.ts'
import { readOutages } from '../outages.ts'
import { readSites } from '../sites.ts'
import type { Store } from '../store.ts'

const at = (text: string) => Date.parse(`${text}:00Z`)
const HOUR = 3_600_000
/** The local day of Paris that begins on the 19th at 22:00 UTC, 18 hours old. */
const NOW = at('2026-10-20T16:00')
const TODAY = { from: at('2026-10-19T22:00'), to: at('2026-10-20T22:00') }

const SITE = {
  slug: 'paris',
  name: 'Paris',
  link: 'http://paris.test',
  timeZone: 'Europe/Paris',
  position: { lat: 48.8, lon: 2.3 },
  currency: 'MAD',
  tariff: {
    pricePerKwh: { creuses: 1, pleines: 2, pointe: 5 },
    rules: [
      { months: [10], fromHour: 18, toHour: 22, slot: 'pointe' },
      { months: [10], fromHour: 7, toHour: 18, slot: 'pleines' },
      { months: [10], fromHour: 0, toHour: 7, slot: 'creuses' },
    ],
    emissionKgPerKwh: 0.5,
  },
  targets: {},
}
const DEVICES: readonly Device[] = ['pompe', 'secteur', 'reseau', 'muet'].map((id) =>
  device.parse({
    id,
    site: 'paris',
    kind: 'pump',
    role: 'source',
    name: id,
    metrics: [{ id: 'flow_m3h', cadenceMs: 60_000 }],
  }),
)
/** Power cuts as the version before kept them: alarms, and nothing else. */
const CUTS = [
  { id: 'a1', device: 'pompe', from: at('2026-10-19T20:00'), to: at('2026-10-20T00:00') },
  { id: 'a2', device: 'pompe', from: at('2026-10-20T08:00'), to: at('2026-10-20T09:30') },
  { id: 'a3', device: 'secteur', from: at('2026-10-20T12:00'), to: null },
  { id: 'a4', device: 'secteur', from: at('2026-10-19T10:00'), to: at('2026-10-19T10:20') },
] as const

describe.each(DATABASES)('on $name a database that kept outages as alarms', (kind) => {
  let store: Store
  let drop: () => Promise<void>
  let sites: readonly Site[]
  let body: KpiBody

  beforeAll(async () => {
    const { old, reopen, drop: dropOld } = await createOldDatabase(kind, '003-day-stamps')
    drop = dropOld
    const write = async (statement: ReturnType<typeof sql>) => void (await statement.execute(old))
    const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
    await write(sql`insert into sites values ('paris', ${JSON.stringify(SITE)}::jsonb)`)
    await write(
      sql`insert into sites values ('nulle', ${JSON.stringify({ ...SITE, slug: 'nulle', tariff: null })}::jsonb)`,
    )
    await write(sql`insert into journal_head values ('paris', 2), ('nulle', 0)`)
    for (const one of DEVICES)
      await write(sql`insert into devices values ('paris', ${one.id}, ${JSON.stringify(one)}::jsonb)`)
    await write(sql`
      insert into device_status (site, device, powered, powered_at, power_heard_at) values
        ('paris', 'pompe', true, ${CUTS[1].to}, ${CUTS[1].to}), ('paris', 'secteur', false, ${CUTS[2].from}, ${CUTS[2].from}),
        ('paris', 'reseau', true, 1, 1), ('paris', 'muet', null, null, null)`)
    for (const { id, device: off, from, to } of CUTS) {
      await write(sql`insert into alarms (id, site, device, condition, raised_at, cleared_at)
        values (${id}, 'paris', ${off}, 'power-off', ${from}, ${to})`)
    }
    const data = { id: 'a4', device: 'secteur', condition: 'power-off', raisedAt: instant(CUTS[3].from) }
    await write(sql`insert into journal values
      ('paris', 1, 1, 'alarm.raised', ${JSON.stringify({ ...data, clearedAt: null })}::jsonb),
      ('paris', 2, 2, 'alarm.cleared', ${JSON.stringify({ ...data, clearedAt: instant(CUTS[3].to) })}::jsonb)`)
    // readings since the 15th, so that the figures have a stretch
    await write(sql`insert into series (site, device, metric) values ('paris', 'pompe', 'flow_m3h')`)
    await write(sql`insert into latest select id, ${NOW}, 1 from series`)
    const first = at('2026-10-15T22:00')
    await write(sql`insert into rollups select 3, id, ${first}, 1, 0, 1, 1, 1, ${first}, 1, ${first}, 1, 0 from series`)
    store = await reopen()
    const directory = await createDirectory(store)
    sites = await readSites(store.db)
    const [paris] = sites.filter(({ slug }) => slug === 'paris')
    if (paris === undefined) throw new Error('no site')
    body = await createKpiReader(store.db)(paris, directory.knownOf('paris'), { site: 'paris', unit: 'day' }, NOW)
  })
  afterAll(async () => {
    await store?.close()
    await drop?.()
  })

  test('shows the same outages, newest first', async () => {
    expect(await readOutages(store.db, 'paris', TODAY)).toEqual(
      [CUTS[2], CUTS[1], CUTS[0]].map(({ device: off, from, to }) => ({ device: off, from, to })),
    )
  })

  test('shows the same availability, and counts the same alarms', () => {
    // 18 hours of today against the first 18 of yesterday; what never said anything about its power has no share
    const offToday = { pompe: 2 + 1.5, secteur: 4, reseau: 0 }
    const offYesterday = { pompe: 0, secteur: 1 / 3, reseau: 0 }
    const share = (offHours: number) => 100 * (1 - offHours / 18)
    const rowOf = (id: keyof typeof offToday, outages: number) => ({
      device: id,
      powerPct: {
        value: expect.closeTo(share(offToday[id]), 9),
        previous: expect.closeTo(share(offYesterday[id]), 9),
        completenessPct: 100,
        previousCompletenessPct: 100,
      },
      outages,
      offMs: offToday[id] * HOUR,
    })
    expect(body.availability).toEqual([rowOf('pompe', 2), rowOf('reseau', 0), rowOf('secteur', 1)])
    expect(body.powerPct.value).toBeCloseTo((share(3.5) + share(4) + 100) / 3, 9)
    expect(body.powerPct.previous).toBeCloseTo((100 + share(1 / 3) + 100) / 3, 9)
    expect(body.activeAlarms).toBe(1)
    expect(body.alarmsRaised).toMatchObject({ value: 2, previous: 1 })
  })

  test('has alarms with a priority and a state, in the record and in the journal', async () => {
    expect(await readOpenAlarms(store.db, 'paris')).toMatchObject([
      {
        id: 'a3',
        device: 'secteur',
        condition: 'power-off',
        priority: 'high',
        state: 'unacknowledged',
        raisedAt: '2026-10-20T12:00:00.000Z',
        clearedAt: null,
      },
    ])
    expect((await readJournal(store.db, 'paris', 0, 10)).map(({ type, data }) => [type, data])).toMatchObject([
      ['alarm.raised', { id: 'a4', priority: 'high', state: 'unacknowledged' }],
      ['alarm.cleared', { id: 'a4', priority: 'high', state: 'normal' }],
    ])
  })

  test('has tariffs whose slots are named in English, the prices and hours being those there were', () => {
    expect(sites.map(({ slug, tariff }) => [slug, tariff])).toEqual([
      ['nulle', null],
      [
        'paris',
        {
          pricePerKwh: { 'off-peak': 1, standard: 2, peak: 5 },
          rules: [
            { months: [10], fromHour: 18, toHour: 22, slot: 'peak' },
            { months: [10], fromHour: 7, toHour: 18, slot: 'standard' },
            { months: [10], fromHour: 0, toHour: 7, slot: 'off-peak' },
          ],
          emissionKgPerKwh: 0.5,
        },
      ],
    ])
  })

  test('ends the outage that was open when the power comes back', async () => {
    const origin = { source: 'mqtt', topic: '', site: 'paris', payload: () => '' } as const
    const said = { ts: NOW, state: 'on' } as const
    const message = { kind: 'power', origin, site: 'paris', device: 'secteur', said } as const
    const options = { nowMs: NOW, heardMs: NOW, latestMs: NOW, sender: null, fences: [], settingsOf: testSettings }
    await store.db.transaction().execute((tx) => applyReports(tx, [{ message, deviceName: 'secteur' }], options))
    const [newest] = await readOutages(store.db, 'paris', TODAY)
    expect(newest).toEqual({ device: 'secteur', from: CUTS[2].from, to: NOW })
    expect(await readOpenAlarms(store.db, 'paris')).toMatchObject([{ id: 'a3', state: 'returned' }])
  })
})
