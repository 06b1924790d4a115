import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Analyst } from './app.ts'

// The process: environment → a listening analyst; SIGTERM, SIGINT and the end of its parent → an orderly end, also
// during the start. They are listened to before anything else is loaded.

const CLOSE_WITHIN_MS = 5_000

const ending = new AbortController()
let isStarted = false

const start = async (): Promise<Analyst> => {
  const { createAnalyst, readConfig } = await load()
  const parsed = readConfig(process.env)
  if (!parsed.ok) throw new Error(parsed.error)
  const analyst = await createAnalyst(parsed.config, ending.signal)
  isStarted = true
  process.send?.({ type: 'ready', port: analyst.port })
  return analyst
}

/** In parts, because a signal that comes while code is being loaded is heard between two of them. */
const load = async () => {
  const { readConfig } = await import('./config.ts')
  for (const part of [() => import('./store/store.ts'), () => import('./routes/rest.ts')]) {
    await part()
    await nextTurn()
    ending.signal.throwIfAborted()
  }
  const { createAnalyst } = await import('./app.ts')
  return { createAnalyst, readConfig }
}

const stop = (): void => {
  if (ending.signal.aborted) return
  ending.abort()
  // a start that cannot be given up in time, a database being opened for instance, has taken nothing that could be lost
  setTimeout(() => process.exit(isStarted ? 1 : 0), CLOSE_WITHIN_MS).unref()
  started.then(
    (analyst) => analyst.stop().then(() => process.exit(0), failWith),
    // a start that was given up fails in its own way, and ends as a stop
    () => process.exit(0),
  )
}

const failWith = (error: unknown): void => {
  console.error(`analyst: ${explain(error)}`)
  process.exit(1)
}

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const isTaken = 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
  return isTaken ? `port ${error.port} is taken: set PORT to another one` : error.message
}

process.on('SIGTERM', stop)
process.on('SIGINT', stop)
process.on('disconnect', stop)
const started = start()
started.catch((error: unknown) => {
  if (!ending.signal.aborted) failWith(error)
})
