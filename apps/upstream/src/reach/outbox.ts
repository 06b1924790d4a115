import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { claimDeliveries, type DeliveryRow, endTry, type TryEnd } from '../store/deliveries.ts'
import { waitingAmong } from '../store/escalations.ts'
import type { Database } from '../store/tables.ts'
import { MINUTE_MS, SECOND_MS } from '../time.ts'
import { later, type Try } from './try.ts'

/** With what the outbox is emptied. */
export type OutboxDeps = {
  readonly db: Database
  /** makes one try; ends within SEND_WITHIN_MS */
  readonly send: (delivery: DeliveryRow) => Promise<Try>
  readonly now: () => number
  readonly log: Logger
  /** how long a claim holds, ms; longer than any try */
  readonly leaseMs?: number
}

export type Outbox = {
  /** Starts what is due, as far as there is room; resolves once that is claimed. */
  readonly look: () => Promise<void>
  /** Resolves once every try that was started has ended and its end is recorded. */
  readonly idle: () => Promise<void>
}

/** A try that has not ended by then is given up, ms. */
export const SEND_WITHIN_MS = 15 * SECOND_MS
const LEASE_MS = 30 * SECOND_MS
/** tries at once */
const AT_ONCE = 8
export const TRIES_MOST = 8
const FIRST_WAIT_MS = 30 * SECOND_MS
const LONGEST_WAIT_MS = 15 * MINUTE_MS

/** How long is waited after so many tries, ms. */
export const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))

/**
 * Sends what is due. A delivery is claimed before it is sent, and its end recorded as soon as the server has answered:
 * what was accepted and recorded is never sent again. A process that is killed between the two leaves a claim that runs
 * out, and the message is sent once more under the same id: at least once, and the id is how a receiver knows it again.
 */
export const createOutbox = ({ db, send, now, log, leaseMs = LEASE_MS }: OutboxDeps): Outbox => {
  const claimer = { claim: randomUUID(), lastsMs: leaseMs }
  const running = new Set<Promise<void>>()

  const attempt = async (delivery: DeliveryRow): Promise<void> => {
    const end = await endOf(delivery)
    const isOurs = await endTry(db, delivery, end)
    const { id, site, channel, tries } = delivery
    const said = { id, site, channel, tries, state: end.state, answer: end.answer }
    if (!isOurs) log.warn(said, 'a delivery was taken over while it was sent')
    else if (end.state === 'failed') log.warn(said, 'a delivery is given up')
    else log.info(said, 'a delivery was tried')
  }
  const endOf = async (delivery: DeliveryRow): Promise<TryEnd> => {
    const over = { atMs: now(), dueAt: null, isUnknown: false }
    if ((await waitingAmong(db, delivery.alarms)).size === 0)
      return { ...over, state: 'obsolete', answer: 'Plus aucune alarme à acquitter au moment de l’envoi.' }
    if (delivery.tries > TRIES_MOST) return { ...over, state: 'failed', answer: 'Abandonné après trop d’essais.' }
    const { outcome, answer, isUnknown } = await send(delivery).catch((error) => later(String(error), true))
    const atMs = now()
    if (outcome === 'accepted') return { state: 'sent', atMs, dueAt: null, answer, isUnknown }
    if (outcome === 'refused' || delivery.tries >= TRIES_MOST)
      return { state: 'failed', atMs, dueAt: null, answer, isUnknown }
    return { state: 'waiting', atMs, dueAt: atMs + waitAfter(delivery.tries), answer, isUnknown }
  }
  return {
    look: async () => {
      const room = AT_ONCE - running.size
      if (room === 0) return
      for (const delivery of await claimDeliveries(db, claimer, now(), room)) {
        const trial = attempt(delivery)
          .catch((error) => log.warn({ id: delivery.id, error: String(error) }, 'the end of a try is not recorded'))
          .finally(() => running.delete(trial))
        running.add(trial)
      }
    },
    idle: async () => {
      await Promise.all(running)
    },
  }
}
