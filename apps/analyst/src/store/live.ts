import { type FoundNow, LIVE_KIND, UNTOUCHED } from './findings.ts'
import type { Database } from './store.ts'

/** What is kept of one device's stream; `memory` is the engine's own, as JSON. */
export type KeptStream = {
  readonly device: string
  readonly until: number
  readonly isLearning: boolean
  readonly memory: string
}
/** A device after new rows: its stream, and the episodes that were begun, gone on with or ended, oldest first. */
export type StreamWritten = KeptStream & {
  readonly hasOpen: boolean
  readonly findings: readonly (FoundNow & { readonly endedAt: number | null })[]
}

export const readStreams = async (db: Database, site: string): Promise<ReadonlyMap<string, KeptStream>> => {
  const rows = await db.selectFrom('live_streams').selectAll().where('site', '=', site).execute()
  return new Map(
    rows.map(({ device, until, learning, memory }) => [device, { device, until, isLearning: learning === 1, memory }]),
  )
}

/**
 * Keeps what is remembered of streams together with what they found, in one transaction: a service that was killed
 * reads the same rows again from where it stood, finds the same, and an episode is known by its device and its onset.
 * @returns whether a finding is new or over
 */
export const writeStreams = (db: Database, site: string, streams: readonly StreamWritten[]): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    let hasChanged = false
    for (const { device, until, isLearning, memory, hasOpen, findings } of streams) {
      for (const { endedAt, ...found } of findings) {
        const id = `${LIVE_KIND}.${device}.${found.since}`
        const kept = { body: JSON.stringify(found), ended_at: endedAt }
        const before = await tx
          .selectFrom('findings')
          .select('ended_at')
          .where('site', '=', site)
          .where('id', '=', id)
          .executeTakeFirst()
        hasChanged ||= before === undefined || before.ended_at !== endedAt
        await tx
          .insertInto('findings')
          .values({ site, id, kind: LIVE_KIND, device, ...UNTOUCHED, ...kept })
          .onConflict((conflict) => conflict.columns(['site', 'id']).doUpdateSet(kept))
          .execute()
      }
      if (!hasOpen) {
        // also what was open when the device's metrics changed and its stream was forgotten
        const { numUpdatedRows } = await tx
          .updateTable('findings')
          .set({ ended_at: until })
          .where('site', '=', site)
          .where('device', '=', device)
          .where('kind', '=', LIVE_KIND)
          .where('ended_at', 'is', null)
          .executeTakeFirst()
        hasChanged ||= numUpdatedRows > 0n
      }
      const kept = { until, learning: isLearning ? 1 : 0, memory }
      await tx
        .insertInto('live_streams')
        .values({ site, device, ...kept })
        .onConflict((conflict) => conflict.columns(['site', 'device']).doUpdateSet(kept))
        .execute()
    }
    return hasChanged
  })

/** How many devices of a site are watched as their readings come; null: none yet. */
export const readLive = async (db: Database, site: string) => {
  const { fn } = db
  const row = await db
    .selectFrom('live_streams')
    .select([fn.countAll<number>().as('all'), fn.sum<number>('learning').as('learning'), fn.max('until').as('until')])
    .where('site', '=', site)
    .executeTakeFirst()
  if (row === undefined || row.all === 0) return null
  return { watched: row.all - row.learning, learning: row.learning, until: row.until }
}
