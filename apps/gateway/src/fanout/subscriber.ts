import { LIVE_LIMITS } from '@vigie/contracts/live'
import type { Principal } from '../identity/identity.ts'
import { ALL, type TopicMask } from './topics.ts'
import type { Transport } from './transport.ts'

/** One client that listens to a site: the way to it, and what the fan-out must know of it, in one record. */
export type Subscriber = Transport & {
  topics: TopicMask
  /** its index among the listeners of its site; NOWHERE: it is not among them */
  place: number
  /** whether it is given no readings for now, because it does not read what it has */
  isBehind: boolean
  /** version of the picture it was last brought up to by what was written to it alone; batches bring it further */
  version: number
  /** bearer of the latest verified token; another one after each renewal */
  principal: Principal
  /** where the journal stood when it gave up hearing it; null: it never did */
  journalLeftAt: number | null
  /** bytes that it may still be given by changing its topics, as of an instant of `performance.now()` */
  allowedBytes: number
  allowedAt: number
}

export const NOWHERE = -1

export const createSubscriber = ({ ws, socket, metrics }: Transport, principal: Principal): Subscriber => ({
  ws,
  socket,
  topics: ALL,
  place: NOWHERE,
  isClosing: false,
  isBehind: false,
  waitingBytes: 0,
  version: 0,
  principal,
  journalLeftAt: null,
  allowedBytes: LIVE_LIMITS.askedBytes,
  allowedAt: 0,
  metrics,
})
