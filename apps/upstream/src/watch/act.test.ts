import { type Alarm, type Device, device } from '@vigie/contracts/entities'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AlarmAct } from '../alarms/life.ts'
import { readAlarmDetail } from '../store/alarm-list.ts'
import { DATABASES } from '../testing/databases.ts'
import { createWatchedSite, SITE as site, TURN, type WatchedSite } from '../testing/watched-site.ts'
import { actOnAlarm } from './act.ts'
import { endDelays } from './delays.ts'
import type { WatchDeps } from './deps.ts'
import { createListening } from './listening.ts'
import { endShelvings } from './shelvings.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const START = Date.parse('2026-11-22T10:00:00Z')
const KARIM = { uid: 'u2', name: 'Karim' }
const shelve = { event: { type: 'shelve.requested' }, reason: 'pompe', until: START + 10 * MINUTE } as const
const WAYS_BACK = [
  { name: 'taken from the shelf', away: shelve, back: { type: 'unshelve.requested' } },
  {
    name: 'suppressed by somebody',
    away: { event: { type: 'suppress.requested' }, reason: 'étude' },
    back: { type: 'unsuppress.requested' },
  },
  {
    name: 'taken out of service',
    away: { event: { type: 'retire.requested' }, reason: 'panne' },
    back: { type: 'return.requested' },
  },
] as const

describe.each(DATABASES)('[R11.3] what comes back into view while its device has no power, on $name', (kind) => {
  let watched: WatchedSite
  let count = 0

  beforeAll(async () => {
    watched = await createWatchedSite(kind)
  }, 60_000)
  afterAll(() => watched.close(), 60_000)

  const of = async (id: string, condition: Alarm['condition']): Promise<Alarm> => {
    const found = (await watched.openOf(id)).find((alarm) => alarm.condition === condition)
    if (found === undefined) throw new Error(`no ${condition} of ${id}`)
    return found
  }
  const act = (id: string, what: Omit<AlarmAct, 'at'>, at: number) =>
    actOnAlarm(watched.store, { site, id, act: null }, { actor: KARIM, ...what, at })
  /** A watch of a process that has listened since the day before. */
  const watch = (): WatchDeps => {
    const listening = createListening(() => 'live')
    listening.look([site], START - DAY)
    const own = () => new Map([[site, TURN]])
    return { ...watched, own, listening, onJournal: () => {}, log: pino({ level: 'silent' }) }
  }
  /** A device that is silent, whose alarm was put away and whose power was cut after that. */
  const cutWhileAway = async (away: Omit<AlarmAct, 'at'>): Promise<string> => {
    const id = `f${++count}`
    const born: Device = device.parse({ id, site, kind: 'sensor', role: 'source', name: id, metrics: [] })
    await watched.directory.save([born])
    await watched.power(id, 'on', START - HOUR)
    await watched.say(id, 'online', { ts: START - HOUR, online: true }, START - HOUR)
    await watched.say(id, 'online', { ts: START - HOUR, online: false }, START - HOUR)
    await endDelays(watch(), START)
    await act((await of(id, 'offline')).id, away, START + 2 * MINUTE)
    await watched.power(id, 'off', START + 3 * MINUTE)
    return id
  }

  test.each(WAYS_BACK)('$name: it is suppressed by the cut, which the power ends', async ({ away, back }) => {
    const id = await cutWhileAway(away)
    const { id: alarm } = await of(id, 'offline')
    const cut = await of(id, 'power-off')
    const outcome = await act(alarm, { event: back }, START + 4 * MINUTE)
    expect(outcome).toMatchObject({ kind: 'done', alarm: { state: 'suppressed', cause: cut.id } })
    expect(await of(id, 'offline')).toMatchObject({ state: 'suppressed', cause: cut.id })
    const life = await readAlarmDetail(watched.store.db, site, alarm)
    expect(life?.transitions.slice(-2)).toMatchObject([
      { to: 'unacknowledged', actor: { uid: KARIM.uid } },
      { event: 'alarm.suppressed', from: 'unacknowledged', to: 'suppressed', actor: null },
    ])
    await watched.power(id, 'on', START + 5 * MINUTE)
    expect(await of(id, 'offline')).toMatchObject({ state: 'unacknowledged', cause: null })
  })

  test('a shelving that ends by itself likewise', async () => {
    const id = await cutWhileAway(shelve)
    await endShelvings(watch(), START + 10 * MINUTE)
    expect(await of(id, 'offline')).toMatchObject({ state: 'suppressed', shelvedUntil: null })
  })

  test('the cut itself, and what needs no power, wait to be acknowledged', async () => {
    const id = await cutWhileAway(shelve)
    const { id: cut } = await of(id, 'power-off')
    await act(cut, shelve, START + 4 * MINUTE)
    await act(cut, { event: { type: 'unshelve.requested' } }, START + 5 * MINUTE)
    expect(await of(id, 'power-off')).toMatchObject({ state: 'unacknowledged' })
  })
})
