import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Watched } from '../session/rounds.ts'

/** How long clients have to answer their close, ms. */
const ANSWER_WITHIN_MS = 1_000

/** Closes connections with 1012, spread over `drainMs` so that they do not all come back at once. */
export const closeGently = async (connections: readonly Watched[], drainMs: number): Promise<void> => {
  await Promise.all(connections.map((connection) => closeOne(connection, Math.random() * drainMs)))
}

const closeOne = async (connection: Watched, afterMs: number): Promise<void> => {
  await delay(afterMs)
  const { ws } = connection.transport
  if (ws.readyState === WebSocket.CLOSED) return
  const closed = new Promise<void>((resolve) => ws.once('close', resolve))
  connection.close('restarting')
  await Promise.race([closed, delay(ANSWER_WITHIN_MS)])
  ws.terminate()
}
