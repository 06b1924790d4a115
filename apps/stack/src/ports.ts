import { randomInt } from 'node:crypto'
import { connect, createServer } from 'node:net'

/**
 * Below the range that systems give to outgoing connections, so that nobody takes a port while its service restarts.
 */
const FREE_RANGE = { from: 20_000, to: 32_000 } as const
const ATTEMPTS = 200

/** A port nobody listens on, or the wanted one when it is not 0. Errors: none free after 200 tries. */
export const freePort = async (wanted = 0): Promise<number> => {
  if (wanted !== 0) return wanted
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FREE_RANGE.from, FREE_RANGE.to)
    if (!taken.has(port) && (await isPortFree(port))) {
      taken.add(port)
      return port
    }
  }
  throw new Error(`No free port between ${FREE_RANGE.from} and ${FREE_RANGE.to}`)
}

/** Ports that this process already handed out. */
const taken = new Set<number>()

/** Whether nobody answers on this port of either loopback, and we could listen on it. */
export const isPortFree = async (port: number): Promise<boolean> => {
  const answers = await Promise.all([isAnswered(port, '127.0.0.1'), isAnswered(port, '::1')])
  return !answers.includes(true) && (await canListen(port))
}

const isAnswered = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 })
    const settle = (answered: boolean) => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('connect', () => settle(true))
    socket.once('timeout', () => settle(false))
    socket.once('error', () => settle(false))
  })

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
