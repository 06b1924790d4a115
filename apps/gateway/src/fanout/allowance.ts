import { LIVE_LIMITS } from '@vigie/contracts/live'
import type { Subscriber } from './subscriber.ts'
import { close, write } from './transport.ts'

/**
 * Writes what a client asked for by changing its topics, as far as it may have more of it: what lies unread in the
 * buffers of its kernel is not seen from here, so all that is written counts, read or not. It may be overdrawn once,
 * whatever the size of the picture; asked again before time has made up for it, the connection is closed with 4008.
 */
export const writeAsked = (
  subscriber: Subscriber,
  bytes: Buffer,
  now: () => number = () => performance.now(),
): boolean => {
  const at = now()
  const earned = ((at - subscriber.allowedAt) / 1_000) * LIVE_LIMITS.askedBytesPerSecond
  subscriber.allowedBytes = Math.min(LIVE_LIMITS.askedBytes, subscriber.allowedBytes + earned)
  subscriber.allowedAt = at
  if (subscriber.allowedBytes <= 0) {
    close(subscriber, 'slowConsumer')
    return false
  }
  subscriber.allowedBytes -= bytes.length
  return write(subscriber, bytes)
}
