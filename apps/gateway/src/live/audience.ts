import type { Principal } from '../plugins/identity.ts'
import type { Metrics } from '../plugins/metrics.ts'
import type { Batch } from './batch.ts'
import type { Subscriber } from './subscriber.ts'

/** Someone present at a site: who they are now, and how to reach them. */
export type Member = {
  readonly subscriber: Subscriber
  /** the latest verified token's bearer; changes with each renewal */
  principal(): Principal
}

/** Who is present at a site: those still waiting to be welcomed, and those who hear what happens. */
export type Audience = {
  readonly size: number
  /** Present, so that their token may be borrowed; hears nothing yet. */
  enter(member: Member): void
  /** Hears everything from now on. */
  listen(member: Member): void
  leave(member: Member): void
  isPresent(member: Member): boolean
  isListening(member: Member): boolean
  deliver(batch: Batch): void
  /** Frames for everybody who listens, however far behind, which bring them up to `version`. */
  sendAll(frames: Buffer, version: number): void
  /** Valid tokens, the longest lasting first. */
  tokens(): string[]
}

type Metered = Pick<Metrics, 'deliveries' | 'writes'>

export const createAudience = (metrics: Metered): Audience => {
  const present = new Set<Member>()
  const listening = new Set<Member>()
  return {
    get size() {
      return present.size
    },
    enter: (member) => void present.add(member),
    listen: (member) => void listening.add(member),
    leave: (member) => {
      present.delete(member)
      listening.delete(member)
    },
    isPresent: (member) => present.has(member),
    isListening: (member) => listening.has(member),
    deliver: (batch) => {
      let deliveries = 0
      let writes = 0
      for (const { subscriber } of listening) {
        const frames = subscriber.deliver(batch)
        deliveries += frames
        if (frames > 0) writes += 1
      }
      metrics.deliveries.inc(deliveries)
      metrics.writes.inc(writes)
    },
    sendAll: (frames, version) => {
      for (const { subscriber } of listening) subscriber.send(frames, version)
    },
    tokens: () => {
      const now = Date.now()
      const principals = [...present].map((member) => member.principal()).filter(({ expiresAt }) => expiresAt > now)
      return [...new Set(principals.toSorted((a, b) => b.expiresAt - a.expiresAt).map(({ token }) => token))]
    },
  }
}
