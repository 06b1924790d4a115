import type { CloseReason } from '@vigie/contracts/live'
import { isOpen, type Transport } from '../fanout/transport.ts'

/** An open connection as the rounds see it. */
export type Watched = {
  transport: Transport
  /** when the connection ends unless something happens before, ms since 1970 */
  deadline: number
  /** pings it has not answered; zero again at each pong */
  missedPings: number
  /** @param text of the close frame; absent: what the code means */
  readonly close: (reason: CloseReason, text?: string) => void
  /** why it ends then */
  deadlineReason: CloseReason
}

/**
 * Looks at every open connection at intervals, one timer for all of them: closes those whose deadline has passed,
 * pings the others from time to time, and cuts a peer that answered none of its last pings.
 */
export type Rounds = {
  readonly add: (connection: Watched) => void
  readonly remove: (connection: Watched) => void
  readonly connections: () => readonly Watched[]
  readonly close: () => void
}

/** A deadline may be overstepped by so much, ms. */
const ROUND_MS = 250
const PING_EVERY_ROUNDS = 60
const MISSED_MAX = 2

export const createRounds = (roundMs = ROUND_MS): Rounds => {
  const connections = new Set<Watched>()
  let round = 0
  const timer = setInterval(() => {
    round += 1
    const now = Date.now()
    const isPinging = round % PING_EVERY_ROUNDS === 0
    for (const connection of connections) {
      if (now >= connection.deadline) connection.close(connection.deadlineReason)
      else if (isPinging) ping(connection)
    }
  }, roundMs)
  timer.unref()
  return {
    add: (connection) => void connections.add(connection),
    remove: (connection) => void connections.delete(connection),
    connections: () => [...connections],
    close: () => clearInterval(timer),
  }
}

const ping = (connection: Watched): void => {
  const { transport } = connection
  if (connection.missedPings >= MISSED_MAX) {
    transport.ws.terminate()
    return
  }
  connection.missedPings += 1
  if (isOpen(transport)) transport.ws.ping()
}
