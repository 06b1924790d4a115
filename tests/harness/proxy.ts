import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@vigie/stack'

// A TCP proxy that breaks on demand, for HTTP and WebSocket alike: between a client and the gateway, or between the
// gateway and the upstream.

/** What the proxy does to its connections; no field: nothing. */
export type Faults = {
  /** added to each chunk, each way, ms */
  readonly latencyMs?: number
  /** bytes per second, each way */
  readonly bytesPerSecond?: number
  /** nothing passes in these directions and nothing is closed, as when a network disappears */
  readonly blackhole?: 'both' | 'toClient' | 'toServer'
  /** chunks are cut into pieces of this many bytes */
  readonly sliceBytes?: number
  /** each connection is reset after this many bytes towards the client */
  readonly limitBytes?: number
  /** new connections are refused */
  readonly down?: boolean
}
export type FaultProxy = {
  readonly port: number
  readonly url: string
  /** replaces the faults of every connection, present and future */
  readonly set: (faults: Faults) => void
  /** resets every open connection */
  readonly reset: () => void
  readonly connections: () => number
  readonly close: () => Promise<void>
}

export const createProxy = async (targetPort: number, port = 0): Promise<FaultProxy> => {
  let faults: Faults = {}
  const pairs = new Set<Pair>()
  const server = createServer({ pauseOnConnect: false }, (client) => {
    if (faults.down) return client.resetAndDestroy()
    const pair = { client, upstream: connect(targetPort, '127.0.0.1') }
    pairs.add(pair)
    link(pair, () => faults)
    for (const socket of [pair.client, pair.upstream]) socket.once('close', () => pairs.delete(pair))
  })
  const chosen = await freePort(port)
  await new Promise<void>((resolve) => server.listen(chosen, '127.0.0.1', resolve))
  const reset = () => {
    for (const { client, upstream } of pairs) {
      client.resetAndDestroy()
      upstream.destroy()
    }
    pairs.clear()
  }
  return {
    port: chosen,
    url: `http://127.0.0.1:${chosen}`,
    set: (next) => {
      faults = next
      for (const { client, upstream } of pairs) for (const socket of [client, upstream]) socket.emit('faults')
    },
    reset,
    connections: () => pairs.size,
    close: async () => {
      reset()
      await new Promise<void>((resolve) => closed(server, resolve))
    },
  }
}

type Pair = { readonly client: Socket; readonly upstream: Socket }

const closed = (server: Server, done: () => void): void => {
  server.close(() => done())
}

const link = ({ client, upstream }: Pair, faults: () => Faults): void => {
  const abort = () => {
    client.resetAndDestroy()
    upstream.destroy()
  }
  for (const socket of [client, upstream]) socket.setNoDelay(true).on('error', abort)
  void pass(client, upstream, 'toServer', faults, abort)
  void pass(upstream, client, 'toClient', faults, abort)
}

/** Copies one direction, chunk by chunk, with the faults that are set at the time. */
const pass = async (
  from: Socket,
  to: Socket,
  way: 'toServer' | 'toClient',
  faults: () => Faults,
  abort: () => void,
): Promise<void> => {
  let passed = 0
  try {
    for await (const chunk of from) {
      if (!Buffer.isBuffer(chunk)) continue
      for (const piece of sliced(chunk, faults().sliceBytes)) {
        await untilOpen(from, way, faults)
        await delay(piece.length, faults())
        passed += piece.length
        const { limitBytes } = faults()
        if (way === 'toClient' && limitBytes !== undefined && passed > limitBytes) return abort()
        if (!to.writable) return
        if (!to.write(piece)) await drained(to)
      }
    }
    to.end()
  } catch {
    abort()
  }
}

const sliced = function* (chunk: Buffer, size = chunk.length): Generator<Buffer> {
  for (let start = 0; start < chunk.length; start += size) yield chunk.subarray(start, start + size)
}

const untilOpen = async (socket: Socket, way: 'toServer' | 'toClient', faults: () => Faults): Promise<void> => {
  const isClosed = () => faults().blackhole === 'both' || faults().blackhole === way
  while (isClosed() && !socket.destroyed) {
    await new Promise<void>((resolve) => {
      const settle = () => {
        socket.off('faults', settle).off('close', settle)
        resolve()
      }
      socket.on('faults', settle).on('close', settle)
    })
  }
}

const delay = async (bytes: number, { latencyMs = 0, bytesPerSecond }: Faults): Promise<void> => {
  const ms = latencyMs + (bytesPerSecond === undefined ? 0 : (bytes / bytesPerSecond) * 1_000)
  if (ms > 0) await wait(ms)
}

const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      socket.off('drain', settle).off('close', settle)
      resolve()
    }
    socket.on('drain', settle).on('close', settle)
  })
