import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './tables.ts'

/** One statement that writes rows no other of the same batch touches. */
export type Statement = RawBuilder<unknown>

/** Runs statements that do not depend on each other as one: a round trip and a plan instead of one each. */
export const runTogether = async (tx: Tx, statements: readonly (Statement | null)[]): Promise<void> => {
  const due = statements.filter((statement) => statement !== null)
  const [only] = due
  if (only === undefined) return
  if (due.length === 1) await only.execute(tx)
  else await sql`with ${sql.join(due.map((one, index) => sql`${sql.ref(`w${index}`)} as (${one})`))} select`.execute(tx)
}
