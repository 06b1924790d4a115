import { ALARM_CHANGES_LISTED, type AlarmChanges, alarmTransition, type JournalEntry } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { toAlarm } from './alarms.ts'
import { type EntryRow, readEpoch, readHead, toEntry } from './journal.ts'
import type { Tx } from './tables.ts'

/** An absence of more entries is not counted. */
const ENTRIES_MOST = 50_000

/**
 * What happened to the alarms of a site after a position of its journal, up to another or its end, as of one moment: to be read in one
 * transaction. null: the position is of another journal, or was never reached.
 */
export const readAlarmChanges = async (
  tx: Tx,
  site: string,
  { epoch, since, until }: { readonly epoch: string; readonly since: number; readonly until?: number | undefined },
): Promise<AlarmChanges | null> => {
  const { seq: head } = await readHead(tx, site)
  if (since > head || epoch !== (await readEpoch(tx, site))) return null
  const to = Math.max(since, Math.min(head, until ?? head))
  const entries = to - since
  if (entries > ENTRIES_MOST) return { to, entries, total: null, alarms: [] }
  const { rows } = await sql<{ id: string; total: number }>`
    select j.data->>'id' as id, (count(*) over ())::int4 as total from journal j
    where j.site = ${site} and j.seq > ${since} and j.seq <= ${to} and ${IS_TOLD}
    group by 1 order by min(j.seq) limit ${ALARM_CHANGES_LISTED}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const found = await tx
    .selectFrom('alarms')
    .selectAll()
    .where('site', '=', site)
    .where('id', 'in', [...ids, ''])
    .execute()
  const alarms = new Map(found.map((row) => [row.id, toAlarm(row)]))
  const changes = Map.groupBy(await readTold(tx, { site, since, to, ids }), ({ data }) => data.id)
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

type Told = { readonly site: string; readonly since: number; readonly to: number; readonly ids: readonly string[] }

const readTold = async (tx: Tx, { site, since, to, ids }: Told): Promise<AlarmEntry[]> => {
  const { rows } = await sql<EntryRow>`
    select j.seq, j.at, j.type, j.data, j.late, j.actor, j.comment from journal j
    where j.site = ${site} and j.seq > ${since} and j.seq <= ${to} and ${IS_TOLD}
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
