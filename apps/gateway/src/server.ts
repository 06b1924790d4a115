import type { Gateway } from './app.ts'

// The process: environment → a listening gateway; SIGTERM and SIGINT → an orderly end, within a second and with code 0.
// The signals are listened to before anything else is loaded: as the first process of a container, one without a
// listener would not end by them at all.

/** The process ends so long after the signal in any case, ms; sockets that are left end with it. */
const STOP_WITHIN_MS = 900

let gateway: Gateway | null = null
let isStopping = false

const start = async (): Promise<void> => {
  const [{ createGateway }, { readConfig }, { collectProcessMetrics }] = await Promise.all([
    import('./app.ts'),
    import('./config.ts'),
    import('./http/metrics.ts'),
  ])
  const read = readConfig(process.env)
  if (!read.ok) throw new Error(read.error)
  const { config } = read
  gateway = await createGateway(config)
  collectProcessMetrics(gateway.metrics)
  await gateway.app.listen({ port: config.port, host: config.host })
  const address = gateway.app.server.address()
  process.send?.({ type: 'ready', port: typeof address === 'object' && address !== null ? address.port : config.port })
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
