import type { ReachInput } from '@vigie/contracts/entities'
import { pino } from 'pino'
import { commitBatch } from '../ingest/commit.ts'
import { readMqttMessage } from '../ingest/message.ts'
import { changeRules, NO_RULES } from '../reach/change-rules.ts'
import { takeSteps } from '../reach/steps.ts'
import { readOpenAlarms } from '../store/alarms.ts'
import { readDeliveries } from '../store/deliveries.ts'
import type { Store } from '../store/store.ts'
import { actOnAlarm } from '../watch/act.ts'
import { createTestStore, type DatabaseKind } from './databases.ts'
import { plantFarm, testPump, testSettings } from './farm.ts'

/** A Sunday, 10:00 in Paris. */
export const REACH_START = Date.parse('2026-11-22T09:00:00Z')

export type ReachRulesInput = ReachInput['rules']

/** Rules by which a contact is told at once and another one 10 minutes later, of alarms of high priority. */
export const TWO_STEPS: ReachRulesInput = {
  ...NO_RULES,
  contacts: [
    { id: 'amina', name: 'Amina', email: 'amina@example.test' },
    { id: 'brahim', name: 'Brahim', email: 'brahim@example.test' },
  ],
  webhooks: [],
  steps: {
    ...NO_RULES.steps,
    high: [
      { afterMinutes: 0, targets: [{ kind: 'contact', id: 'amina' }] },
      { afterMinutes: 10, targets: [{ kind: 'contact', id: 'brahim' }] },
    ],
  },
}

/** A site with pumps whose power can be cut, and rules by which people are told. */
export const createReachWorld = async (kind: DatabaseKind) => {
  const { store, close } = await createTestStore(kind)
  const site = 'paris'
  const { directory } = await plantFarm(store, [])
  await store.db.insertInto('turns').values({ site, holder: 'me', token: 7 }).execute()
  let pumps = 0
  const log = pino({ level: 'silent' })
  const power = (id: string, state: 'on' | 'off', nowMs: number) => {
    const payload = Buffer.from(JSON.stringify({ ts: nowMs, state }))
    const message = readMqttMessage(`vigie/${site}/${id}/power`, payload)
    const times = { nowMs, earliestMs: nowMs, latestMs: nowMs }
    return commitBatch(store, directory, [message], { ...times, settingsOf: testSettings })
  }
  const alarmOf = async (device: string) => {
    const found = (await readOpenAlarms(store.db, site)).find((alarm) => alarm.device === device)
    if (found === undefined) throw new Error(`no alarm of ${device}`)
    return found
  }
  return {
    store: store as Store,
    close,
    site,
    directory,
    power,
    alarmOf,
    /** A pump without power, hence an alarm of high priority. */
    cut: async (nowMs: number) => {
      const id = `p${++pumps}`
      await directory.save([testPump(id, site)])
      await power(id, 'off', nowMs)
      return alarmOf(id)
    },
    acknowledge: async (id: string, at: number) => {
      const what = { event: { type: 'acknowledge.requested' }, actor: { uid: 'u1', name: 'Amina' }, at } as const
      await actOnAlarm(store, { site, id, act: null }, what)
    },
    setRules: async (rules: ReachRulesInput) => {
      const kept = await store.db.selectFrom('reach_rules').select('version').executeTakeFirst()
      const input = { version: kept?.version ?? 0, rules }
      return changeRules(store.db, {
        site,
        input,
        actor: { uid: 'u1', name: 'Amina', email: null },
        nowMs: REACH_START,
      })
    },
    /** Takes the steps that are due, by the right of a turn. */
    round: (nowMs: number, token = 7) =>
      takeSteps({ db: store.db, own: () => new Map([[site, token]]), directory, log }, nowMs),
    /** The log, oldest first. */
    deliveries: async () => (await readDeliveries(store.db, site, { limit: 200 })).deliveries.reverse(),
    /** Nothing is open or to be sent any more. */
    clear: async () => {
      await store.db.deleteFrom('deliveries').execute()
      await store.db.deleteFrom('alarm_escalations').execute()
    },
  }
}
