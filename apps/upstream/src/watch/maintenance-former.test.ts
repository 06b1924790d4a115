import { type Alarm, type Device, device } from '@vigie/contracts/entities'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AlarmAct } from '../alarms/life.ts'
import { readAlarmDetail } from '../store/alarm-list.ts'
import { DATABASES } from '../testing/databases.ts'
import { createWatchedSite, SITE as site, TURN, type WatchedSite } from '../testing/watched-site.ts'
import { actOnAlarm } from './act.ts'
import { keepMaintenance } from './maintenance.ts'
import { changeMaintenance, planMaintenance } from './plan-maintenance.ts'

const [MINUTE, HOUR] = [60_000, 3_600_000]
const START = Date.parse('2026-11-22T10:00:00Z')
const END = START + HOUR
const AMINA = { uid: 'u1', name: 'Amina', email: 'amina@vigie.test' }
const KARIM = { uid: 'u2', name: 'Karim' }
const at = (ms: number) => new Date(ms).toISOString()

describe.each(DATABASES)('[R11.1] [R11.3] what alarms were before maintenance, on $name', (kind) => {
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

  const alarmOf = async (id: string): Promise<Alarm | undefined> => (await openOf(id))[0]
  /** A device without power since before the maintenance, and what was done to its alarm. */
  const cut = async (...acts: readonly Omit<AlarmAct, 'at'>[]): Promise<string> => {
    const id = `f${++count}`
    const born: Device = device.parse({ id, site, kind: 'sensor', role: 'source', name: id, metrics: [] })
    await directory.save([born])
    await power(id, 'off', START - 2 * MINUTE)
    for (const one of acts) {
      const target = { site, id: (await alarmOf(id))?.id ?? '', act: null }
      await actOnAlarm(store, target, { actor: KARIM, ...one, at: START - MINUTE })
    }
    return id
  }
  const look = (nowMs: number) => {
    const own = () => new Map([[site, TURN]])
    return keepMaintenance(
      { store, own, settings, onJournal: () => {}, log: pino({ level: 'silent' }) } as never,
      nowMs,
    )
  }
  const deps = () => ({ store, settings, directory })
  const begin = async (devices: string[]): Promise<string> => {
    const input = { devices, reason: 'révision', startsAt: at(START), endsAt: at(END) }
    const outcome = await planMaintenance(deps(), { site, actor: AMINA, nowMs: START - MINUTE }, input)
    if (outcome.kind !== 'done') throw new Error(outcome.kind)
    await look(START)
    return outcome.window.id
  }
  const acknowledge = { event: { type: 'acknowledge.requested' } } as const
  const shelve = (until: number) => ({ event: { type: 'shelve.requested' }, reason: 'pompe', until }) as const
  const suppress = { event: { type: 'suppress.requested' }, reason: 'étude' } as const

  test('acknowledged by somebody is so after it, still by them and since then; the others wait to be', async () => {
    const [known, unknown] = [await cut(acknowledge), await cut()]
    await begin([known, unknown])
    expect(await alarmOf(known)).toMatchObject({ state: 'out-of-service', reason: 'révision' })
    await look(END)
    expect(await alarmOf(known)).toMatchObject({
      state: 'acknowledged',
      acknowledgedBy: KARIM,
      acknowledgedAt: at(START - MINUTE),
      reason: null,
      maintenance: null,
    })
    expect(await alarmOf(unknown)).toMatchObject({ state: 'unacknowledged', acknowledgedBy: null })
    const life = await readAlarmDetail(store.db, site, (await alarmOf(known))?.id ?? '')
    expect(life?.transitions.at(-1)).toMatchObject({
      event: 'alarm.returned',
      from: 'out-of-service',
      to: 'acknowledged',
      actor: { uid: AMINA.uid },
      comment: null,
    })
  })

  test('acknowledged is not what came to hold meanwhile in its place', async () => {
    const id = await cut(acknowledge)
    await begin([id])
    await power(id, 'on', START + MINUTE)
    await power(id, 'off', START + 2 * MINUTE)
    await look(END)
    expect(await alarmOf(id)).toMatchObject({ state: 'unacknowledged', acknowledgedBy: null, occurrences: 2 })
  })

  test('put aside is so until its end, also another occurrence; an end that came meanwhile is over', async () => {
    const [stays, follows, ends] = [await cut(shelve(END + 1)), await cut(shelve(END + 1)), await cut(shelve(END))]
    await begin([stays, follows, ends])
    await power(follows, 'on', START + MINUTE)
    await power(follows, 'off', START + 2 * MINUTE)
    await look(END)
    const aside = { state: 'shelved', shelvedUntil: at(END + 1), reason: 'pompe', maintenance: null }
    expect([await alarmOf(stays), await alarmOf(follows)]).toMatchObject([aside, { ...aside, occurrences: 2 }])
    expect(await alarmOf(ends)).toMatchObject({ state: 'unacknowledged', shelvedUntil: null, reason: null })
  })

  test('suppressed by somebody is so until somebody ends it', async () => {
    const id = await cut(suppress)
    await begin([id])
    await look(END)
    expect(await alarmOf(id)).toMatchObject({ state: 'suppressed', reason: 'étude' })
  })

  test('what had returned before waits to be acknowledged; what returns meanwhile is over', async () => {
    const [before, meanwhile] = [await cut(), await cut(acknowledge)]
    await power(before, 'on', START - MINUTE)
    await begin([before, meanwhile])
    await power(meanwhile, 'on', START + MINUTE)
    await look(END)
    expect([(await alarmOf(before))?.state, await alarmOf(meanwhile)]).toEqual(['returned', undefined])
  })

  test('two windows one after the other give back what was before each', async () => {
    const id = await cut(acknowledge)
    await begin([id])
    await look(END)
    const input = { devices: [id], reason: 'suite', startsAt: at(END), endsAt: at(END + HOUR) }
    await planMaintenance(deps(), { site, actor: AMINA, nowMs: END }, input)
    await look(END)
    expect((await alarmOf(id))?.state).toBe('out-of-service')
    await look(END + HOUR)
    expect((await alarmOf(id))?.state).toBe('acknowledged')
  })

  test('another reason for it reaches the alarms that it holds, and what comes to hold later', async () => {
    const [held, later] = [await cut(acknowledge), await cut()]
    await power(later, 'on', START - MINUTE)
    const target = { site, id: (await alarmOf(later))?.id ?? '', act: null }
    await actOnAlarm(store, target, { ...acknowledge, actor: KARIM, at: START - MINUTE })
    const window = await begin([held, later])
    const asking = { site, actor: AMINA, nowMs: START + MINUTE }
    const outcome = await changeMaintenance(deps(), asking, window, { reason: 'pompe à changer' })
    expect(await alarmOf(held)).toMatchObject({ state: 'out-of-service', reason: 'pompe à changer' })
    expect(outcome.kind === 'done' ? outcome.journal.flatMap(({ entries }) => entries) : []).toMatchObject([
      { type: 'alarm.retired', data: { device: held }, actor: { uid: AMINA.uid }, comment: 'pompe à changer' },
    ])
    await power(later, 'off', START + 2 * MINUTE)
    expect(await alarmOf(later)).toMatchObject({ state: 'out-of-service', reason: 'pompe à changer' })
    await look(END)
    expect(await alarmOf(held)).toMatchObject({ state: 'acknowledged', reason: null })
  })
})
