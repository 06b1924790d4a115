import { INGEST_LIMITS, type QuarantineBody, type QuarantineReason } from '@vigie/contracts/upstream'
import { sql } from 'kysely'
import { MINUTE_MS } from '../time.ts'
import { int8Array } from './arrays.ts'
import type { Database, Tx } from './tables.ts'

const TEXT_MAX = 2_048
const TOPIC_MAX = 256

export type QuarantineEntry = {
  /** null: the topic names none */
  readonly site: string | null
  readonly source: 'mqtt' | 'http'
  readonly topic: string
  readonly reason: QuarantineReason
  readonly detail: string
  readonly payload: string
}

/**
 * Keeps what was set aside: so many entries a minute of each site, and of all that is of no known site together.
 * Beyond, the latest entry of the same reason counts what comes, so that no flood is without a trace or without an end.
 */
export const saveQuarantine = async (tx: Tx, entries: readonly QuarantineEntry[], at: number): Promise<void> => {
  if (entries.length === 0) return
  const minute = await readMinute(tx, Math.floor(at / MINUTE_MS) * MINUTE_MS)
  const kept: (QuarantineEntry & { more: number })[] = []
  const counted = new Map<number, number>()
  for (const entry of entries) {
    const key = minute.keyOf(entry.site)
    const latest = minute.latest.get(`${entry.reason} ${key}`)
    const count = minute.counts.get(key) ?? 0
    if (latest !== undefined && count >= INGEST_LIMITS.quarantinedPerMinute) {
      if (typeof latest === 'number') counted.set(latest, (counted.get(latest) ?? 0) + 1)
      else latest.more += 1
      continue
    }
    const added = { ...entry, more: 0 }
    kept.push(added)
    minute.counts.set(key, count + 1)
    minute.latest.set(`${entry.reason} ${key}`, added)
  }
  if (kept.length > 0) await insert(tx, kept, at)
  for (const [id, more] of counted)
    await tx
      .updateTable('quarantine')
      .set(({ eb }) => ({ more: eb('more', '+', more) }))
      .where('id', '=', id)
      .execute()
}

/** What was kept since a minute began: how much by site, and the latest entry by reason and site. */
const readMinute = async (tx: Tx, since: number) => {
  const sites = new Set((await tx.selectFrom('sites').select('slug').execute()).map(({ slug }) => slug))
  const keyOf = (site: string | null): string => (site !== null && sites.has(site) ? site : '')
  const rows = await tx
    .selectFrom('quarantine')
    .select(({ fn }) => ['site', 'reason', fn.countAll<number>().as('count'), fn.max('id').as('latest')])
    .where('at', '>=', since)
    .groupBy(['site', 'reason'])
    .execute()
  const counts = new Map<string, number>()
  const latest = new Map<string, number | { more: number }>()
  for (const { site, reason, count, latest: id } of rows) {
    const key = keyOf(site)
    counts.set(key, (counts.get(key) ?? 0) + Number(count))
    latest.set(`${reason} ${key}`, id)
  }
  return { keyOf, counts, latest }
}

const insert = async (
  tx: Tx,
  entries: readonly (QuarantineEntry & { readonly more: number })[],
  at: number,
): Promise<void> => {
  const column = (of: (entry: QuarantineEntry) => string | null) => entries.map((entry) => of(entry))
  await sql`
    insert into quarantine (site, at, source, topic, reason, detail, payload, more)
    select site, ${at}::int8, source, topic, reason, detail, payload, more from unnest(
      ${column(({ site }) => site)}::text[], ${column(({ source }) => source)}::text[],
      ${column(({ topic }) => storable(topic, TOPIC_MAX))}::text[], ${column(({ reason }) => reason)}::text[],
      ${column(({ detail }) => storable(detail, TEXT_MAX))}::text[],
      ${column(({ payload }) => storable(payload, TEXT_MAX))}::text[],
      ${int8Array(entries.map(({ more }) => more))}::int8[])
      as q (site, source, topic, reason, detail, payload, more)`.execute(tx)
}

/** Newest first; `site` null: what is of no known site. */
export const readQuarantine = async (
  db: Database,
  site: string | null,
  limit: number,
): Promise<QuarantineBody['items']> => {
  const rows = await db
    .selectFrom('quarantine')
    .selectAll()
    .where(({ eb, or }) =>
      site === null
        ? or([eb('site', 'is', null), eb('site', 'not in', db.selectFrom('sites').select('slug'))])
        : eb('site', '=', site),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, at, source, topic, reason, detail, payload, more }) => ({
    id: String(id),
    at: new Date(at).toISOString(),
    source,
    topic,
    reason,
    detail: more === 0 ? detail : `${detail} (and ${more} more inputs within the minute)`,
    payload,
  }))
}

/** PostgreSQL text holds neither NUL nor half a surrogate pair. */
const storable = (text: string, max: number): string => text.slice(0, max).replaceAll('\0', '\u{fffd}').toWellFormed()
