import { setImmediate as nextTurn } from 'node:timers/promises'
import { type PGlite, parse, protocol } from '@electric-sql/pglite'
import type { PGliteDialectConfig } from 'kysely'
import { preparedName } from './prepared.ts'

type Client = Exclude<PGliteDialectConfig['pglite'], (...of: never[]) => unknown>
type Query = Client['query']

const { serialize } = protocol

/**
 * PGlite that keeps the plan of prepared statements. Its own `query` plans each time, in six calls into the database
 * where one will do. The protocol is spoken directly, which takes no lock: it is spoken only within a transaction,
 * or under the lock that PGlite holds during a transaction. PGlite answers within the turn of the event loop in which it
 * is asked: many statements one after another would let nothing else run, so each that is alone lets a turn pass first.
 */
export const withPrepared = (pglite: PGlite): Client => {
  const known = new Set<string>()

  const speak = (...messages: Uint8Array[]) => pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: true })

  const run = async (name: string, text: string, values: (string | null)[]) => {
    if (!known.has(name)) await speak(serialize.parse({ name, text }), serialize.sync())
    known.add(name)
    const messages = await speak(
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    )
    return { rows: [], fields: [], ...parse.parseResults(messages, pglite.parsers, { rowMode: 'object' })[0] }
  }

  /** `query`, with prepared statements run by `guarded`. */
  const preparing =
    (query: Query, guarded: <T>(act: () => Promise<T>) => Promise<T>): Query =>
    async <Row>(sql: string, values?: unknown[], options?: object) => {
      const name = preparedName(sql)
      if (name === undefined) return query<Row>(sql, values, options)
      const result = await guarded(() => run(name, sql, (values ?? []).map(textOf)))
      return result as Awaited<ReturnType<typeof query<Row>>>
    }

  const betweenTransactions = <T>(act: () => Promise<T>): Promise<T> =>
    pglite._runExclusiveTransaction(async () => {
      if (pglite.closed) throw new Error('the database is closed')
      return act()
    })

  return {
    close: () => pglite.close(),
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    waitReady: pglite.waitReady,
    query: preparing(async (...query) => {
      await nextTurn()
      return pglite.query(...query)
    }, betweenTransactions),
    transaction: (act) =>
      pglite.transaction((tx) =>
        act({
          query: preparing(
            (...query) => tx.query(...query),
            (run) => run(),
          ),
          rollback: () => tx.rollback(),
        }),
      ),
  }
}

const textOf = (value: unknown): string | null => (value === null ? null : String(value))
