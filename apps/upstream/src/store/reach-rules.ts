import type { AlarmActor, ReachRules } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import type { WebhookSecrets } from './reach-kept.ts'
import type { Database, Tx } from './tables.ts'

/** The rules of a site as they are kept. */
export type KeptRules = {
  readonly version: number
  readonly rules: ReachRules
  /** of each webhook, by its id */
  readonly secrets: Readonly<Record<string, WebhookSecrets>>
  readonly changedAt: number
  readonly changedBy: AlarmActor
}

/** null: nobody has set any. */
export const readReachRules = async (db: Database, site: string): Promise<KeptRules | null> => {
  const row = await db.selectFrom('reach_rules').selectAll().where('site', '=', site).executeTakeFirst()
  if (row === undefined) return null
  const { version, data, secrets, changed_at, changed_by } = row
  return { version, rules: data, secrets, changedAt: changed_at, changedBy: changed_by }
}

/** Keeps rules in place of those of the version before; false, and nothing is kept: that is not the version now. */
export const saveReachRules = async (tx: Tx, site: string, kept: KeptRules): Promise<boolean> => {
  const { version, rules, secrets, changedAt, changedBy } = kept
  const row = {
    version,
    data: JSON.stringify(rules),
    secrets: JSON.stringify(secrets),
    changed_at: changedAt,
    changed_by: JSON.stringify(changedBy),
  }
  const written = await tx
    .insertInto('reach_rules')
    .values({ site, ...row })
    .onConflict((conflict) =>
      conflict
        .column('site')
        .doUpdateSet(row)
        .where('reach_rules.version', '=', version - 1),
    )
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

/** What links are signed with: the same for every instance on this database. */
export const readReachKey = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ secret: string }>`select secret from reach_key`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the database has no key for links')
  return row.secret
}
