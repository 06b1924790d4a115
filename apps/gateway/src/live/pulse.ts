import type { Transport } from './transport.ts'

/**
 * Finds dead peers: each client is pinged at every turn, and cut when it has
 * answered neither of the last two.
 */
export type Pulse = {
  /** @returns what to call at each pong, and the removal */
  watch(transport: Pick<Transport, 'ping' | 'terminate'>): { alive(): void; stop(): void }
  close(): void
}

const TURN_MS = 15_000
const MISSED_MAX = 2

export const createPulse = (turnMs = TURN_MS): Pulse => {
  const missed = new Map<Pick<Transport, 'ping' | 'terminate'>, number>()
  const timer = setInterval(() => {
    for (const [transport, count] of missed) {
      if (count >= MISSED_MAX) {
        missed.delete(transport)
        transport.terminate()
        continue
      }
      missed.set(transport, count + 1)
      transport.ping()
    }
  }, turnMs)
  timer.unref()
  return {
    watch: (transport) => {
      missed.set(transport, 0)
      return {
        alive: () => {
          if (missed.has(transport)) missed.set(transport, 0)
        },
        stop: () => void missed.delete(transport),
      }
    },
    close: () => clearInterval(timer),
  }
}
