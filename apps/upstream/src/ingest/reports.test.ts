import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOpenAlarms } from '../store/alarms.ts'
import { readHead, readJournal } from '../store/journal.ts'
import { readNotifications } from '../store/notifications.ts'
import { readOutages } from '../store/outages.ts'
import { readStatuses } from '../store/status.ts'
import type { Store } from '../store/store.ts'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { plantFarm, testPump, testSettings } from '../testing/farm.ts'
import { applyReports, type Report } from './reports.ts'

const NOW = Date.parse('2026-03-01T10:00:00Z')
const EVER = { from: 0, to: NOW + 10_000_000 }

describe.each(DATABASES)('reports on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let pumps = 0

  const power = (device: string, state: 'on' | 'off', second: number, site = 'chaib'): Report => {
    const origin = { source: 'mqtt', topic: '', site, payload: () => '' } as const
    const said = { ts: NOW + second * 1_000, state }
    return { message: { kind: 'power', origin, site, device, said }, deviceName: `Pompe ${device}` }
  }
  /** Heard an hour after, unless told otherwise. */
  const apply = (...reports: Report[]) => applyAt(3_600, ...reports)
  const applyAt = (second: number, ...reports: Report[]) => {
    const nowMs = NOW + second * 1_000
    return applyReports(store.db, reports, {
      nowMs,
      heardMs: nowMs,
      latestMs: nowMs,
      sender: null,
      fences: [],
      settingsOf: testSettings,
    })
  }
  const statusOf = async (pump: string) => (await readStatuses(store.db, 'chaib')).find(({ device }) => device === pump)
  const outagesOf = async (pump: string) =>
    (await readOutages(store.db, 'chaib', EVER))
      .filter(({ device }) => device === pump)
      .map(({ from, to, late }) => [from - NOW, to === null ? null : to - NOW, late ?? false])
      .toReversed()
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
    const { seq: head, rev } = await readHead(store.db, 'chaib')
    const { statuses, journal } = await apply(power(pump, 'off', 1), power(pump, 'on', 2), power(pump, 'off', 3))
    expect(statuses).toMatchObject([{ site: 'chaib', rev: rev + 1, statuses: [{ device: pump, powered: false }] }])
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
    expect((await readOpenAlarms(store.db, 'chaib')).filter(({ device }) => device === pump)).toMatchObject([
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
    expect(await outagesOf(pump)).toEqual([
      [1_000, 2_000, false],
      [3_000, null, false],
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
    expect(await apply(power(pump, 'off', 5), power('nobody', 'off', 1))).toEqual({ statuses: [], journal: [] })
  })

  test('the same reports again, all or some of them, change nothing twice', async () => {
    const pump = await newPump()
    const said = [power(pump, 'off', 1), power(pump, 'off', 2), power(pump, 'on', 3), power(pump, 'off', 3)]
    await apply(...said)
    const [before, head] = [await outagesOf(pump), await readHead(store.db, 'chaib')]
    await apply(...said.slice(1), ...said)
    expect(await outagesOf(pump)).toEqual(before)
    expect(await readHead(store.db, 'chaib')).toEqual(head)
    expect(await statusOf(pump)).toMatchObject({ powered: false, poweredAt: new Date(NOW + 3_000).toISOString() })
  })

  test('what is said late counts, in order of arrival, and is marked in journal and outages', async () => {
    const pump = await newPump()
    await applyAt(10, power(pump, 'off', 10))
    const { seq } = await readHead(store.db, 'chaib')
    await applyAt(20, power(pump, 'on', 5))
    expect(await statusOf(pump)).toMatchObject({ powered: true, poweredAt: new Date(NOW + 20_000).toISOString() })
    expect(await outagesOf(pump)).toEqual([[10_000, 20_000, true]])
    expect((await journalFrom('chaib', seq)).map(({ type, late }) => [type, late])).toEqual([
      ['alarm.cleared', true],
      ['notification.created', true],
    ])
  })

  test('a cut said by a clock that is ahead begins when it is heard, and its end is heard at once', async () => {
    const pump = await newPump()
    await applyAt(10, power(pump, 'off', 250))
    await applyAt(11, power(pump, 'on', 11))
    expect(await outagesOf(pump)).toEqual([[10_000, 11_000, false]])
  })

  test('two flips in one batch leave the state and move its time, which is told', async () => {
    const pump = await newPump()
    await apply(power(pump, 'on', 1))
    const { statuses } = await apply(power(pump, 'off', 2), power(pump, 'on', 3))
    expect(statuses).toMatchObject([{ statuses: [{ powered: true, poweredAt: new Date(NOW + 3_000).toISOString() }] }])
  })

  test('each commit that changes a status has the next rev of its site, others have none', async () => {
    const pump = await newPump()
    const { rev } = await readHead(store.db, 'chaib')
    await apply(power(pump, 'off', 1))
    await apply(power(pump, 'off', 2))
    const { statuses } = await apply(power(pump, 'on', 3))
    expect(statuses.map((one) => one.rev)).toEqual([rev + 2])
    expect((await readHead(store.db, 'chaib')).rev).toBe(rev + 2)
  })

  test('writers that overtake each other lose nothing and record nothing twice', async () => {
    const pump = await newPump()
    const { seq: head } = await readHead(store.db, 'chaib')
    const reports = Array.from({ length: 24 }, (_, second) => power(pump, second % 2 === 0 ? 'off' : 'on', second))
    const applied = await Promise.all(reports.map((report) => apply(report)))
    const entries = await journalFrom('chaib', head)
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, place) => head + 1 + place))
    const handed = applied.flatMap(({ journal }) => journal.flatMap(({ entries: own }) => own))
    expect(handed.toSorted((one, other) => one.seq - other.seq)).toEqual(entries)
    const count = (type: string) => entries.filter((entry) => entry.type === type).length
    // in whatever order they were applied, each counted once
    const states = entries.flatMap(({ type, data }) => (type === 'notification.created' ? [data.deviceStatus] : []))
    expect(states).toEqual(states.map((_, place) => (place % 2 === 0 ? 'off' : 'on')))
    expect((await statusOf(pump))?.powered).toBe(states.at(-1) === 'on')
    const outages = await outagesOf(pump)
    expect(outages).toHaveLength(count('alarm.raised'))
    expect(outages.filter(([, to]) => to === null)).toHaveLength(count('alarm.raised') - count('alarm.cleared'))
    expect(outages.every(([from, to]) => to === null || Number(to) >= Number(from))).toBe(true)
  })
})
