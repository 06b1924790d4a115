import {
  type AlarmActor,
  type FindingKind,
  HANDOVER_LISTED,
  type Handover,
  type HandoverAct,
  type HandoverFacts,
  type HandoverPage,
  type HandoverShift,
  handoverFacts,
} from '@vigie/contracts/entities'
import { type Selectable, sql } from 'kysely'
import { DAY_MS, HOUR_MS } from '../time.ts'
import { type ActKey, isSameAct, requestOf } from './act-key.ts'
import { readCounts } from './alarm-list.ts'
import { readHead } from './journal.ts'
import type { Database, Tables, Tx } from './tables.ts'

/** Where a shift of so many hours is looked for: so many entries before the last one. */
const SHIFT_ENTRIES = 5_000
const SHIFT_MS: Readonly<Record<Exclude<HandoverShift, 'note'>, number>> = {
  '8h': 8 * HOUR_MS,
  '12h': 12 * HOUR_MS,
  '24h': DAY_MS,
}

/** Holds the journal of a site where it is until the end of the transaction: what is read then belongs together. */
export const holdJournal = async (tx: Tx, site: string): Promise<void> => {
  await tx.selectFrom('journal_head').select('seq').where('site', '=', site).forUpdate().execute()
}

/** The moment at which a shift is told, and how far back; without that, to a note of the last day, else eight hours. */
export type ShiftAsked = { readonly nowMs: number; readonly shift?: HandoverShift | undefined }

/** What the records of a site say now, and of the time of the shift. Reads in one transaction. */
export const readHandoverFacts = async (tx: Tx, site: string, asked: ShiftAsked): Promise<HandoverFacts> => {
  const { nowMs } = asked
  const { seq } = await readHead(tx, site)
  const before = noteOf(asked, await readLastNote(tx, site))
  const from = before?.at ?? nowMs - SHIFT_MS[asked.shift === undefined || asked.shift === 'note' ? '8h' : asked.shift]
  const since = before?.seq ?? seq - SHIFT_ENTRIES
  const alarms = await readAlarms(tx, site)
  const [cuts, acts] = [await readCuts(tx, site), await readActs(tx, site, since, before === undefined ? from : null)]
  const { raised } = await tx
    .selectFrom('alarms')
    .select(({ fn }) => fn.countAll<number>().as('raised'))
    .where('site', '=', site)
    .where('announced', '=', true)
    .where('raised_at', '>=', from)
    .executeTakeFirstOrThrow()
  return handoverFacts.parse({
    seq,
    from: iso(from),
    to: iso(nowMs),
    counts: await readCounts(tx, site),
    alarms: alarms.map(({ next_return: _, ...alarm }) => alarm),
    nextReturn: alarms[0]?.next_return == null ? null : iso(alarms[0].next_return),
    cutCount: cuts[0]?.total ?? 0,
    cuts: cuts.map(({ total: _, since: at, ...cut }) => ({ ...cut, since: iso(at) })),
    raised: Number(raised),
    actCount: acts[0]?.total ?? 0,
    acts: acts.map(({ total: _, at, finding, ...act }) => ({
      ...act,
      ...(finding === null ? {} : { finding }),
      at: iso(at),
    })),
  })
}

type LastNote = { readonly at: number; readonly seq: number }

const readLastNote = (tx: Tx, site: string): Promise<LastNote | undefined> =>
  tx
    .selectFrom('handovers')
    .select(['at', 'seq'])
    .where('site', '=', site)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The note at which a shift begins; undefined: it begins so many hours ago. */
const noteOf = ({ nowMs, shift }: ShiftAsked, last: LastNote | undefined): LastNote | undefined =>
  shift === 'note' || (shift === undefined && last !== undefined && nowMs - last.at <= DAY_MS) ? last : undefined

const iso = (ms: number): string => new Date(ms).toISOString()

type AlarmRow = HandoverFacts['alarms'][number] & { readonly next_return: number | null }

type StoredRow = {
  readonly raised: number
  readonly cleared: number | null
  readonly until: number | null
  readonly finding: FindingKind | null
}

/** What still holds stands first. Each with when the next of all that are shelved returns. */
const readAlarms = async (tx: Tx, site: string): Promise<AlarmRow[]> => {
  const { rows } = await sql<Omit<AlarmRow, 'raisedAt' | 'clearedAt' | 'shelvedUntil' | 'finding'> & StoredRow>`
    select a.id, a.device, coalesce(d.data->>'name', a.device) as "deviceName", a.condition, a.finding, a.priority, a.state,
      a.raised_at as raised, a.cleared_at as cleared, a.shelved_until as until, a.reason,
      (min(a.shelved_until) filter (where a.state = 'shelved') over ())::int8 as next_return
    from alarms a left join devices d on d.site = a.site and d.id = a.device
    where a.site = ${site} and a.state <> 'normal'
    order by a.state = 'returned', array_position(array['critical', 'high', 'medium', 'low'], a.priority), a.raised_at desc, a.id
    limit ${HANDOVER_LISTED}`.execute(tx)
  return rows.map(({ raised, cleared, until, finding, ...row }) => ({
    ...row,
    ...(finding === null ? {} : { finding }),
    raisedAt: iso(raised),
    clearedAt: cleared === null ? null : iso(cleared),
    shelvedUntil: until === null ? null : iso(until),
  }))
}

type Cut = { readonly device: string; readonly deviceName: string; readonly since: number; readonly total: number }

const readCuts = async (tx: Tx, site: string): Promise<Cut[]> => {
  const { rows } = await sql<Cut>`
    select o.device, coalesce(d.data->>'name', o.device) as "deviceName", o.started_at as since,
      (count(*) over ())::int4 as total
    from outages o left join devices d on d.site = o.site and d.id = o.device
    where o.site = ${site} and o.ended_at is null
    order by o.started_at, o.device limit ${HANDOVER_LISTED}`.execute(tx)
  return rows
}

type Act = Omit<HandoverAct, 'at' | 'finding'> & {
  readonly at: number
  readonly finding: FindingKind | null
  readonly total: number
}

/** @param from ms; null: whatever comes after `since` */
const readActs = async (tx: Tx, site: string, since: number, from: number | null): Promise<Act[]> => {
  const { rows } = await sql<Act>`
    select j.seq, j.at, j.type as event, j.actor, j.comment, j.data->>'device' as device,
      coalesce(d.data->>'name', j.data->>'device') as "deviceName", j.data->>'condition' as condition,
      j.data->>'finding' as finding,
      (count(*) over ())::int4 as total
    from journal j left join devices d on d.site = j.site and d.id = j.data->>'device'
    where j.site = ${site} and j.seq > ${since} and j.at >= ${from ?? 0}
      and j.actor is not null and j.type like 'alarm.%'
    order by j.seq desc limit ${HANDOVER_LISTED}`.execute(tx)
  return rows
}

/** A note to keep. `act`: key of the request; null: it has none. */
export type NewHandover = {
  readonly site: string
  readonly at: number
  readonly author: AlarmActor
  readonly note: string
  readonly facts: HandoverFacts
  readonly act: ActKey | null
}

export const addHandover = async (tx: Tx, { author, facts, ...row }: NewHandover): Promise<Handover> => {
  const added = await tx
    .insertInto('handovers')
    .values({ ...row, seq: facts.seq, author: JSON.stringify(author), facts: JSON.stringify(facts) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toHandover({ ...added, taken_at: null, taken_by: null })
}

/** The note that a request with a key signed before, and whether it said the same; null: it signed none. */
export const handoverOfAct = async (
  db: Database,
  site: string,
  key: ActKey,
): Promise<{ readonly handover: Handover; readonly isSame: boolean } | null> => {
  const row = await selectHandovers(db, site)
    .where(sql<boolean>`split_part(h.act, '.', 1) = ${requestOf(key)}`)
    .executeTakeFirst()
  return row === undefined ? null : { handover: toHandover(row), isSame: isSameAct(row.act ?? '', key) }
}

export const readHandover = async (db: Database, site: string, id: number): Promise<Handover | null> =>
  one(await selectHandovers(db, site).where('h.id', '=', id).executeTakeFirst())

const one = (row: Row | undefined): Handover | null => (row === undefined ? null : toHandover(row))

/** Notes of a site, newest first. `before`: id of the last one that was read. */
export const readHandovers = async (
  db: Database,
  site: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<Pick<HandoverPage, 'handovers' | 'next'>> => {
  const rows = await selectHandovers(db, site)
    .$if(before !== null, (query) => query.where('h.id', '<', before))
    .orderBy('h.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return {
    handovers: page.map(toHandover),
    next: rows.length > limit ? String(page.at(-1)?.id ?? '') : null,
  }
}

/** Says who took over; false: somebody did before. */
export const addTaking = async (tx: Tx, id: number, at: number, takenBy: AlarmActor): Promise<boolean> => {
  const added = await tx
    .insertInto('handover_takings')
    .values({ handover: id, at, taken_by: JSON.stringify(takenBy) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('handover')
    .executeTakeFirst()
  return added !== undefined
}

type Row = Selectable<Tables['handovers']> & {
  readonly taken_at: number | null
  readonly taken_by: AlarmActor | null
}

const selectHandovers = (db: Database, site: string) =>
  db
    .selectFrom('handovers as h')
    .leftJoin('handover_takings as t', 't.handover', 'h.id')
    .selectAll('h')
    .select(['t.at as taken_at', 't.taken_by'])
    .where('h.site', '=', site)

const toHandover = ({ id, at, author, note, facts, taken_at, taken_by }: Row): Handover => ({
  id: String(id),
  at: iso(at),
  author,
  text: note,
  facts,
  takenAt: taken_at === null ? null : iso(taken_at),
  takenBy: taken_by,
})
