import { sql } from 'kysely'
import { type AlarmRow, alarmColumns } from './alarms.ts'
import type { Database, Tx } from './tables.ts'

// Which step of its escalation each alarm waits for. A row begins and ends in the statement that writes what happened to
// its alarm, so that none is forgotten and none outlives the wait.

/** What falls together within so long goes out in one message, ms. */
export const TOGETHER_MS = 10_000

/** Journal entries after which an alarm may wait to be acknowledged that did not before. */
const BEGINNINGS = `'alarm.raised', 'alarm.unshelved', 'alarm.unsuppressed', 'alarm.returned'`
/** States in which an alarm waits to be acknowledged. */
const WAITING = `'unacknowledged', 'returned'`

/** The first step is told of a key at most once in so long, ms: so often does a condition that comes and goes. */
const AGAIN_MS = 600_000

/**
 * Begins the escalation of alarms that come to wait, where the rules of their site have a step for their priority. One
 * that takes the place of another that waits is told from the first step again, at most once in AGAIN_MS: before the
 * first step it goes on where that one was, and steps that are still to come keep their time, so that a condition that
 * comes and goes puts nothing off. Facts and alarms are JSON lists in parameters.
 */
export const beginEscalations = (facts: string, alarms: string, where: string): string => `
  insert into alarm_escalations (alarm, site, step, due_at, told_at, again_at)
  select a.id, a.site, case when e.due_at is null then 0 else e.step end,
    coalesce(e.due_at, greatest(f.at + s.first_ms, e.told_at + ${AGAIN_MS})), e.told_at,
    case when e.due_at is not null and e.step > 0
      then coalesce(e.again_at, greatest(f.at + s.first_ms, e.told_at + ${AGAIN_MS})) end
  from jsonb_to_recordset(${facts}::jsonb) as f (at int8, type text, data jsonb)
  join jsonb_to_recordset(${alarms}::jsonb) as a (id text, site text, priority text, state text, replaces text)
    on a.id = f.data->>'id'
  left join lateral (select e.* from alarm_escalations e where e.alarm = a.replaces offset 0) e on true
  left join lateral (
    select greatest(${TOGETHER_MS}, (r.data #>> array['steps', a.priority, '0', 'afterMinutes'])::int8 * 60000) as first_ms
    from reach_rules r where r.site = a.site
      and r.data #> array['steps', a.priority, '0'] is not null offset 0) s on true
  where ${where} and f.type in (${BEGINNINGS}) and a.state in (${WAITING})
    and (e.due_at is not null or s.first_ms is not null)
  on conflict (alarm) do nothing`

/** Ends the escalation of alarms that wait no longer. */
export const endEscalations = (alarms: string, where: string): string => `
  delete from alarm_escalations e
  using jsonb_to_recordset(${alarms}::jsonb) as a (id text, state text)
  where ${where} and e.alarm = a.id and a.state not in (${WAITING})`

/** An alarm whose step is due; `step` counts from 0. `isAgain`: the first step, told again beside those to come. */
export type DueStep = { readonly alarm: AlarmRow; readonly step: number; readonly isAgain: boolean }

/** Which of these sites have a step that is due. */
export const sitesWithDueSteps = async (db: Database, sites: readonly string[], nowMs: number): Promise<string[]> => {
  if (sites.length === 0) return []
  const { rows } = await sql<{ site: string }>`
    select site from alarm_escalations where site = any(${[...sites]}::text[]) and due_at <= ${nowMs}
    union select site from alarm_escalations where site = any(${[...sites]}::text[]) and again_at <= ${nowMs}
    order by site`.execute(db)
  return rows.map(({ site }) => site)
}

/**
 * The steps of a site that are due, with those that are due a moment later; none while nothing is due. Locked until the
 * transaction ends; what somebody else has locked is left out, and nobody is waited for.
 */
export const lockDueSteps = async (tx: Tx, site: string, nowMs: number, limit: number): Promise<DueStep[]> => {
  const until = nowMs + TOGETHER_MS
  const { rows } = await sql<AlarmRow & { step: number; is_due: boolean; is_again: boolean }>`
    select ${sql.raw(alarmColumns('a'))}, e.step,
      coalesce(e.due_at <= ${until}, false) as is_due, coalesce(e.again_at <= ${until}, false) as is_again
    from alarm_escalations e join alarms a on a.id = e.alarm
    where e.site = ${site} and (e.due_at <= ${until} or e.again_at <= ${until}) and exists (
      select 1 from alarm_escalations first
      where first.site = ${site} and (first.due_at <= ${nowMs} or first.again_at <= ${nowMs}))
    order by least(e.due_at, e.again_at), e.alarm limit ${limit} for update of e skip locked`.execute(tx)
  return rows.flatMap(({ step, is_due, is_again, ...alarm }): DueStep[] => [
    ...(is_again ? [{ alarm, step: 0, isAgain: true }] : []),
    ...(is_due ? [{ alarm, step, isAgain: false }] : []),
  ])
}

/**
 * What an alarm waits for next; `dueAt` null: nothing is left but to be acknowledged. `toldAt`: the first step was told
 * then; absent: it was not. `isAgain`: said of the first step told again, whatever is to come beside it.
 */
export type NextStep = {
  readonly alarm: string
  readonly step: number
  readonly dueAt: number | null
  readonly toldAt?: number
  readonly isAgain: boolean
}

export const saveNextSteps = async (tx: Tx, steps: readonly NextStep[]): Promise<void> => {
  const next = (isAgain: boolean) => JSON.stringify(steps.filter((step) => step.isAgain === isAgain))
  await sql`
    update alarm_escalations e set again_at = r."dueAt", told_at = coalesce(r."toldAt", e.told_at)
    from jsonb_to_recordset(${next(true)}::jsonb) as r (alarm text, "dueAt" int8, "toldAt" int8)
    where e.alarm = r.alarm`.execute(tx)
  await sql`
    update alarm_escalations e set step = r.step, due_at = r."dueAt", told_at = coalesce(r."toldAt", e.told_at)
    from jsonb_to_recordset(${next(false)}::jsonb) as r (alarm text, step int4, "dueAt" int8, "toldAt" int8)
    where e.alarm = r.alarm`.execute(tx)
}

/** Which of these alarms wait to be acknowledged, or were followed by an occurrence that does. */
export const waitingAmong = async (db: Database, alarms: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    with recursive followed as (
      select a.id as told, a.id, a.state from alarms a where a.id = any(${[...alarms]}::text[])
      union all
      select f.told, a.id, a.state from followed f join alarms a on a.replaces = f.id)
    select distinct told as id from followed where state in (${sql.raw(WAITING)})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
