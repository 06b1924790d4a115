import {
  type AlarmSettingsHistory,
  type AlarmSettingsHistoryQuery,
  type AuditAction,
  type AuditEntry,
  type AuditQuery,
  alarmSettingsHistory,
  type GoalsHistory,
  goalsHistory,
} from '@vigie/contracts/entities'
import { AUDIT_LIMITS } from '@vigie/contracts/limits'
import type { AuditRequest } from '@vigie/contracts/upstream'
import { sql } from 'kysely'
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

/** Rows of before there was a bound hold up to a mebibyte: a page must not. */
const SMALL_DETAIL = sql<AuditEntry['detail']>`
  case when length(detail::text) <= ${2 * AUDIT_LIMITS.detailBytes} then detail
  else jsonb_build_object('omittedCharacters', length(detail::text)) end`.as('detail')

/** Newest first, from before an entry already read. */
export const readAudit = async (db: Database, { before, limit }: AuditQuery): Promise<AuditEntry[]> => {
  const rows = await db
    .selectFrom('audit')
    .select(['id', 'at', 'actor_uid', 'actor_email', 'action', 'subject'])
    .select(SMALL_DETAIL)
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

/** Who changed the settings of alarms of a site, newest first, from before an entry already read. */
export const readSettingsChanges = async (
  db: Database,
  site: string,
  page: AlarmSettingsHistoryQuery,
): Promise<AlarmSettingsHistory> =>
  alarmSettingsHistory.parse({ entries: await readChanges(db, 'alarm-settings.changed', site, page) })

/** Who changed the goals of a site, newest first, from before an entry already read. */
export const readGoalsChanges = async (
  db: Database,
  site: string,
  page: AlarmSettingsHistoryQuery,
): Promise<GoalsHistory> => goalsHistory.parse({ entries: await readChanges(db, 'goals.changed', site, page) })

/** Each signed as the journal signs it, by name; by e-mail where none was known. */
const readChanges = async (
  db: Database,
  action: AuditAction,
  site: string,
  { before, limit }: AlarmSettingsHistoryQuery,
) => {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', action)
    .where('subject', '=', site)
    .$if(before !== undefined, (query) => query.where('id', '<', Number(before)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, at, actor_email, detail: { byName, ...detail } }) => ({
    id: String(id),
    at: new Date(at).toISOString(),
    by: typeof byName === 'string' && byName !== '' ? byName : actor_email,
    ...detail,
  }))
}
