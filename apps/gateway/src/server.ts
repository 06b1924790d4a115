import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Gateway } from './app.ts'

// The process: environment → a listening gateway; SIGTERM and SIGINT → an orderly end, within a second and with code 0.
// The signals are listened to before anything else is loaded: as the first process of a container, one without a
// listener would not end by them at all.

/** The process ends so long after the signal in any case, ms; sockets that are left end with it. */
const STOP_WITHIN_MS = 800

let gateway: Gateway | null = null
let isStopping = false

const start = async (): Promise<void> => {
  const { createGateway, readConfig, collectProcessMetrics } = await load()
  const read = readConfig(process.env)
  if (!read.ok) throw new Error(read.error)
  const { config } = read
  gateway = await createGateway(config)
  collectProcessMetrics(gateway.metrics)
  await gateway.app.listen({ port: config.port, host: config.host })
  const address = gateway.app.server.address()
  process.send?.({ type: 'ready', port: typeof address === 'object' && address !== null ? address.port : config.port })
}

/** In parts, because a signal that comes while code is being loaded is heard between two of them. */
const load = async () => {
  const { readConfig } = await import('./config.ts')
  await nextTurn()
  const { collectProcessMetrics } = await import('./http/metrics.ts')
  await nextTurn()
  await import('./identity/identity.ts')
  await nextTurn()
  await import('./upstream/upstream.ts')
  await nextTurn()
  const { createGateway } = await import('./app.ts')
  return { createGateway, readConfig, collectProcessMetrics }
}

const stop = (): void => {
  if (isStopping) return
  isStopping = true
  if (gateway === null) process.exit(0)
  setTimeout(() => process.exit(0), STOP_WITHIN_MS)
  gateway.close().then(() => process.exit(0), fail)
}

const fail = (error: unknown): void => {
  console.error(`gateway: ${explain(error)}`)
  process.exit(1)
}

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const isTaken = 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
  return isTaken ? `port ${error.port} is taken: set PORT to another one` : error.message
}

process.on('SIGTERM', stop)
process.on('SIGINT', stop)
start().catch((error: unknown) => {
  // a start that was interrupted fails in its own way, and ends as a stop
  if (!isStopping) fail(error)
})
