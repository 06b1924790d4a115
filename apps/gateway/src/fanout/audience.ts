import type { Metrics } from '../http/metrics.ts'
import { type CatchUp, createBacklog } from './backlog.ts'
import type { Batch } from './batch.ts'
import { NOWHERE, type Subscriber } from './subscriber.ts'
import { isClear, isOpen, write } from './transport.ts'

/** Who is present at a site: those still waiting to be welcomed, and those who hear what happens. */
export type Audience = {
  readonly size: number
  /** Makes a client present, so that its token may be borrowed; it hears nothing yet. */
  readonly enter: (subscriber: Subscriber) => void
  /** Lets it hear everything from now on. */
  readonly listen: (subscriber: Subscriber) => void
  /** Takes it out, at any time; it hears nothing more, not even of the batch being delivered. */
  readonly leave: (subscriber: Subscriber) => void
  readonly isPresent: (subscriber: Subscriber) => boolean
  readonly isListening: (subscriber: Subscriber) => boolean
  readonly deliver: (batch: Batch) => void
  /** Writes frames to all who listen, however far behind; they bring each of them up to a version of the picture. */
  readonly sendAll: (frames: Buffer, version: number) => void
  /** Valid tokens of those present, the longest lasting first. */
  readonly tokens: () => string[]
}

type Metered = Pick<Metrics, 'deliveries' | 'writes' | 'slow'>

/** @param catchUp reads what a subscriber that had fallen behind has missed */
export const createAudience = (metrics: Metered, catchUp: CatchUp): Audience => {
  const waiting = new Set<Subscriber>()
  /** One behind the other, so that a delivery is one pass; null: left while a batch was being delivered. */
  const listening: (Subscriber | null)[] = []
  const backlog = createBacklog(catchUp, metrics)
  let isDelivering = false
  let leftMeanwhile = 0
  /** version of the picture up to which the batches so far have brought all who are not behind */
  let knownVersion = 0

  const isListening = ({ place }: Subscriber): boolean => place !== NOWHERE

  /** The last listener takes the place of the one that goes. */
  const remove = (place: number): void => {
    const last = listening.pop()
    if (last === undefined || last === null || place === listening.length) return
    listening[place] = last
    last.place = place
  }
  const removeThoseWhoLeft = (): void => {
    for (let place = listening.length - 1; place >= 0 && leftMeanwhile > 0; place -= 1) {
      if (listening[place] !== null) continue
      remove(place)
      leftMeanwhile -= 1
    }
  }

  const deliverToAll = (batch: Batch): void => {
    let deliveries = 0
    let writes = 0
    // whoever joins meanwhile was given a picture that holds the batch
    const count = listening.length
    for (let place = 0; place < count; place += 1) {
      const subscriber = listening[place]
      if (subscriber === null || subscriber === undefined) continue
      const frames = deliver(subscriber, batch)
      deliveries += frames
      if (frames > 0) writes += 1
    }
    metrics.deliveries.inc(deliveries)
    metrics.writes.inc(writes)
  }
  /** Almost always nothing waits (for who is behind, something always does), and one write is all there is to do. */
  const deliver = (subscriber: Subscriber, batch: Batch): number => {
    if (!isClear(subscriber)) return backlog.deliver(subscriber, batch, knownVersion)
    const due = batch.forTopics(subscriber.topics)
    if (due === null) return 0
    subscriber.socket.write(due.bytes)
    return due.frames
  }

  return {
    get size() {
      return waiting.size + listening.length - leftMeanwhile
    },
    enter: (subscriber) => void waiting.add(subscriber),
    listen: (subscriber) => {
      waiting.delete(subscriber)
      if (isListening(subscriber)) return
      subscriber.place = listening.length
      listening.push(subscriber)
    },
    leave: (subscriber) => {
      waiting.delete(subscriber)
      const { place } = subscriber
      if (place === NOWHERE) return
      subscriber.place = NOWHERE
      if (isDelivering) {
        listening[place] = null
        leftMeanwhile += 1
      } else remove(place)
    },
    isPresent: (subscriber) => waiting.has(subscriber) || isListening(subscriber),
    isListening,
    deliver: (batch) => {
      isDelivering = true
      try {
        deliverToAll(batch)
      } finally {
        isDelivering = false
        knownVersion = batch.version
        removeThoseWhoLeft()
      }
    },
    sendAll: (frames, version) => {
      for (const subscriber of [...listening]) {
        if (subscriber === null) continue
        subscriber.version = version
        write(subscriber, frames)
      }
    },
    tokens: () => {
      const now = Date.now()
      const present = [...waiting, ...listening].filter((one) => one !== null && isOpen(one))
      const principals = present.flatMap((one) =>
        one !== null && one.principal.expiresAt > now ? [one.principal] : [],
      )
      return [...new Set(principals.toSorted((a, b) => b.expiresAt - a.expiresAt).map(({ token }) => token))]
    },
  }
}
