import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Upstream } from './app.ts'

// The process: environment → a listening upstream; SIGTERM and SIGINT → an orderly end, also during the start. The
// signals are listened to before anything else is loaded: as the first process of a container, one without a listener
// would not end by them at all.

const CLOSE_WITHIN_MS = 5_000

const ending = new AbortController()
let isStarted = false

const start = async (): Promise<Upstream> => {
  const { createUpstream, readConfig } = await load()
  const parsed = readConfig(process.env)
  if (!parsed.ok) throw new Error(parsed.error)
  const { config } = parsed
  const upstream = await createUpstream(config, { signal: ending.signal })
  isStarted = true
  void upstream.lost.then(fail)
  process.send?.({ type: 'ready', port: upstream.port, mqttPort: upstream.mqttPort })
  const mqtt = upstream.mqttPort === null ? config.MQTT_URL : `mqtt ${upstream.mqttPort}`
  console.log(`upstream: http ${upstream.port}, ${mqtt}`)
  return upstream
}

/** In parts, because a signal that comes while code is being loaded is heard between two of them. */
const load = async () => {
  for (const part of [() => import('./config.ts'), () => import('./store/pglite.ts'), () => import('./rest/rest.ts')]) {
    await part()
    await nextTurn()
    ending.signal.throwIfAborted()
  }
  return import('./app.ts')
}

const stop = (): void => {
  if (ending.signal.aborted) return
  ending.abort()
  // a start that cannot be given up in time, a database being opened for instance, has taken nothing that could be lost
  setTimeout(() => process.exit(isStarted ? 1 : 0), CLOSE_WITHIN_MS).unref()
  started.then(
    (upstream) => upstream.stop().then(() => process.exit(0), failWith),
    // a start that was given up fails in its own way, and ends as a stop
    () => process.exit(0),
  )
}

const fail = (line: string): void => {
  console.error(`upstream: ${line}`)
  process.exit(1)
}

const failWith = (error: unknown): void => fail(explain(error))

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `port ${error.port} is taken: set PORT (HTTP) or MQTT_PORT (MQTT) to another one`
  return error.message
}

process.on('SIGTERM', stop)
process.on('SIGINT', stop)
const started = start()
started.catch((error: unknown) => {
  if (!ending.signal.aborted) failWith(error)
})
