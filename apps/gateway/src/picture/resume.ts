import type { Capability, JournalEntry, JournalPosition } from '@vigie/contracts/entities'
import { LIVE_LIMITS, type LiveEvent, type LiveEventOf } from '@vigie/contracts/live'
import { type Picture, snapshotOf } from './picture.ts'

/** Why what a client knew of the site cannot be continued; a snapshot follows. */
export type ResetReason = LiveEventOf<'reset'>['reason']

/** How a client that joins is brought to the present. */
export type ResumePlan =
  | { readonly kind: 'fresh' }
  /** its position is continued: exactly the entries it missed */
  | { readonly kind: 'replay'; readonly entries: readonly JournalEntry[] }
  /** the beginning of what it missed is not held here, but short enough to be read from the upstream's journal */
  | { readonly kind: 'fetch' }
  | { readonly kind: 'reset'; readonly reason: ResetReason }

export const planResume = (resume: JournalPosition | undefined, picture: Picture): ResumePlan => {
  if (resume === undefined) return { kind: 'fresh' }
  if (resume.epoch !== picture.epoch) return { kind: 'reset', reason: 'epoch-changed' }
  if (resume.seq > picture.seq) return { kind: 'reset', reason: 'position-unknown' }
  const entries = picture.seq - resume.seq > LIVE_LIMITS.resumeEntries ? null : picture.ring.since(resume.seq)
  if (entries !== null) return { kind: 'replay', entries }
  if (picture.seq - resume.seq <= LIVE_LIMITS.resumeEntries) return { kind: 'fetch' }
  return { kind: 'reset', reason: 'gap-too-long' }
}

/**
 * The plan once a fetch is over.
 * @param missed the entries fetched, in order from the client's position on; null: nothing was to be fetched, or the
 *   upstream could not be asked
 */
export const finishPlan = (
  resume: JournalPosition | undefined,
  picture: Picture,
  missed: readonly JournalEntry[] | null,
): Exclude<ResumePlan, { kind: 'fetch' }> => {
  const reached = missed?.at(-1)?.seq
  const from = resume !== undefined && reached !== undefined ? { ...resume, seq: reached } : resume
  const plan = planResume(from, picture)
  if (plan.kind === 'fetch') return { kind: 'reset', reason: 'source-lost' }
  return plan.kind === 'replay' ? { kind: 'replay', entries: [...(missed ?? []), ...plan.entries] } : plan
}

/** The first events of a connection, in the order in which they are sent. */
export const greeting = (
  plan: Exclude<ResumePlan, { kind: 'fetch' }>,
  site: string,
  picture: Picture,
  capabilities: readonly Capability[],
): LiveEvent[] => {
  const { epoch, seq } = picture
  const isResumed = plan.kind === 'replay'
  const welcome: LiveEventOf<'welcome'> = {
    type: 'welcome',
    epoch,
    seq,
    site,
    resumed: isResumed,
    capabilities: [...capabilities],
  }
  switch (plan.kind) {
    case 'fresh':
      return [welcome, snapshotOf(picture)]
    case 'reset':
      return [welcome, { type: 'reset', reason: plan.reason, epoch, seq }, snapshotOf(picture)]
    case 'replay':
      return [welcome, ...plan.entries.map((entry): LiveEvent => ({ type: 'journal', entry })), ...presentOf(picture)]
  }
}

/** The latest readings, with the whole dictionary of series, and statuses, for a client that needs no snapshot. */
export const presentOf = (picture: Picture): (LiveEventOf<'readings'> | LiveEventOf<'status'>)[] => [
  { type: 'readings', series: picture.series.keys(), rows: picture.series.readings() },
  { type: 'status', statuses: picture.statuses.all() },
]

/**
 * What changed since a version of the picture: at most `limit` readings, the least recently changed first, and all
 * devices and statuses. When more readings are left, `version` is where the next portion begins.
 */
export const portionOf = (picture: Picture, sinceVersion: number, limit: number) => {
  const changed = picture.series.changedSince(sinceVersion)
  const part = changed.slice(0, limit)
  const isComplete = part.length === changed.length
  const readings: LiveEventOf<'readings'> = {
    type: 'readings',
    series: part.map(({ index }) => picture.series.key(index)).filter((key) => key !== null),
    rows: part.map(({ index }) => picture.series.reading(index)).filter((row) => row !== null),
  }
  const statuses = picture.statuses.changedSince(sinceVersion)
  const devices = picture.devices.changedSince(sinceVersion)
  return {
    devices: devices.length > 0 ? ({ type: 'devices', devices } satisfies LiveEventOf<'devices'>) : null,
    readings: part.length > 0 ? readings : null,
    status: statuses.length > 0 ? ({ type: 'status', statuses } satisfies LiveEventOf<'status'>) : null,
    version: isComplete ? picture.version : (part.at(-1)?.version ?? picture.version),
    isComplete,
  }
}
