import { type Device, device } from '@vigie/contracts/entities'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettingsVersions } from '../store/alarm-settings.ts'
import { readHead, readJournal } from '../store/journal.ts'
import { DATABASES } from '../testing/databases.ts'
import { createWatchedSite, SITE as site, TURN, type WatchedSite } from '../testing/watched-site.ts'
import { changeSettings } from './change-settings.ts'
import { endDelays } from './delays.ts'
import type { WatchDeps } from './deps.ts'
import { createListening } from './listening.ts'
import { createNightRounds } from './nights.ts'
import { findSilences } from './silences.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const START = Date.parse('2026-11-22T10:00:00Z')
const ACTOR = { uid: 'u1', name: 'Amina', email: null }
const metricsOf = (...ids: string[]) => ids.map((id) => ({ id, cadenceMs: 5_000 }))

describe.each(DATABASES)('[R11.1] conditions on $name', (kind) => {
  let store: WatchedSite['store']
  let directory: WatchedSite['directory']
  let settings: WatchedSite['settings']
  let say: WatchedSite['say']
  let openOf: WatchedSite['openOf']
  let close: WatchedSite['close']
  let count = 0

  beforeAll(async () => {
    ;({ store, directory, settings, say, openOf, close } = await createWatchedSite(kind))
  }, 60_000)
  afterAll(() => close(), 60_000)

  const newDevice = async (given: object): Promise<string> => {
    const id = `d${++count}`
    const born: Device = device.parse({ id, site, kind: 'sensor', role: 'source', name: id, ...given })
    await directory.save([born])
    return id
  }
  const newTank = () => newDevice({ role: 'storage', capacityM3: 100, heightM: 4, metrics: metricsOf('level_pct') })
  const read = (id: string, values: object, ts: number, nowMs = ts) => say(id, 'telemetry', { ts, values }, nowMs)
  const activeOf = async (id: string) =>
    (await openOf(id)).filter(({ clearedAt }) => clearedAt === null).map(({ condition }) => condition)
  /** A watch of a process that listens since an instant; it has the turn under this token. */
  const watchSince = (sinceMs: number, token = TURN): WatchDeps => {
    const listening = createListening(() => 'live')
    listening.look([site], sinceMs)
    const own = () => new Map([[site, token]])
    const log = pino({ level: 'silent' })
    return { store, own, directory, settings, listening, onJournal: () => {}, log }
  }
  /** Sets the upper limit of a device's pressure; null: as by default. */
  const setLimit = async (id: string, values: object | null) => {
    const found = settings.of(site, id).get('threshold-high')?.[0]
    if (found === undefined) throw new Error('no such setting')
    const version = (await readSettingsVersions(store.db)).get(site) ?? 0
    const key = { device: id, condition: 'threshold-high', metric: found.metric } as const
    const input = { version, changes: [{ ...key, values: values && { ...found.values, ...values } }] }
    return changeSettings({ store, directory, settings }, { site, input, actor: ACTOR, nowMs: START })
  }
  const NOW = { enabled: true, limit: 50, deadband: 5, onDelayMs: 0, offDelayMs: 0 }

  test('a reading beyond its limit is an alarm in the same commit, and the journal says so', async () => {
    const id = await newDevice({ metrics: metricsOf('pressure_bar') })
    await setLimit(id, NOW)
    const { seq } = await readHead(store.db, site)
    const { journal } = await read(id, { pressure_bar: 51 }, START)
    expect(await openOf(id)).toMatchObject([
      { condition: 'threshold-high', metric: 'pressure_bar', value: 51, threshold: 50, state: 'unacknowledged' },
    ])
    expect(journal).toEqual([{ site, entries: await readJournal(store.db, site, seq, 10) }])
    await read(id, { pressure_bar: 46 }, START + 5_000)
    expect(await activeOf(id)).toEqual(['threshold-high'])
    await read(id, { pressure_bar: 45 }, START + 10_000)
    expect(await openOf(id)).toMatchObject([{ state: 'returned' }])
    expect((await readJournal(store.db, site, seq, 10)).map(({ type }) => type)).toEqual([
      'alarm.raised',
      'alarm.cleared',
    ])
  })

  test('readings of one message are judged in order: an excursion within it is not lost', async () => {
    const id = await newDevice({ metrics: metricsOf('pressure_bar') })
    await setLimit(id, NOW)
    const samples = [10, 60, 10].map((pressure_bar, place) => ({ ts: START + place * 5_000, values: { pressure_bar } }))
    await say(id, 'telemetry', samples, START + 20_000)
    expect(await openOf(id)).toMatchObject([{ state: 'returned', value: 60 }])
  })

  test('late data alarms nobody: what came before the latest, what is heard an hour late, what is repeated', async () => {
    const id = await newDevice({ metrics: metricsOf('pressure_bar') })
    await setLimit(id, NOW)
    await read(id, { pressure_bar: 60 }, START - 2 * HOUR, START)
    expect(await openOf(id)).toEqual([])
    await read(id, { pressure_bar: 10 }, START)
    await read(id, { pressure_bar: 60 }, START - MINUTE, START)
    expect(await openOf(id)).toEqual([])
    await read(id, { pressure_bar: 60 }, START + 5_000)
    await read(id, { pressure_bar: 10 }, START + 10_000)
    await read(id, { pressure_bar: 60 }, START + 5_000, START + 15_000)
    expect(await openOf(id)).toMatchObject([{ state: 'returned', occurrences: 1 }])
  })

  test('a delay is a row that is due: whoever has the turn ends it, once', async () => {
    const id = await newTank()
    await read(id, { level_pct: 5 }, START)
    expect(await openOf(id)).toEqual([])
    await endDelays(watchSince(START - DAY), START + 2 * MINUTE - 1)
    expect(await openOf(id)).toEqual([])
    // one that lost its turn cannot; two that believe to have it raise one alarm
    await endDelays(watchSince(START - DAY, 6), START + 2 * MINUTE)
    expect(await openOf(id)).toEqual([])
    const { seq } = await readHead(store.db, site)
    await Promise.all([1, 2].map(() => endDelays(watchSince(START - DAY), START + 2 * MINUTE)))
    expect(await activeOf(id)).toEqual(['tank-low'])
    expect((await readJournal(store.db, site, seq, 10)).map(({ type }) => type)).toEqual(['alarm.raised'])
  })

  test('a delay of which a part passed while nobody listened begins anew with the listening', async () => {
    const id = await newTank()
    await read(id, { level_pct: 5 }, START)
    const restarted = watchSince(START + HOUR)
    await endDelays(restarted, START + HOUR + 1_000)
    await endDelays(restarted, START + HOUR + 2 * MINUTE - 1)
    expect(await openOf(id)).toEqual([])
    await endDelays(restarted, START + HOUR + 2 * MINUTE)
    expect(await activeOf(id)).toEqual(['tank-low'])
  })

  test('a tank that runs full is told by what it gained within the hour', async () => {
    const id = await newTank()
    for (let minute = 0; minute <= 65; minute += 5) await read(id, { level_pct: 10 + minute }, START + minute * MINUTE)
    // at 75 % it gains 60 % an hour: full in less than half an hour, which has to last
    expect(await activeOf(id)).toEqual([])
    await read(id, { level_pct: 80 }, START + 70 * MINUTE)
    expect(await openOf(id)).toMatchObject([{ condition: 'tank-overflow', metric: 'level_pct', threshold: 0.5 }])
    expect((await openOf(id))[0]?.value).toBeLessThan(0.5)
  })

  test('silence is told after a quarter of an hour, and over with the next reading', async () => {
    const id = await newDevice({ metrics: metricsOf('pressure_bar') })
    await read(id, { pressure_bar: 1 }, START)
    const watch = watchSince(START - DAY)
    await findSilences(watch, START + 15 * MINUTE - 1)
    expect(await activeOf(id)).toEqual([])
    await findSilences(watch, START + 15 * MINUTE)
    await findSilences(watch, START + 16 * MINUTE)
    expect(await openOf(id)).toMatchObject([{ condition: 'stale', value: 15, threshold: 15 }])
    await read(id, { pressure_bar: 1 }, START + 17 * MINUTE)
    expect(await openOf(id)).toMatchObject([{ state: 'returned' }])
  })

  test('an upstream that starts, or did not hear the broker, accuses no device', async () => {
    const id = await newDevice({ metrics: metricsOf('pressure_bar') })
    await read(id, { pressure_bar: 1 }, START)
    await findSilences(watchSince(START + DAY), START + DAY + 15 * MINUTE - 1)
    expect(await activeOf(id)).toEqual([])
    await findSilences(watchSince(START + DAY), START + DAY + 15 * MINUTE)
    expect(await activeOf(id)).toEqual(['stale'])
  })

  test('silence of a device without power, or that is away, is explained', async () => {
    const [unpowered, away] = [await newDevice({ metrics: metricsOf('pressure_bar') }), await newTank()]
    await say(unpowered, 'power', { ts: START, state: 'off' }, START)
    await say(away, 'online', { online: false }, START)
    await findSilences(watchSince(START - DAY), START + HOUR)
    expect([await activeOf(unpowered), await activeOf(away)]).toEqual([['power-off'], []])
    await say(unpowered, 'power', { ts: START + HOUR, state: 'on' }, START + HOUR)
    await findSilences(watchSince(START - DAY), START + HOUR + 14 * MINUTE)
    expect(await activeOf(unpowered)).toEqual([])
    await findSilences(watchSince(START - DAY), START + HOUR + 15 * MINUTE)
    expect(await activeOf(unpowered)).toEqual(['stale'])
  })

  test('[R11.1] a leak begins with the first of its nights, though several are heard of at once, and its end is found', async () => {
    const id = await newDevice({ role: 'consumption', metrics: metricsOf('flow_m3h') })
    const night = (day: number) => Date.parse('2026-10-20T02:30:00Z') + day * DAY
    const flows = (from: number, to: number, flow_m3h: number) =>
      Array.from({ length: to - from }, (_, place) => ({ ts: night(from + place), values: { flow_m3h } }))
    await say(id, 'telemetry', [...flows(0, 20, 0.4), ...flows(20, 22, 2)], night(21) + HOUR)
    const round = createNightRounds(watchSince(START - DAY))
    const judge = (nowMs: number) => round(nowMs).then(() => round(nowMs + 1))
    await judge(night(21) + 4 * HOUR)
    const raisedAt = new Date(Math.ceil(night(20) / HOUR) * HOUR + HOUR).toISOString()
    expect(await openOf(id)).toMatchObject([{ condition: 'night-flow', value: 2, threshold: 0.9, raisedAt }])
    await say(id, 'telemetry', flows(22, 25, 2), night(24) + HOUR)
    await judge(night(24) + 4 * HOUR)
    expect(await activeOf(id)).toEqual(['night-flow'])
    // without power it cannot be judged, and still says what was judged before, since when, and which cut holds it back
    const cutAt = night(24) + 5 * HOUR
    await say(id, 'power', { ts: cutAt, state: 'off' }, cutAt)
    const [leak, cut] = (await openOf(id)).toSorted((a, b) => a.raisedAt.localeCompare(b.raisedAt))
    expect(leak).toMatchObject({ state: 'suppressed', value: 2, threshold: 0.9, raisedAt, cause: cut?.id })
    expect(cut).toMatchObject({ condition: 'power-off', raisedAt: new Date(cutAt).toISOString() })
    await say(id, 'power', { ts: cutAt + 1_000, state: 'on' }, cutAt + 1_000)
    expect(await activeOf(id)).toEqual(['night-flow'])
    await say(id, 'telemetry', flows(25, 26, 0.4), night(25) + HOUR)
    await judge(night(25) + 4 * HOUR)
    expect(await activeOf(id)).toEqual([])
  })

  test('a setting that is switched off ends its alarm; who changed it, and from what, is in the audit', async () => {
    const id = await newDevice({ metrics: metricsOf('pressure_bar') })
    await setLimit(id, NOW)
    await read(id, { pressure_bar: 60 }, START)
    const outcome = await setLimit(id, { enabled: false, limit: 50 })
    expect(outcome.kind).toBe('done')
    expect(await activeOf(id)).toEqual([])
    await read(id, { pressure_bar: 61 }, START + 5_000)
    expect(await activeOf(id)).toEqual([])
    const { detail, action, actor_uid } = await store.db
      .selectFrom('audit')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect([action, actor_uid]).toEqual(['alarm-settings.changed', 'u1'])
    expect(detail).toMatchObject({ changes: [{ device: id, before: { enabled: true }, after: { enabled: false } }] })
    await setLimit(id, null)
    expect(settings.changed(site).has(`${id}/threshold-high/pressure_bar`)).toBe(false)
  })

  test('settings that do not fit, or were changed by somebody else, change nothing', async () => {
    const id = await newTank()
    const values = settings.of(site, id).get('tank-low')?.[0]?.values
    if (values === undefined) throw new Error('no setting')
    const key = { device: id, condition: 'tank-low', metric: 'level_pct' } as const
    const change = (changed: object, version = 0) =>
      changeSettings(
        { store, directory, settings },
        {
          site,
          input: { version, changes: [{ ...key, values: { ...values, ...changed } }] },
          actor: ACTOR,
          nowMs: START,
        },
      )
    expect((await change({ limit: 120 })).kind).toBe('invalid')
    expect((await change({ limit: null })).kind).toBe('invalid')
    expect((await change({ limit: 20 }, 0)).kind).toBe('conflict')
    expect(settings.changed(site).has(`${id}/tank-low/level_pct`)).toBe(false)
  })
})
