import type { Metrics } from '../http/metrics.ts'
import type { Batch } from './batch.ts'
import { joinFrames } from './frames.ts'
import type { Subscriber } from './subscriber.ts'
import { hears, type TopicMask } from './topics.ts'
import { isCongested, isOpen, write } from './transport.ts'

/** What changed since a version of the picture, as texts of frames. */
export type Portion = {
  readonly texts: readonly string[]
  /** up to where it brings who gets it */
  readonly version: number
  /** false: more has changed, and the next portion begins at `version` */
  readonly isComplete: boolean
}
/** Reads the next portion for a subscriber of these topics that stands at a version. */
export type CatchUp = (sinceVersion: number, topics: TopicMask) => Portion

/**
 * The way of a batch to a subscriber that has something waiting. One whose socket is congested falls behind: it goes
 * on getting journal entries, up to the bound of `write`, and no readings or statuses. Once its socket has drained it
 * is given the latest of all that changed meanwhile, in portions and no faster than it reads, then batches again.
 */
export type Backlog = {
  /**
   * @param knownVersion version of the picture up to which batches have brought all who are not behind
   * @returns the number of frames written
   */
  readonly deliver: (subscriber: Subscriber, batch: Batch, knownVersion: number) => number
}

export const createBacklog = (catchUp: CatchUp, metrics: Pick<Metrics, 'slow'>): Backlog => {
  const fallBehind = (subscriber: Subscriber, knownVersion: number): void => {
    subscriber.isBehind = true
    subscriber.version = Math.max(subscriber.version, knownVersion)
    metrics.slow.inc()
    recoverOnceDrained(subscriber)
  }
  const recoverOnceDrained = (subscriber: Subscriber): void => {
    subscriber.socket.once('drain', () => recover(subscriber))
  }
  const recover = (subscriber: Subscriber): void => {
    while (subscriber.isBehind && isOpen(subscriber)) {
      const portion = catchUp(subscriber.version, subscriber.topics)
      if (portion.texts.length > 0) write(subscriber, joinFrames(portion.texts))
      subscriber.version = portion.version
      if (isCongested(subscriber)) {
        recoverOnceDrained(subscriber)
        return
      }
      subscriber.isBehind = !portion.isComplete
    }
  }
  return {
    deliver: (subscriber, batch, knownVersion) => {
      const { topics } = subscriber
      if (!isOpen(subscriber)) return 0
      if (!subscriber.isBehind && isCongested(subscriber)) fallBehind(subscriber, knownVersion)
      if (subscriber.isBehind && !hears(topics, 'journal')) return 0
      const due = subscriber.isBehind ? batch.journalOnly() : batch.forTopics(topics)
      return due !== null && write(subscriber, due.bytes) ? due.frames : 0
    },
  }
}
