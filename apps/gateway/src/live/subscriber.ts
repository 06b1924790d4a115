import { LIVE_LIMITS } from '@vigie/contracts/live'
import type { Metrics } from '../plugins/metrics.ts'
import type { Batch } from './batch.ts'
import { ALL, hears, type TopicMask } from './topics.ts'
import { sendTexts, type Transport } from './transport.ts'

/** What changed since a picture version, as frames; not complete when more than one portion is due. */
export type Portion = { readonly texts: readonly string[]; readonly version: number; readonly isComplete: boolean }
export type CatchUp = (sinceVersion: number, topics: TopicMask) => Portion

/**
 * One client's side of the fan-out. A client that does not read keeps getting
 * journal entries, up to a bound, and none of the readings; once it has read
 * what waits, it gets the latest of what changed meanwhile, in portions.
 */
export type Subscriber = {
  topics: TopicMask
  /** Hands over a batch. @returns the frames written */
  deliver(batch: Batch): number
  /** Hands over frames whatever waits; they bring the client up to `version`. */
  send(frames: Buffer, version: number): void
}

type Metered = Pick<Metrics, 'slow' | 'closes'>

export const createSubscriber = (transport: Transport, catchUp: CatchUp, metrics: Metered): Subscriber => {
  let isBehind = false
  let version = 0
  let waitingBytes = 0

  const fallBehind = (): void => {
    isBehind = true
    waitingBytes = 0
    metrics.slow.inc()
    transport.onceDrained(recover)
  }

  const recover = (): void => {
    waitingBytes = 0
    while (isBehind && transport.isOpen) {
      const portion = catchUp(version, subscriber.topics)
      sendTexts(transport, portion.texts)
      version = portion.version
      if (transport.isCongested) {
        transport.onceDrained(recover)
        return
      }
      isBehind = !portion.isComplete
    }
  }

  const deliverBehind = (batch: Batch): number => {
    const due = batch.journalOnly()
    if (due === null || !hears(subscriber.topics, 'journal')) return 0
    waitingBytes += due.bytes.length
    if (waitingBytes > LIVE_LIMITS.queueBytes) {
      metrics.closes.inc({ reason: 'slowConsumer' })
      transport.close('slowConsumer')
      return 0
    }
    transport.write(due.bytes)
    return due.frames
  }

  const subscriber: Subscriber = {
    topics: ALL,
    deliver: (batch) => {
      if (!transport.isOpen) return 0
      if (!isBehind && transport.isCongested) fallBehind()
      if (isBehind) return deliverBehind(batch)
      version = batch.version
      const due = batch.forTopics(subscriber.topics)
      if (due === null) return 0
      transport.write(due.bytes)
      return due.frames
    },
    send: (frames, upTo) => {
      version = upTo
      transport.write(frames)
    },
  }
  return subscriber
}
