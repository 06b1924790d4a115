import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { CHANNELS, type Signals } from './signals.ts'

const RETRY_MS = 1_000
/** Beside the names of channels. */
const UP = 'up'
/** Signals over a connection of their own, opened again whenever it drops. */
export const createPostgresSignals = (url: string, log: Logger): Signals => {
  const sender = randomUUID()
  const emitter = new EventEmitter()
  const closing = new AbortController()
  let isUp = false

  const listen = async (client: pg.Client): Promise<void> => {
    client.on('notification', ({ channel, payload }) => {
      const [from, site] = payload?.split(' ') ?? []
      if (from !== sender && site !== undefined) emitter.emit(channel, site)
    })
    await client.connect()
    for (const channel of Object.values(CHANNELS)) await client.query(`listen ${channel}`)
    isUp = true
    emitter.emit(UP)
  }

  const run = async () => {
    while (!closing.signal.aborted) {
      const client = new pg.Client({ connectionString: url })
      const lost = new Promise<void>((resolve) => {
        client.on('error', () => resolve())
        client.on('end', () => resolve())
      })
      try {
        await listen(client)
        await Promise.race([lost, aborted(closing.signal)])
      } catch (error) {
        log.warn({ error: String(error) }, 'no signals from the database')
      }
      isUp = false
      await client.end().catch(() => {})
      if (!closing.signal.aborted) await wait(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  const running = run()

  return {
    sender,
    on: (channel, listener) => {
      emitter.on(channel, listener)
      return () => void emitter.off(channel, listener)
    },
    onUp: (listener) => {
      emitter.on(UP, listener)
      if (isUp) listener()
      return () => void emitter.off(UP, listener)
    },
    close: async () => {
      closing.abort()
      await running
    },
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
