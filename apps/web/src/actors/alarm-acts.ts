import { type AlarmAct, type AlarmActsOutcomes, alarmActsMachine } from '@vigie/machines/alarm-acts'
import { type ConnectionKind, liveFeedView } from '@vigie/machines/live-feed'
import { createActor, fromPromise } from 'xstate'
import { type Inspect, watched } from './inspect.ts'
import type { KeptActs } from './kept-acts.ts'
import type { LiveFeedActor } from './live-feed.ts'
import type { SendAct } from './send-act.ts'

type AlarmActsOptions = {
  readonly send: SendAct
  /** hears of acts that a tab which is gone had left behind, once they were carried out */
  readonly onLeftSent: (acts: readonly AlarmAct[]) => void
  readonly kept: KeptActs
  readonly feed: LiveFeedActor
  readonly inspect: Inspect
}

/** States of the live connection that say nothing can be sent, and those that say the contrary. */
const LOST: readonly ConnectionKind[] = ['offline', 'retrying', 'stale']
const THERE: readonly ConnectionKind[] = ['live', 'source-silent', 'source-down']

/** How often it is looked whether another tab left acts behind, ms. */
const LEFT_LOOK_MS = 5_000

/**
 * The chart of one's own acts on alarms: they wait while the live connection is lost, and go when it is back. Those
 * without an answer are kept, so that a page that is loaded again sends them under the same keys, and another tab those
 * of one that is gone.
 */
export const createAlarmActs = ({ send, onLeftSent, kept, feed, inspect }: AlarmActsOptions) => {
  const machine = alarmActsMachine.provide({
    actors: {
      sendActs: fromPromise(async ({ input: { acts } }) => {
        let fates: AlarmActsOutcomes['sendActs'] = {}
        for (const act of acts) fates = { ...fates, ...(await send(act)) }
        return fates
      }),
    },
  })
  const input = { random: Math.random, session: crypto.randomUUID(), kept: kept.read() }
  const alarmActs = createActor(machine, { id: 'alarm-acts', input, ...watched(inspect) }).start()
  let last = alarmActs.getSnapshot().context
  const keeping = alarmActs.subscribe(({ context }) => {
    const { batch, queued } = context
    if (batch !== last.batch || queued !== last.queued) kept.write([...batch, ...queued])
    last = context
  })
  // what tabs that are gone left behind is found by and by, and sent while the connection is there
  const sendLeft = async () => {
    if (!isLinked || kept.others().every(({ code }) => code !== undefined)) return
    const sent = await (await import('./left-acts.ts')).sendLeftActs(kept, send)
    if (sent.length > 0) onLeftSent(sent)
  }
  const timer = setInterval(() => void sendLeft().catch(() => undefined), LEFT_LOOK_MS)
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
      keeping.unsubscribe()
      clearInterval(timer)
      alarmActs.stop()
    },
  }
}
