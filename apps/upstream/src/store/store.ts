import type { Signals } from './signals.ts'
import type { Database } from './tables.ts'

/** The database, and the way to tell other instances on it what was written. */
export type Wired = Pick<Store, 'db' | 'signals'>

/** The open database, embedded or served: the same tables and the same SQL. */
export type Store = {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Database
  readonly signals: Signals
  /** the same database over a connection that nothing else keeps busy, where it is served */
  readonly turnsDb: Database
  /** Resolves with the reason when the process must not go on with this database: to start again is to be right. */
  readonly lost: Promise<string>
  /** Whether there is room for what is written; false: a commit must wait. */
  readonly hasRoom: () => boolean
  /** Waits for what is under way. */
  readonly close: () => Promise<void>
}
