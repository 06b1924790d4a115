import { type AlarmAct, type AlarmActsOutcomes, alarmActsMachine } from '@vigie/machines/alarm-acts'
import { type ConnectionKind, liveFeedView } from '@vigie/machines/live-feed'
import { createActor, fromPromise } from 'xstate'
import { type Inspect, watched } from './inspect.ts'
import type { LiveFeedActor } from './live-feed.ts'

/** Sends one act under its key; rejects when no answer came. */
export type SendAct = (act: AlarmAct, key: string) => Promise<AlarmActsOutcomes['sendActs']>
type AlarmActsOptions = { readonly send: SendAct; readonly feed: LiveFeedActor; readonly inspect: Inspect }

/** States of the live connection that say nothing can be sent, and those that say the contrary. */
const LOST: readonly ConnectionKind[] = ['offline', 'retrying', 'stale']
const THERE: readonly ConnectionKind[] = ['live', 'source-silent', 'source-down']

/** The chart of one's own acts on alarms: they wait while the live connection is lost, and go when it is back. */
export const createAlarmActs = ({ send, feed, inspect }: AlarmActsOptions) => {
  // makes the keys of this page its own
  const session = crypto.randomUUID()
  const machine = alarmActsMachine.provide({
    actors: {
      sendActs: fromPromise(async ({ input: { acts } }) => {
        let fates: AlarmActsOutcomes['sendActs'] = {}
        for (const act of acts) fates = { ...fates, ...(await send(act, `${session}-${act.number}`)) }
        return fates
      }),
    },
  })
  const input = { random: Math.random }
  const alarmActs = createActor(machine, { id: 'alarm-acts', input, ...watched(inspect) }).start()
  let isLinked = true
  const subscription = feed.subscribe((snapshot) => {
    const { kind } = liveFeedView(snapshot)
    if (isLinked && LOST.includes(kind)) alarmActs.send({ type: 'link.lost' })
    else if (!isLinked && THERE.includes(kind)) alarmActs.send({ type: 'link.restored' })
    else return
    isLinked = !isLinked
  })
  return {
    alarmActs,
    stop: () => {
      subscription.unsubscribe()
      alarmActs.stop()
    },
  }
}
