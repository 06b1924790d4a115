import { type Device, device } from '@vigie/contracts/entities'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAlarmDetail } from '../store/alarm-list.ts'
import { readOpenAlarms } from '../store/alarms.ts'
import { readMaintenance } from '../store/maintenance-windows.ts'
import { DATABASES } from '../testing/databases.ts'
import { createWatchedSite, SITE as site, TURN, type WatchedSite } from '../testing/watched-site.ts'
import { actOnAlarm } from './act.ts'
import { keepMaintenance } from './maintenance.ts'
import { changeMaintenance, endMaintenance, planMaintenance } from './plan-maintenance.ts'

const [MINUTE, HOUR] = [60_000, 3_600_000]
const START = Date.parse('2026-11-22T10:00:00Z')
const AMINA = { uid: 'u1', name: 'Amina', email: 'amina@vigie.test' }
const KARIM = { uid: 'u2', name: 'Karim', email: null }
const at = (ms: number) => new Date(ms).toISOString()

describe.each(DATABASES)('[R11.1] [R11.3] planned maintenance on $name', (kind) => {
  let store: WatchedSite['store']
  let directory: WatchedSite['directory']
  let settings: WatchedSite['settings']
  let power: WatchedSite['power']
  let openOf: WatchedSite['openOf']
  let close: WatchedSite['close']
  let count = 0

  beforeAll(async () => {
    ;({ store, directory, settings, power, openOf, close } = await createWatchedSite(kind))
  }, 60_000)
  afterAll(() => close(), 60_000)

  const newDevice = async (): Promise<string> => {
    const id = `m${++count}`
    const born: Device = device.parse({ id, site, kind: 'sensor', role: 'source', name: id, metrics: [] })
    await directory.save([born])
    return id
  }
  const stateOf = async (id: string) => (await openOf(id)).map(({ state }) => state)
  /** A round of whoever has the turn under this token. */
  const look = (nowMs: number, token = TURN) => {
    const own = () => new Map([[site, token]])
    return keepMaintenance(
      { store, own, settings, onJournal: () => {}, log: pino({ level: 'silent' }) } as never,
      nowMs,
    )
  }
  const deps = () => ({ store, settings, directory })
  const plan = async (devices: string[], from = START, to = START + HOUR) => {
    const input = { devices, reason: 'révision', startsAt: at(from), endsAt: at(to) }
    const outcome = await planMaintenance(deps(), { site, actor: AMINA, nowMs: START - MINUTE }, input)
    if (outcome.kind !== 'done') throw new Error(outcome.kind)
    return outcome.window.id
  }
  const windowOf = async (id: string) => (await readMaintenance(store.db, site, START)).find((one) => one.id === id)
  const lifeOf = async (id: string) => {
    const rows = await store.db.selectFrom('alarms').select('id').where('device', '=', id).execute()
    const lives = await Promise.all(rows.map((row) => readAlarmDetail(store.db, site, row.id)))
    return lives
      .flatMap((life) => life?.transitions ?? [])
      .map(({ event, actor, comment }) => [event, actor?.name, comment])
  }

  test('alarms of its devices are out of service from its start to its end, and the journal says by whom', async () => {
    const [here, elsewhere] = [await newDevice(), await newDevice()]
    await power(here, 'off', START - 2 * MINUTE)
    await power(elsewhere, 'off', START - 2 * MINUTE)
    const id = await plan([here])
    await look(START - 1)
    expect(await stateOf(here)).toEqual(['unacknowledged'])
    await look(START)
    expect([await stateOf(here), await stateOf(elsewhere)]).toEqual([['out-of-service'], ['unacknowledged']])
    expect(await windowOf(id)).toMatchObject({ state: 'active', startedAt: at(START), endedAt: null })
    await look(START + HOUR)
    expect(await stateOf(here)).toEqual(['unacknowledged'])
    expect(await windowOf(id)).toMatchObject({ state: 'ended', endedBy: null })
    expect(await lifeOf(here)).toEqual([
      ['alarm.raised', undefined, null],
      ['alarm.retired', 'Amina', 'révision'],
      ['alarm.returned', 'Amina', null],
    ])
  })

  test('what comes to hold meanwhile is born out of service, and is over if it ceased before the end', async () => {
    const [stays, passes] = [await newDevice(), await newDevice()]
    await plan([stays, passes])
    await look(START)
    await power(stays, 'off', START + MINUTE)
    await power(passes, 'off', START + MINUTE)
    await power(passes, 'on', START + 2 * MINUTE)
    expect([await stateOf(stays), await stateOf(passes)]).toEqual([['out-of-service'], ['out-of-service']])
    await look(START + HOUR)
    expect([await stateOf(stays), await stateOf(passes)]).toEqual([['unacknowledged'], []])
    await power(passes, 'off', START + 2 * HOUR)
    expect(await stateOf(passes)).toEqual(['unacknowledged'])
  })

  test('what an administrator took out of service by hand stays so after the window', async () => {
    const id = await newDevice()
    await power(id, 'off', START - MINUTE)
    const [alarm] = (await readOpenAlarms(store.db, site)).filter((one) => one.device === id)
    const target = { site, id: alarm?.id ?? '', act: null }
    await actOnAlarm(store, target, {
      event: { type: 'retire.requested' },
      at: START - MINUTE,
      actor: KARIM,
      reason: 'hs',
    })
    await plan([id])
    await look(START)
    await look(START + HOUR)
    expect(await stateOf(id)).toEqual(['out-of-service'])
  })

  test('whoever ends it early gives its alarms back under their own name; planned, it is cancelled', async () => {
    const id = await newDevice()
    await power(id, 'off', START - MINUTE)
    const window = await plan([id])
    await look(START)
    const karim = { site, actor: KARIM, nowMs: START + MINUTE }
    expect(await endMaintenance(deps(), karim, window)).toMatchObject({ kind: 'done', window: { state: 'ended' } })
    expect((await lifeOf(id)).at(-1)).toEqual(['alarm.returned', 'Karim', null])
    expect(await endMaintenance(deps(), karim, window)).toEqual({ kind: 'refused' })
    const later = await plan([id], START + 2 * HOUR, START + 3 * HOUR)
    expect(await endMaintenance(deps(), karim, later)).toMatchObject({
      window: { state: 'cancelled', startedAt: null },
    })
    await look(START + 2 * HOUR)
    expect(await stateOf(id)).toEqual(['unacknowledged'])
  })

  test('one that has begun may end another time, and nothing else of it changes; a device is in one at a time', async () => {
    const id = await newDevice()
    const window = await plan([id])
    await look(START)
    const asking = { site, actor: AMINA, nowMs: START + MINUTE }
    expect(await changeMaintenance(deps(), asking, window, { startsAt: at(START + MINUTE) })).toEqual({
      kind: 'refused',
    })
    await changeMaintenance(deps(), asking, window, { endsAt: at(START + 2 * HOUR) })
    await look(START + HOUR)
    expect(await windowOf(window)).toMatchObject({ state: 'active', endsAt: at(START + 2 * HOUR) })
    const input = { devices: [id], reason: 'autre', startsAt: at(START + HOUR), endsAt: at(START + 3 * HOUR) }
    expect(await planMaintenance(deps(), asking, input)).toEqual({ kind: 'overlap', detail: window })
    const over = { ...input, endsAt: at(START) }
    expect(await planMaintenance(deps(), asking, over)).toMatchObject({ kind: 'invalid' })
    expect(await planMaintenance(deps(), asking, { ...input, devices: ['n-existe-pas'] })).toMatchObject({
      kind: 'invalid',
    })
    await look(START + 2 * HOUR)
  })

  test('an instance that lost the turn begins nothing; two rounds at once begin it once', async () => {
    const id = await newDevice()
    await power(id, 'off', START - MINUTE)
    const window = await plan([id])
    await look(START, 6)
    expect(await windowOf(window)).toMatchObject({ state: 'planned' })
    await Promise.all([look(START), look(START)])
    expect((await lifeOf(id)).filter(([event]) => event === 'alarm.retired')).toHaveLength(1)
    await look(START + HOUR)
  })

  test('nobody was there for the whole of it: it is over, and no alarm was touched', async () => {
    const id = await newDevice()
    await power(id, 'off', START - MINUTE)
    const window = await plan([id])
    await look(START + 2 * HOUR)
    expect(await windowOf(window)).toMatchObject({ state: 'ended', startedAt: null })
    expect((await lifeOf(id)).map(([event]) => event)).toEqual(['alarm.raised'])
  })

  test('a batch that was judged before the window began cannot raise into view after it', async () => {
    const id = await newDevice()
    await plan([id])
    await Promise.all([look(START), power(id, 'off', START)])
    expect(await stateOf(id)).toEqual(['out-of-service'])
  })
})
