import type { Alarm } from '@vigie/contracts/entities'
import { type AlarmSettings, createAlarmSettings } from '../directory/alarm-settings.ts'
import type { Directory } from '../directory/directory.ts'
import { commitBatch } from '../ingest/commit.ts'
import { readMqttMessage } from '../ingest/message.ts'
import { readOpenAlarms } from '../store/alarms.ts'
import type { Store } from '../store/store.ts'
import { createTestStore } from './databases.ts'
import { plantFarm } from './farm.ts'

export const SITE = 'chaib'
/** Under which this process has the turn to watch the site. */
export const TURN = 7

/** A site that this process watches, in a database of its own. Instants in ms. */
export type WatchedSite = {
  readonly store: Store
  readonly directory: Directory
  readonly settings: AlarmSettings
  /** A device publishes something, which is recorded at once. */
  readonly say: (
    device: string,
    what: 'power' | 'telemetry' | 'online',
    payload: object,
    nowMs: number,
  ) => ReturnType<typeof commitBatch>
  readonly power: (device: string, state: 'on' | 'off', nowMs: number) => ReturnType<typeof commitBatch>
  readonly openOf: (device: string) => Promise<readonly Alarm[]>
  readonly close: () => Promise<void>
}

export const createWatchedSite = async (kind: Parameters<typeof createTestStore>[0]): Promise<WatchedSite> => {
  const { store, close } = await createTestStore(kind)
  const { directory } = await plantFarm(store, [])
  const settings = await createAlarmSettings(store.db, directory)
  await store.db.insertInto('turns').values({ site: SITE, holder: 'me', token: TURN }).execute()
  const say: WatchedSite['say'] = (device, what, payload, nowMs) => {
    const message = readMqttMessage(`vigie/${SITE}/${device}/${what}`, Buffer.from(JSON.stringify(payload)))
    const times = { nowMs, earliestMs: nowMs, latestMs: nowMs }
    return commitBatch(store, directory, [message], { ...times, settingsOf: settings.of })
  }
  return {
    store,
    directory,
    settings,
    say,
    power: (device, state, nowMs) => say(device, 'power', { ts: nowMs, state }, nowMs),
    openOf: async (device) => (await readOpenAlarms(store.db, SITE)).filter((alarm) => alarm.device === device),
    close,
  }
}
