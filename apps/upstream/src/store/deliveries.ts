import type { DeliveriesPage, DeliveriesQuery, ReachDelivery } from '@vigie/contracts/entities'
import { type Selectable, sql } from 'kysely'
import type { Database, Tables, Tx } from './tables.ts'

// The outbox: each row is one message to one addressee. It is added in the transaction that decides it, claimed for a
// while by the instance that sends it, and ended by what became of it; what has ended is never claimed again.

export type DeliveryRow = Selectable<Tables['deliveries']>
/** A delivery that is to be made. */
export type NewDelivery = Pick<
  DeliveryRow,
  'id' | 'site' | 'created_at' | 'step' | 'channel' | 'target' | 'addressee' | 'address' | 'alarms' | 'message'
>
/** A delivery as it stands from the beginning, where it is not the outbox's to send. */
export type EndedDelivery = NewDelivery & Pick<DeliveryRow, 'state' | 'tries' | 'unknown_ends' | 'ended_at' | 'answer'>

export const addDeliveries = async (
  tx: Tx | Database,
  deliveries: readonly (NewDelivery | EndedDelivery)[],
): Promise<void> => {
  if (deliveries.length === 0) return
  const rows = deliveries.map(({ alarms, message, ...row }) => ({
    state: 'waiting' as const,
    due_at: row.created_at,
    ...row,
    alarms: JSON.stringify(alarms),
    message: JSON.stringify(message),
  }))
  await tx.insertInto('deliveries').values(rows).execute()
}

/** Who claims, and for how long a claim holds that is not ended, ms. */
export type Claimer = { readonly claim: string; readonly lastsMs: number }

/**
 * Claims deliveries that are due, the earliest first, each as a new try. A claim that ran out is another's to take: how
 * the try before ended is not known then. Claims run by the database's clock, which is one for all instances.
 */
export const claimDeliveries = async (
  db: Database,
  { claim, lastsMs }: Claimer,
  nowMs: number,
  limit: number,
): Promise<DeliveryRow[]> => {
  const { rows } = await sql<DeliveryRow>`
    update deliveries d set claim = ${claim}, claimed_until = clock_timestamp() + ${lastsMs} * interval '1 ms',
      tries = d.tries + 1, unknown_ends = d.unknown_ends + (case when d.claim is null then 0 else 1 end)
    from (
      select n from deliveries where state = 'waiting' and due_at <= ${nowMs}
        and (claimed_until is null or claimed_until < clock_timestamp())
      order by due_at, n limit ${limit} for update skip locked) free
    where d.n = free.n returning d.*`.execute(db)
  return rows
}

/** What became of a try; `dueAt`: it is tried again then. */
export type TryEnd = {
  readonly state: DeliveryRow['state']
  readonly atMs: number
  readonly dueAt: number | null
  readonly answer: string
  readonly isUnknown: boolean
}

/** Ends a try, unless another instance has taken the delivery over in between; false: one has. */
export const endTry = async (
  db: Database,
  { id, claim, tries }: Pick<DeliveryRow, 'id' | 'claim' | 'tries'>,
  { state, atMs, dueAt, answer, isUnknown }: TryEnd,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update deliveries set state = ${state}, claim = null, claimed_until = null, due_at = ${dueAt}, answer = ${answer},
      ended_at = ${state === 'waiting' ? null : atMs}, unknown_ends = unknown_ends + ${isUnknown ? 1 : 0}
    where id = ${id} and claim = ${claim} and tries = ${tries}`.execute(db)
  return numAffectedRows === 1n
}

export const readDelivery = async (db: Database, id: string): Promise<DeliveryRow | null> =>
  (await db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** The log of a site, newest first; what the query does not name does not narrow it. */
export const readDeliveries = async (
  db: Database,
  site: string,
  { before, limit, state, channel, target }: DeliveriesQuery,
): Promise<DeliveriesPage> => {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('site', '=', site)
    .where((where) =>
      where.and({
        ...(state === undefined ? {} : { state }),
        ...(channel === undefined ? {} : { channel }),
        ...(target === undefined ? {} : { target }),
      }),
    )
    .$if(before !== undefined, (query) => query.where('n', '<', Number(before)))
    .orderBy('n', 'desc')
    .limit(limit + 1)
    .execute()
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { deliveries: rows.slice(0, limit).map(toDelivery), next: last === undefined ? null : String(last.n) }
}

export const toDelivery = (row: Omit<DeliveryRow, 'n' | 'claim' | 'claimed_until'>): ReachDelivery => ({
  id: row.id,
  at: new Date(row.created_at).toISOString(),
  step: row.step === null ? null : row.step + 1,
  channel: row.channel,
  addressee: row.addressee,
  alarms: row.message.alarms.slice(0, 3).map(({ id, deviceName, condition }) => ({ id, deviceName, condition })),
  alarmCount: row.alarms.length,
  state: row.state,
  tries: row.tries,
  unknownEnds: row.unknown_ends,
  endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
  nextAt: row.state === 'waiting' && row.due_at !== null ? new Date(row.due_at).toISOString() : null,
  answer: row.answer,
})

/** Forgets deliveries that ended before an instant, ms. */
export const forgetDeliveries = async (db: Database, beforeMs: number): Promise<void> => {
  await db.deleteFrom('deliveries').where('ended_at', '<', beforeMs).execute()
}
