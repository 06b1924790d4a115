import { setTimeout as delay } from 'node:timers/promises'
import { closeReasonOf, RETURN_WITHIN_MAX_MS } from '@vigie/contracts/live'
import { WebSocket } from 'ws'
import type { Watched } from '../session/rounds.ts'

/** How long clients have to answer their close, ms. */
const ANSWER_WITHIN_MS = 300
/** The first delay of a client that is told no window is drawn from as much, ms. */
const RETURN_WITHIN_MIN_MS = 1_000
/** What clients are asked to use of the rate at which upgrades are admitted: chance bunches them, and others come too. */
const USED_SHARE = 0.8

/**
 * Closes every connection with 1012 and the window over which to come back.
 * @param admissionsPerSecond of the gateway they come back to
 * @returns once all have answered, or have had the time to
 */
export const closeForRestart = async (connections: readonly Watched[], admissionsPerSecond: number): Promise<void> => {
  const retryWithinMs = returnWindowMs(connections.length, admissionsPerSecond)
  const reason = closeReasonOf({ retryWithinMs })
  const gone = connections.map(untilClosed)
  for (const connection of connections) connection.close('restarting', reason)
  await Promise.race([Promise.all(gone), delay(ANSWER_WITHIN_MS, undefined, { ref: false })])
}

/** Over how long so many clients spread their return, ms. */
export const returnWindowMs = (connections: number, admissionsPerSecond: number): number => {
  const neededMs = Math.ceil((1_000 * connections) / (USED_SHARE * admissionsPerSecond))
  return Math.min(Math.max(neededMs, RETURN_WITHIN_MIN_MS), RETURN_WITHIN_MAX_MS)
}

const untilClosed = ({ transport: { ws } }: Watched): Promise<void> =>
  new Promise((resolve) => {
    if (ws.readyState === WebSocket.CLOSED) resolve()
    else ws.once('close', () => resolve())
  })
