import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { CHANNELS, type Signals, type Task } from './signals.ts'

const RETRY_MS = 1_000
/** first key of the advisory locks that say whose a task is */
const TASK_LOCK = 7_248

type Line = { readonly client: pg.Client; readonly owned: Set<string> }

/** Signals over a connection of their own, opened again whenever it drops. */
export const createPostgresSignals = (url: string, log: Logger): Signals => {
  const sender = randomUUID()
  const emitter = new EventEmitter()
  const closing = new AbortController()
  let line: Line | null = null

  /** One question at a time: the line is one connection. */
  let asked: Promise<unknown> = Promise.resolve()
  const ask = (task: Task): Promise<boolean> => {
    const next = asked.then(() => takeTask(line, task))
    asked = next.catch(() => {})
    return next
  }

  const listen = async (client: pg.Client): Promise<void> => {
    client.on('notification', ({ channel, payload }) => {
      const [from, site] = payload?.split(' ') ?? []
      if (from !== sender && site !== undefined) emitter.emit(channel, site)
    })
    await client.connect()
    for (const channel of Object.values(CHANNELS)) await client.query(`listen ${channel}`)
    line = { client, owned: new Set() }
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
      line = null
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
    owns: ask,
    close: async () => {
      closing.abort()
      await running
    },
  }
}

const takeTask = async (line: Line | null, task: Task): Promise<boolean> => {
  if (line === null) throw new Error('no line to the database')
  if (line.owned.has(task)) return true
  const { rows } = await line.client.query<{ owned: boolean }>(
    'select pg_try_advisory_lock($1, hashtext(current_schema() || $2)) as owned',
    [TASK_LOCK, task],
  )
  if (rows[0]?.owned === true) line.owned.add(task)
  return line.owned.has(task)
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
