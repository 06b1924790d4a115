import { device } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAlarmSettings } from '../directory/alarm-settings.ts'
import { createDirectory } from '../directory/directory.ts'
import { readAlarmDetail } from '../store/alarm-list.ts'
import { DATABASES } from '../testing/databases.ts'
import { createWatchedSite, SITE as site, TURN, type WatchedSite } from '../testing/watched-site.ts'
import { endUnannounced } from './unannounced.ts'

const MINUTE = 60_000
const START = Date.parse('2026-11-22T10:00:00Z')
const metricsOf = (...ids: string[]) => ids.map((id) => ({ id, cadenceMs: 5_000 }))

describe.each(DATABASES)('[R11.1] what a device no longer announces, on $name', (kind) => {
  let store: WatchedSite['store']
  let directory: WatchedSite['directory']
  let settings: WatchedSite['settings']
  let say: WatchedSite['say']
  let openOf: WatchedSite['openOf']
  let close: WatchedSite['close']

  beforeAll(async () => {
    ;({ store, directory, settings, say, openOf, close } = await createWatchedSite(kind))
  }, 60_000)
  afterAll(() => close(), 60_000)

  const tank = (id: string, ...metrics: string[]) => {
    const given = { id, site, kind: 'sensor', role: 'storage', name: id, capacityM3: 100, heightM: 4 }
    return device.parse({ ...given, metrics: metricsOf(...metrics) })
  }
  const read = (id: string, values: object, ts: number) => say(id, 'telemetry', { ts, values }, ts)
  /** A level that has been far too low for so long that it is an alarm. */
  const runDry = async (id: string) => {
    await directory.save([tank(id, 'level_pct', 'pressure_bar')])
    for (let minute = 0; minute <= 15; minute += 1) await read(id, { level_pct: 1 }, START + minute * MINUTE)
    expect((await openOf(id)).map(({ condition }) => condition)).toContain('tank-low')
  }
  const look = (nowMs: number, known = settings) =>
    endUnannounced({ store, own: () => new Map([[site, TURN]]), settings: known, onJournal: () => {} }, nowMs)

  test('is no alarm any more, and the journal says why; what is announced stays', async () => {
    await Promise.all([runDry('gone'), runDry('there')])
    await directory.save([tank('gone', 'pressure_bar'), tank('there', 'level_pct')])
    await look(START + 20 * MINUTE)
    const [alarm, ...others] = await openOf('gone')
    expect([others, alarm]).toMatchObject([[], { state: 'returned', commentCount: 0 }])
    const life = await readAlarmDetail(store.db, site, alarm?.id ?? '')
    expect(life?.transitions.at(-1)).toMatchObject({
      event: 'alarm.cleared',
      actor: null,
      comment: 'Grandeur que l’appareil n’annonce plus.',
    })
    expect(await openOf('there')).toMatchObject([{ state: 'unacknowledged' }])
    expect(await store.db.selectFrom('alarm_comparators').select('device').execute()).toEqual([{ device: 'there' }])
  })

  test('comes back as another alarm when it is announced again', async () => {
    await directory.save([tank('gone', 'level_pct')])
    for (let minute = 30; minute <= 45; minute += 1) await read('gone', { level_pct: 1 }, START + minute * MINUTE)
    expect(await openOf('gone')).toMatchObject([{ state: 'unacknowledged', occurrences: 2 }])
  })

  test('is not what another instance has just come to know', async () => {
    await directory.save([tank('new', 'pressure_bar')])
    const late = await createAlarmSettings(store.db, await createDirectory(store))
    await runDry('new')
    await look(START + 20 * MINUTE, late)
    expect(await openOf('new')).toMatchObject([{ state: 'unacknowledged' }])
  })
})
