import {
  ALARM_CHANGES_LISTED,
  type AlarmChanges,
  type AlarmChangesQuery,
  alarmTransition,
  type JournalEntry,
  readStretches,
  type SeqStretch,
} from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { toAlarm } from './alarms.ts'
import { type EntryRow, readEpoch, readHead, toEntry } from './journal.ts'
import type { Tx } from './tables.ts'

/** An absence of more entries is not counted. */
const ENTRIES_MOST = 50_000

/**
 * What happened to the alarms of a site after a position of its journal, up to another or its end and without what
 * whoever asks has seen, as of one moment: to be read in one transaction. null: the position is of another journal, or was never reached.
 */
export const readAlarmChanges = async (
  tx: Tx,
  site: string,
  { epoch, since, until, seen = '' }: AlarmChangesQuery,
): Promise<AlarmChanges | null> => {
  const { seq: head } = await readHead(tx, site)
  if (since > head || epoch !== (await readEpoch(tx, site))) return null
  const to = Math.max(since, Math.min(head, until ?? head))
  const stretches = unseenOf({ from: since, to }, readStretches(seen))
  const entries = stretches.reduce((sum, stretch) => sum + stretch.to - stretch.from, 0)
  if (entries > ENTRIES_MOST) return { to, entries, total: null, alarms: [] }
  const { rows } = await sql<{ id: string; total: number }>`
    select j.data->>'id' as id, (count(*) over ())::int4 as total
    from journal j left join alarms a on a.site = j.site and a.id = j.data->>'id'
    where j.site = ${site} and ${isIn(stretches)} and ${IS_TOLD}
    group by 1 order by bool_or(a.state in ('unacknowledged', 'returned')) is not true, min(j.seq) limit ${ALARM_CHANGES_LISTED}`.execute(
    tx,
  )
  const ids = rows.map(({ id }) => id)
  const found = await tx
    .selectFrom('alarms')
    .selectAll()
    .where('site', '=', site)
    .where('id', 'in', [...ids, ''])
    .execute()
  const alarms = new Map(found.map((row) => [row.id, toAlarm(row)]))
  const changes = Map.groupBy(await readTold(tx, { site, stretches, ids }), ({ data }) => data.id)
  return {
    to,
    entries,
    total: rows[0]?.total ?? 0,
    alarms: ids.flatMap((id) => {
      const alarm = alarms.get(id)
      return alarm === undefined ? [] : [{ alarm, changes: (changes.get(id) ?? []).flatMap(toChange) }]
    }),
  }
}

/** Entries about alarms, but for what goes with the power of a device. */
const IS_TOLD = sql`j.type like 'alarm.%' and not (j.data->>'state' = 'suppressed' and j.actor is null)`

/** What is left of a stretch without others, which stand in order. */
const unseenOf = (whole: SeqStretch, seen: readonly SeqStretch[]): readonly SeqStretch[] => {
  const bound = (seq: number) => Math.min(Math.max(seq, whole.from), whole.to)
  const starts = [whole.from, ...seen.map(({ to }) => bound(to))]
  const ends = [...seen.map(({ from }) => bound(from)), whole.to]
  return starts.map((from, n) => ({ from, to: ends[n] ?? whole.to })).filter(({ from, to }) => from < to)
}

const isIn = (stretches: readonly SeqStretch[]) =>
  sql`(false ${sql.join(
    stretches.map(({ from, to }) => sql`or (j.seq > ${from} and j.seq <= ${to})`),
    sql` `,
  )})`

type Told = { readonly site: string; readonly stretches: readonly SeqStretch[]; readonly ids: readonly string[] }

const readTold = async (tx: Tx, { site, stretches, ids }: Told): Promise<AlarmEntry[]> => {
  const { rows } = await sql<EntryRow>`
    select j.seq, j.at, j.type, j.data, j.late, j.actor, j.comment from journal j
    where j.site = ${site} and ${isIn(stretches)} and ${IS_TOLD}
      and j.data->>'id' = any(${[...ids]}::text[])
    order by j.seq`.execute(tx)
  return rows.map(toEntry).filter(isOfAlarm)
}

type AlarmEntry = Extract<JournalEntry, { data: { condition: unknown } }>
const isOfAlarm = (entry: JournalEntry): entry is AlarmEntry => 'condition' in entry.data

const toChange = ({ type, seq, at, data, actor, comment }: AlarmEntry) => {
  const event = alarmTransition.parse(type)
  return [{ seq, at, event, to: data.state, actor: actor ?? null, comment: comment ?? null }]
}
