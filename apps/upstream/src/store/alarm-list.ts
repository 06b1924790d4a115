import {
  type AlarmChange,
  type AlarmCounts,
  type AlarmDetail,
  type AlarmFilter,
  type AlarmPage,
  type AlarmState,
  alarmTransition,
  countAlarms,
  type JournalEntry,
} from '@vigie/contracts/entities'
import { type RawBuilder, sql } from 'kysely'
import { type AlarmRow, alarmColumns, toAlarm } from './alarms.ts'
import { type EntryRow, toEntry } from './journal.ts'
import type { Database } from './tables.ts'

/** How many alarms of the same key before one are shown with it. */
const PREVIOUS_MAX = 20

/** One page of the alarms of a site, newest first, with how many of the site stand where. */
export const readAlarmPage = async (db: Database, site: string, filter: AlarmFilter): Promise<AlarmPage> => {
  const { rows } = await sql<AlarmRow>`
    select ${sql.raw(alarmColumns('a'))} from alarms a where ${sql.join(conditionsOf(site, filter), sql` and `)}
    order by a.raised_at desc, a.id desc limit ${filter.limit + 1}`.execute(db)
  const page = rows.slice(0, filter.limit)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    alarms: page.map(toAlarm),
    counts: await readCounts(db, site),
    next: last === undefined ? null : `${last.raised_at}~${last.id}`,
  }
}

const conditionsOf = (
  site: string,
  { state, priority, condition, device, q, from, to, cursor }: AlarmFilter,
): RawBuilder<unknown>[] => {
  const [at, id] = cursor?.split('~') ?? []
  return [
    sql`a.site = ${site}`,
    ...(state === undefined ? [] : [stateIn(state)]),
    ...(priority === undefined ? [] : [sql`a.priority = any(${priority}::text[])`]),
    ...(condition === undefined ? [] : [sql`a.condition = any(${condition}::text[])`]),
    ...(device === undefined ? [] : [sql`a.device = ${device}`]),
    ...(q === undefined ? [] : [deviceLike(q)]),
    ...(from === undefined ? [] : [sql`a.raised_at >= ${Date.parse(from)}`]),
    ...(to === undefined ? [] : [sql`a.raised_at < ${Date.parse(to)}`]),
    ...(at === undefined || id === undefined ? [] : [sql`(a.raised_at, a.id) < (${Number(at)}, ${id})`]),
  ]
}

/** `open` is said as the index of open alarms says it. */
const stateIn = (states: readonly (AlarmState | 'open')[]): RawBuilder<unknown> =>
  states.includes('open')
    ? states.includes('normal')
      ? sql`true`
      : sql`a.state <> 'normal'`
    : sql`a.state = any(${[...states]}::text[])`

const deviceLike = (q: string): RawBuilder<unknown> => {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`exists (select from devices d where d.site = a.site and d.id = a.device
    and (d.id ilike ${pattern} or d.data->>'name' ilike ${pattern}))`
}

/** How many alarms of a site stand where. */
export const readCounts = async (db: Database, site: string): Promise<AlarmCounts> => {
  const { rows } = await sql<{ state: AlarmState; count: number }>`
    select state, count(*)::int4 as count from alarms where site = ${site} and state <> 'normal' group by state`.execute(
    db,
  )
  return countAlarms((state) => rows.find((row) => row.state === state)?.count ?? 0)
}

/** One alarm of a site with its life, and those of its key before it; null: the site has none of this id. */
export const readAlarmDetail = async (
  db: Database,
  site: string,
  id: string,
): Promise<Omit<AlarmDetail, 'common'> | null> => {
  const found = await db
    .selectFrom('alarms')
    .selectAll()
    .where('id', '=', id)
    .where('site', '=', site)
    .executeTakeFirst()
  if (found === undefined) return null
  const ofKey = db
    .selectFrom('alarms')
    .selectAll()
    .where('site', '=', site)
    .where('device', '=', found.device)
    .where('condition', '=', found.condition)
  const previous = await ofKey
    .where('raised_at', '<=', found.raised_at)
    .where('id', '<>', id)
    .orderBy('raised_at', 'desc')
    .limit(PREVIOUS_MAX)
    .execute()
  const successor = await ofKey.where('raised_at', '>=', found.raised_at).where('replaces', '=', id).executeTakeFirst()
  const ids = [id, ...(successor === undefined ? [] : [successor.id])]
  return {
    alarm: toAlarm(found),
    transitions: lifeOf(id, await readEntries(db, site, ids)),
    previous: previous.map(toAlarm),
  }
}

const readEntries = async (db: Database, site: string, ids: readonly string[]): Promise<JournalEntry[]> => {
  const { rows } = await sql<EntryRow>`
    select seq, at, type, data, late, actor, comment from journal
    where data->>'id' = any(${[...ids]}::text[]) and type like 'alarm.%' and site = ${site} order by seq`.execute(db)
  return rows.map(toEntry)
}

/** The changes of an alarm; the last one may be that another of its key was raised and took its place. */
const lifeOf = (id: string, entries: readonly JournalEntry[]): AlarmChange[] => {
  let from: AlarmState | null = null
  return entries.flatMap(({ type, data, seq, at, actor, comment }): AlarmChange[] => {
    const event = alarmTransition.safeParse(type)
    if (!event.success || !('condition' in data)) return []
    const isOwn = data.id === id
    if (!isOwn && event.data !== 'alarm.raised') return []
    const to = isOwn ? data.state : 'normal'
    const change = { seq, at, event: event.data, from, to, actor: actor ?? null, comment: comment ?? null }
    from = to
    return [change]
  })
}
