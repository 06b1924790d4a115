import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * The TCP connections that asked to leave HTTP by an upgrade, admitted, refused or still waiting. Node's HTTP server
 * hands them over and closes them no more, yet is not closed itself before each of them is gone.
 */
export type Upgrades = {
  /** From now on, whoever asks is answered 503, and the connection is ended. */
  readonly refuse: () => void
  /** Cuts every connection that is left. */
  readonly cut: () => void
}

const REFUSAL = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** To be created before anything else listens to the server's upgrades. */
export const createUpgrades = (server: Server): Upgrades => {
  const sockets = new Set<Duplex>()
  // one function for all of them, because there are thousands
  const forget = function (this: Duplex): void {
    sockets.delete(this)
  }
  const remember = (_request: IncomingMessage, socket: Duplex): void => {
    sockets.add(socket)
    socket.once('close', forget)
  }
  const turnAway = (_request: IncomingMessage, socket: Duplex): void => {
    socket.on('error', () => socket.destroy())
    socket.end(REFUSAL, () => socket.destroy())
  }
  server.on('upgrade', remember)
  return {
    refuse: () => void server.removeAllListeners('upgrade').on('upgrade', remember).on('upgrade', turnAway),
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
