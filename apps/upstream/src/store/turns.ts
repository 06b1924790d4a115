import type { IngestState } from '@vigie/contracts/entities'
import { type RawBuilder, sql } from 'kysely'
import { prepared } from './prepared.ts'
import { CHANNELS } from './signals.ts'
import type { Database, Tx } from './tables.ts'

/** A site's turn, as the database has it. */
export type TurnRow = {
  readonly site: string
  readonly holder: string | null
  readonly token: number
  readonly ingest: IngestState
  /** ms until it may be taken, by the database's clock; 0: it may be taken now */
  readonly freeInMs: number
}

/** By whose right something is written: a site's turn, as it was taken. */
export type Fence = { readonly site: string; readonly token: number }

/** What an instance says of a turn it has. */
export type TurnReport = { readonly site: string; readonly token: number; readonly ingest: IngestState }

/** Who takes turns, and for how long one lasts unless it is renewed, ms. */
export type TurnTaker = { readonly id: string; readonly lastsMs: number }

/** Makes the turns of sites that have none, and forgets instances that are long gone. */
export const prepareTurns = async (db: Database): Promise<void> => {
  await sql`insert into turns (site) select slug from sites on conflict do nothing`.execute(db)
  await sql`delete from instances where seen_at < clock_timestamp() - interval '1 hour'`.execute(db)
}

/**
 * Says that an instance is there, and renews the turns it has. A turn that ran out is renewed all the same while
 * nobody has taken it.
 */
export const renewTurns = async (
  db: Database,
  { id, lastsMs }: TurnTaker,
  reports: readonly TurnReport[],
): Promise<void> => {
  await sql`
    with me as (
      insert into instances (id, seen_at) values (${id}, clock_timestamp())
      on conflict (id) do update set seen_at = excluded.seen_at),
    mine as (${inOrder(reports, sql`t.holder = ${id}`)})
    update turns t set until = clock_timestamp() + ${lastsMs} * interval '1 ms', ingest = r.ingest
    from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as r (site text, ingest text)
    join mine on mine.site = r.site where t.site = r.site`.execute(db)
}

/**
 * The turn of every site, in order, and how many instances are there. A turn that would last for longer than turns do
 * was taken before the database's clock was put back: it may be taken now.
 */
export const readTurns = async (
  db: Database,
  { lastsMs }: Pick<TurnTaker, 'lastsMs'>,
): Promise<{ turns: TurnRow[]; instances: number }> => {
  const { rows } = await sql<TurnRow & { instances: number }>`
    select t.site, t.holder, t.token, t.ingest, ${leftOf(lastsMs)}::float8 as "freeInMs",
      (select count(*) from instances
        where seen_at between now - ${lastsMs} * interval '1 ms' and now + interval '1 s')::int4 as instances
    from (select clock_timestamp() as now) c, turns t order by t.site`.execute(db)
  return { turns: rows.map(({ instances: _, ...row }) => row), instances: rows[0]?.instances ?? 0 }
}

/** Takes turns that are still as they were read, each under its next token. Returns those it got. */
export const takeTurns = async (
  db: Database,
  { id, lastsMs }: TurnTaker,
  wanted: readonly TurnRow[],
): Promise<{ site: string; token: number }[]> => {
  if (wanted.length === 0) return []
  const { rows } = await sql<{ site: string; token: number }>`
    with free as (${inOrder(wanted, sql`true`)})
    update turns t set holder = ${id}, token = t.token + 1, ingest = 'unread',
      until = clock_timestamp() + ${lastsMs} * interval '1 ms'
    from free where t.site = free.site returning t.site, t.token`.execute(db)
  return rows
}

/** Locks turns that are still as they were taken, in order: a writer that must be sure of several locks them so, too. */
const inOrder = (
  turns: readonly { readonly site: string; readonly token: number }[],
  where: RawBuilder<unknown>,
) => sql`
  select t.site from turns t
  join jsonb_to_recordset(${JSON.stringify(turns)}::jsonb) as w (site text, token int8)
    on w.site = t.site and w.token = t.token
  where ${where} order by t.site for no key update of t`

/** Gives turns up, and tells the other instances. */
export const releaseTurns = async (
  db: Database,
  { id, sender }: { readonly id: string; readonly sender: string | null },
  sites: readonly string[],
): Promise<void> => {
  if (sites.length === 0) return
  await sql`update turns set holder = null, until = null, ingest = 'unread'
    where holder = ${id} and site = any(${[...sites]})`.execute(db)
  await tellTurns(db, sender)
}

/** Takes an instance off the list of those that are there. */
export const leaveTurns = async (db: Database, id: string): Promise<void> => {
  await sql`delete from instances where id = ${id}`.execute(db)
}

/** Tells the other instances that turns, or what is said of them, have changed. */
export const tellTurns = async (db: Database, sender: string | null): Promise<void> => {
  if (sender !== null) await sql`select pg_notify(${CHANNELS.turns}, ${`${sender} *`})`.execute(db)
}

const leftOf = (lastsMs: number) => sql`case
  when t.until is null or t.until > now + ${lastsMs + 1_000} * interval '1 ms' then 0
  else greatest(0, extract(epoch from t.until - now) * 1000) end`

/** The condition that turns, given as a JSON list of sites and tokens in a parameter, are still as they were taken. */
export const heldTurns = (name: string, parameter: string): string => `
  ${name}_rows as (
    select t.site from (
      select * from jsonb_to_recordset(${parameter}::jsonb) as r (site text, token int8) order by r.site) r
    cross join lateral (select t.site from turns t where t.site = r.site and t.token = r.token for share) t),
  ${name} as (select (select count(*) from ${name}_rows) = jsonb_array_length(${parameter}::jsonb) as held)`

/** Makes sure, until the transaction ends, that turns are still as they were taken; false: one is not. */
export const holdTurns = async (tx: Tx, fences: readonly Fence[]): Promise<boolean> =>
  fences.length === 0 || (await selectHeld(tx, JSON.stringify(fences))).every(({ held }) => held)

const selectHeld = prepared<{ held: boolean }>(
  'vigie_hold_turns',
  `with ${heldTurns('turn', '$1')} select held from turn`,
)
