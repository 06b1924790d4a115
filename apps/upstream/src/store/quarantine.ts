import type { QuarantineBody, QuarantineReason } from '@vigie/contracts/upstream'
import { sql } from 'kysely'
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

export const saveQuarantine = async (tx: Tx, entries: readonly QuarantineEntry[], at: number): Promise<void> => {
  if (entries.length === 0) return
  const column = (of: (entry: QuarantineEntry) => string | null) => entries.map((entry) => of(entry))
  await sql`
    insert into quarantine (site, at, source, topic, reason, detail, payload)
    select site, ${at}::int8, source, topic, reason, detail, payload from unnest(
      ${column(({ site }) => site)}::text[], ${column(({ source }) => source)}::text[],
      ${column(({ topic }) => storable(topic, TOPIC_MAX))}::text[], ${column(({ reason }) => reason)}::text[],
      ${column(({ detail }) => storable(detail, TEXT_MAX))}::text[],
      ${column(({ payload }) => storable(payload, TEXT_MAX))}::text[])
      as q (site, source, topic, reason, detail, payload)`.execute(tx)
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
  return rows.map(({ id, at, source, topic, reason, detail, payload }) => ({
    id: String(id),
    at: new Date(at).toISOString(),
    source,
    topic,
    reason,
    detail,
    payload,
  }))
}

/** PostgreSQL text holds neither NUL nor half a surrogate pair. */
const storable = (text: string, max: number): string => text.slice(0, max).replaceAll('\0', '\u{fffd}').toWellFormed()
