import type { MetricId } from '@vigie/contracts/entities'
import {
  FINDINGS_KEPT,
  type Finding,
  type FindingVerdict,
  finding,
  findingVerdict,
  pumpEfficiency,
  tariffShift,
} from '@vigie/contracts/rest/analyst'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Database } from './store.ts'
import type { Tables } from './tables.ts'

/** A finding as a look at a site makes it, before it is known whether it is a new one. */
export type FoundNow = Omit<Finding, 'id' | 'endedAt' | 'feedback'>

/** A plan that an earlier version kept in another shape is none, until the next look makes one. */
const look = z.object({ pumps: z.array(pumpEfficiency), shift: tariffShift.nullable().catch(null) })
/** What a look at a site makes beside findings. */
export type SiteLook = z.infer<typeof look>
const foundBody = finding.omit({ id: true, endedAt: true, feedback: true })

/** Found as readings come, not by a look at the history: no look ends it. */
export const LIVE_KIND = 'unusual-behaviour' satisfies Finding['kind']

export type LookWritten = SiteLook & {
  readonly findings: readonly FoundNow[]
  readonly seenFrom: number
  readonly seenUntil: number
}

/**
 * Keeps what a look at a site found, in one transaction: a finding of the same kind on the same device that lasts is
 * the same one, and keeps its id; one that is found no more ends.
 */
export const writeLook = (db: Database, site: string, { findings, seenFrom, seenUntil, ...rest }: LookWritten) =>
  db.transaction().execute(async (tx) => {
    const open = await tx
      .selectFrom('findings')
      .selectAll()
      .where('site', '=', site)
      .where('kind', '!=', LIVE_KIND)
      .where('ended_at', 'is', null)
      .execute()
    const isSame = (row: { kind: string; device: string }, one: FoundNow) =>
      row.kind === one.kind && row.device === one.device
    for (const one of findings) {
      const row = open.find((known) => isSame(known, one))
      const body = JSON.stringify(row === undefined ? one : { ...one, since: onsetOf(one, findingOf(row)) })
      if (row !== undefined) {
        await tx.updateTable('findings').set({ body }).where('site', '=', site).where('id', '=', row.id).execute()
        continue
      }
      const id = `${one.kind}.${one.device}.${one.since}`
      await tx
        .insertInto('findings')
        .values({ site, id, kind: one.kind, device: one.device, body, ...UNTOUCHED })
        .onConflict((conflict) => conflict.columns(['site', 'id']).doUpdateSet({ body, ended_at: null }))
        .execute()
    }
    const over = open.filter((row) => !findings.some((one) => isSame(row, one))).map(({ id }) => id)
    if (over.length > 0)
      await tx
        .updateTable('findings')
        .set({ ended_at: seenUntil })
        .where('site', '=', site)
        .where('id', 'in', over)
        .execute()
    const kept = { body: JSON.stringify(rest), seen_from: seenFrom, seen_until: seenUntil }
    await tx
      .insertInto('site_looks')
      .values({ site, ...kept })
      .onConflict((conflict) => conflict.column('site').doUpdateSet(kept))
      .execute()
  })

/** As it was told when it was found, which is when its alarm began; that of a leak follows the upstream's own alarm. */
const onsetOf = (now: FoundNow, { since }: Pick<Finding, 'since'>): number => (now.kind === 'leak' ? now.since : since)

export const UNTOUCHED = { ended_at: null, verdict: null, verdict_by: null, verdict_at: null }

/** Findings of a site: lasting ones first, newest first. */
export const readFindings = async (db: Database, site: string): Promise<Finding[]> => {
  const rows = await db.selectFrom('findings').selectAll().where('site', '=', site).execute()
  return rows
    .map(findingOf)
    .sort((a, b) => Number(a.endedAt !== null) - Number(b.endedAt !== null) || b.since - a.since)
}

/**
 * Forgets findings that are over: those that ended before FINDINGS_KEPT, and all but the newest of them. What people said
 * of them no longer teaches the live watch then.
 */
export const forgetOver = async (db: Database, site: string, nowMs: number): Promise<void> => {
  const over = db.selectFrom('findings').select('id').where('site', '=', site).where('ended_at', 'is not', null)
  const newest = over.orderBy('ended_at', 'desc').limit(FINDINGS_KEPT.overPerSite)
  await db
    .deleteFrom('findings')
    .where('site', '=', site)
    .where('ended_at', 'is not', null)
    .where(({ eb, not, or }) => or([eb('ended_at', '<', nowMs - FINDINGS_KEPT.overForMs), not(eb('id', 'in', newest))]))
    .execute()
}

/** The last look at a site; null before the first. */
export const readLook = async (
  db: Database,
  site: string,
): Promise<(SiteLook & { readonly seenFrom: number; readonly seenUntil: number }) | null> => {
  const row = await db.selectFrom('site_looks').selectAll().where('site', '=', site).executeTakeFirst()
  if (row === undefined) return null
  return { ...look.parse(JSON.parse(row.body)), seenFrom: row.seen_from, seenUntil: row.seen_until }
}

/** Keeps what a person said of a finding, or takes it back. Null where the site has no such finding. */
export const writeVerdict = async (
  db: Database,
  { site, id, verdict, by, at }: { site: string; id: string; verdict: FindingVerdict | null; by: string; at: number },
): Promise<Finding | null> => {
  const said =
    verdict === null ? { verdict, verdict_by: null, verdict_at: null } : { verdict, verdict_by: by, verdict_at: at }
  const row = await db
    .updateTable('findings')
    .set(said)
    .where('site', '=', site)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : findingOf(row)
}

type RejectedByMetric = Readonly<Partial<Record<MetricId, number>>>

/**
 * How often people rejected what was found live on each device, by the metric that led it, since they last confirmed
 * the like.
 */
export const readRejections = async (db: Database, site: string): Promise<ReadonlyMap<string, RejectedByMetric>> => {
  const rows = await db
    .selectFrom('findings')
    .selectAll()
    .where('site', '=', site)
    .where('kind', '=', LIVE_KIND)
    .where('verdict', 'is not', null)
    .orderBy('verdict_at')
    .execute()
  const found = new Map<string, RejectedByMetric>()
  for (const { device, moved, feedback } of rows.map(findingOf)) {
    const [first] = moved
    if (first === undefined) continue
    const before = found.get(device) ?? {}
    const count = feedback?.verdict === 'rejected' ? (before[first.metric] ?? 0) + 1 : 0
    found.set(device, { ...before, [first.metric]: count })
  }
  return found
}

const findingOf = (row: Selectable<Tables['findings']>): Finding => ({
  ...foundBody.parse(JSON.parse(row.body)),
  id: row.id,
  endedAt: row.ended_at,
  feedback:
    row.verdict === null
      ? null
      : { verdict: findingVerdict.parse(row.verdict), by: row.verdict_by ?? '', at: row.verdict_at ?? 0 },
})
