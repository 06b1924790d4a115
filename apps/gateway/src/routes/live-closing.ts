import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { CLOSE_CODES } from '@vigie/contracts/live'
import { WebSocket } from 'ws'

/** How long clients have to answer their close, ms. */
const ANSWER_WITHIN_MS = 1_000

/** Closes every connection with 1012, spread over `drainMs` so that they do not all come back at once. */
export const closeGently = async (clients: ReadonlySet<WebSocket>, drainMs: number): Promise<void> => {
  await Promise.all([...clients].map((client) => closeOne(client, Math.random() * drainMs)))
}

const closeOne = async (client: WebSocket, afterMs: number): Promise<void> => {
  await delay(afterMs)
  if (client.readyState === WebSocket.CLOSED) return
  const closed = once(client, 'close')
  client.close(CLOSE_CODES.restarting.code, CLOSE_CODES.restarting.meaning)
  await Promise.race([closed, delay(ANSWER_WITHIN_MS)])
  client.terminate()
}
