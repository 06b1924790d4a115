import type { AuditEntry, AuditQuery } from '@vigie/contracts/entities'
import type { AuditRequest } from '@vigie/contracts/upstream'
import type { Database } from './tables.ts'

/** Records an act; durable when it resolves. */
export const addAudit = async (
  db: Database,
  { at, actor, action, subject, detail }: AuditRequest & Pick<AuditEntry, 'actor'> & { readonly at: number },
): Promise<void> => {
  await db
    .insertInto('audit')
    .values({ at, actor_uid: actor.uid, actor_email: actor.email, action, subject, detail: JSON.stringify(detail) })
    .execute()
}

/** Newest first, from before an entry already read. */
export const readAudit = async (db: Database, { before, limit }: AuditQuery): Promise<AuditEntry[]> => {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', Number(before)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, at, actor_uid, actor_email, action, subject, detail }) => ({
    id: String(id),
    at: new Date(at).toISOString(),
    actor: { uid: actor_uid, email: actor_email },
    action,
    subject,
    detail,
  }))
}
