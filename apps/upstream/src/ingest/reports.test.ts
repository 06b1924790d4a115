import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readActiveAlarms } from '../store/alarms.ts'
import { readHead, readJournal } from '../store/journal.ts'
import { readNotifications } from '../store/notifications.ts'
import { readOutages } from '../store/outages.ts'
import { readStatuses } from '../store/status.ts'
import type { Store } from '../store/store.ts'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { plantFarm, testPump } from '../testing/farm.ts'
import { applyReports, type Report } from './reports.ts'

const NOW = Date.parse('2026-03-01T10:00:00Z')
const EVER = { from: 0, to: NOW + 1_000_000 }

describe.each(DATABASES)('reports on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let pumps = 0

  const power = (device: string, state: 'on' | 'off', second: number, site = 'chaib'): Report => {
    const origin = { source: 'mqtt', topic: '', site, payload: () => '' } as const
    const said = { ts: NOW + second * 1_000, state }
    return { message: { kind: 'power', origin, site, device, said }, deviceName: `Pompe ${device}` }
  }
  const apply = (...reports: Report[]) => applyReports(store.db, reports, NOW, null)
  const newPump = async (site = 'chaib') => {
    const id = `p${++pumps}`
    await plantFarm(store, [testPump(id, site)])
    return id
  }
  const journalFrom = (site: string, since: number) => readJournal(store.db, site, since, 1_000)

  beforeAll(async () => {
    ;({ store, close } = await createTestStore(kind))
  }, 60_000)
  afterAll(() => close(), 60_000)

  test('what a batch changes is recorded at once: status, outages, alarms, notifications, journal', async () => {
    const pump = await newPump()
    const head = await readHead(store.db, 'chaib')
    const { statuses, journal } = await apply(power(pump, 'off', 1), power(pump, 'on', 2), power(pump, 'off', 3))
    expect(statuses).toMatchObject([{ site: 'chaib', status: { device: pump, powered: false } }])
    expect(journal).toEqual([{ site: 'chaib', entries: await journalFrom('chaib', head) }])
    expect(journal[0]?.entries.map(({ seq, type }) => [seq - head, type])).toEqual([
      [1, 'alarm.raised'],
      [2, 'notification.created'],
      [3, 'alarm.cleared'],
      [4, 'notification.created'],
      [5, 'alarm.raised'],
      [6, 'notification.created'],
    ])
    const at = (second: number) => NOW + second * 1_000
    expect((await readOutages(store.db, 'chaib', EVER)).filter(({ device }) => device === pump)).toEqual([
      { device: pump, from: at(3), to: null },
      { device: pump, from: at(1), to: at(2) },
    ])
    expect((await readActiveAlarms(store.db, 'chaib')).filter(({ device }) => device === pump)).toMatchObject([
      { raisedAt: new Date(at(3)).toISOString(), state: 'unacknowledged', priority: 'high' },
    ])
    expect((await readNotifications(store.db, ['chaib'])).slice(0, 3).map(({ deviceStatus }) => deviceStatus)).toEqual([
      'off',
      'on',
      'off',
    ])
  })

  test('an outage that ends and one that begins in the same batch meet', async () => {
    const pump = await newPump()
    await apply(power(pump, 'off', 1))
    await apply(power(pump, 'on', 2), power(pump, 'off', 3))
    const own = (await readOutages(store.db, 'chaib', EVER)).filter(({ device }) => device === pump)
    expect(own.map(({ from, to }) => [from - NOW, to === null ? null : to - NOW])).toEqual([
      [3_000, null],
      [1_000, 2_000],
    ])
  })

  test('a batch of several sites adds to each of their journals', async () => {
    const [here, there] = [await newPump('chaib'), await newPump('paris')]
    const { journal } = await apply(power(there, 'off', 1, 'paris'), power(here, 'off', 1))
    expect(journal.map(({ site }) => site).toSorted()).toEqual(['chaib', 'paris'])
    for (const { site, entries } of journal)
      expect(entries).toEqual(await journalFrom(site, (entries[0]?.seq ?? 0) - 1))
  })

  test('reports that change nothing write nothing, and an unknown device has no status', async () => {
    const pump = await newPump()
    await apply(power(pump, 'off', 5))
    expect(await apply(power(pump, 'off', 5), power(pump, 'on', 4), power('nobody', 'off', 1))).toEqual({
      statuses: [],
      journal: [],
    })
  })

  test('writers that overtake each other lose nothing and record nothing twice', async () => {
    const pump = await newPump()
    const head = await readHead(store.db, 'chaib')
    const reports = Array.from({ length: 24 }, (_, second) => power(pump, second % 2 === 0 ? 'off' : 'on', second))
    const applied = await Promise.all(reports.map((report) => apply(report)))
    const entries = await journalFrom('chaib', head)
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, place) => head + 1 + place))
    const handed = applied.flatMap(({ journal }) => journal.flatMap(({ entries: own }) => own))
    expect(handed.toSorted((one, other) => one.seq - other.seq)).toEqual(entries)
    const count = (type: string) => entries.filter((entry) => entry.type === type).length
    const [status] = (await readStatuses(store.db, 'chaib')).filter(({ device }) => device === pump)
    // whatever the order in which they were applied, the newest report says on: since when depends on the order, for an
    // "off" that the newest overtook changes nothing any more
    expect(status?.powered).toBe(true)
    expect(reports.map(({ message }) => message.said)).toContainEqual({
      ts: Date.parse(status?.poweredAt ?? ''),
      state: 'on',
    })
    expect(count('alarm.raised')).toBe(count('alarm.cleared'))
    const outages = (await readOutages(store.db, 'chaib', EVER)).filter(({ device }) => device === pump)
    expect(outages.length).toBe(count('alarm.raised'))
    expect(outages.every(({ to }) => to !== null)).toBe(true)
  })
})
