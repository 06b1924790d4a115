import type { Alarm, Notification } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { int8Array } from './arrays.ts'
import type { Fact } from './journal.ts'
import { CHANNELS } from './signals.ts'
import type { Tx } from './tables.ts'

/**
 * Records facts in a site's journal and in the tables that follow from it, in the transaction of what
 * caused them. The locked head row makes seqs gapless and in commit order,
 * which a SEQUENCE would not. Sites must be recorded in one order by all writers.
 */
export const recordFacts = async (tx: Tx, site: string, at: number, facts: readonly Fact[]): Promise<void> => {
  if (facts.length === 0) return
  const { seq: head } = await tx
    .updateTable('journal_head')
    .set(({ eb }) => ({ seq: eb('seq', '+', facts.length) }))
    .where('site', '=', site)
    .returning('seq')
    .executeTakeFirstOrThrow()
  const first = head - facts.length + 1
  const seqs = facts.map((_, index) => first + index)
  await sql`
    insert into journal (site, seq, at, type, data)
    select ${site}, seq, ${at}::int8, type, data::jsonb from unnest(
      ${int8Array(seqs)}::int8[], ${facts.map(({ type }) => type)}::text[],
      ${facts.map(({ data }) => JSON.stringify(data))}::text[]) as f (seq, type, data)`.execute(tx)
  await saveAlarms(
    tx,
    site,
    facts.flatMap((fact) => (fact.type === 'notification.created' ? [] : [fact.data])),
  )
  await saveNotifications(
    tx,
    site,
    facts.flatMap((fact, index) =>
      fact.type === 'notification.created' ? [{ seq: first + index, notification: fact.data }] : [],
    ),
  )
  await sql`select pg_notify(${CHANNELS.journal}, ${site})`.execute(tx)
}

const saveAlarms = async (tx: Tx, site: string, alarms: readonly Alarm[]): Promise<void> => {
  const last = [...new Map(alarms.map((alarm) => [alarm.id, alarm])).values()]
  if (last.length === 0) return
  await tx
    .insertInto('alarms')
    .values(
      last.map(({ id, device, condition, raisedAt, clearedAt }) => ({
        id,
        site,
        device,
        condition,
        raised_at: Date.parse(raisedAt),
        cleared_at: clearedAt === null ? null : Date.parse(clearedAt),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({ cleared_at: ref('excluded.cleared_at') })),
    )
    .execute()
}

const saveNotifications = async (
  tx: Tx,
  site: string,
  created: readonly { readonly seq: number; readonly notification: Notification }[],
): Promise<void> => {
  if (created.length === 0) return
  await tx
    .insertInto('notifications')
    .values(
      created.map(({ seq, notification }) => ({
        id: notification._id,
        site,
        seq,
        device: notification.device_id._id ?? '',
        device_name: notification.device_id.name,
        device_status: notification.deviceStatus,
        created_at: Date.parse(notification.created_at),
      })),
    )
    .execute()
}
