import { type ReadingRow, supplyOf } from '@vigie/contracts/entities'
import type { IngestBody } from '@vigie/contracts/upstream'
import type { Directory } from '../directory/directory.ts'
import { bySeries } from '../series/incoming.ts'
import type { Plan } from '../series/plan.ts'
import { saveCameraPictures } from '../store/camera-pictures.ts'
import { saveQuarantine } from '../store/quarantine.ts'
import { storeReadings } from '../store/readings.ts'
import type { SiteEntries } from '../store/record.ts'
import type { Wired } from '../store/store.ts'
import { type Fence, holdTurns } from '../store/turns.ts'
import { judgeBatch, type Value } from './judge.ts'
import { judgeReadings } from './judge-readings.ts'
import type { Message } from './message.ts'
import { outcomeOf } from './outcome.ts'
import { type ApplyOptions, applyReports, type StatusChanges } from './reports.ts'
import { TurnLost } from './turn-lost.ts'

/** What a committed batch changed; told to the rooms after the commit. */
export type Committed = {
  /** the answer to each message, in order */
  readonly bodies: readonly IngestBody[]
  /** readings that are now the latest of their series, per site */
  readonly fresh: ReadonlyMap<string, readonly ReadingRow[]>
  readonly statuses: readonly StatusChanges[]
  /** what was added to the journals, in order */
  readonly journal: readonly SiteEntries[]
  readonly quarantined: readonly { readonly reason: string }[]
}

/** With what a batch is committed. */
export type CommitOptions = Times & Pick<ApplyOptions, 'settingsOf'>

/** Our time, and the earliest and the latest that may be right (see `Clock`), ms. */
type Times = { readonly nowMs: number; readonly earliestMs: number; readonly latestMs: number }

/**
 * Stores a batch of messages: all of it, or none. Devices are saved before (see the writer): a birth is only counted
 * here. Reports alone are one statement that needs no transaction around it.
 * Throws `TurnLost` when a message was read by a turn that is no longer this instance's.
 */
export const commitBatch = async (
  { db, signals }: Wired,
  directory: Directory,
  messages: readonly Message[],
  { nowMs, earliestMs, latestMs, settingsOf }: CommitOptions,
): Promise<Committed> => {
  const judged = judgeBatch(directory, messages, latestMs)
  const fences = fencesOf(messages)
  const options = { nowMs, heardMs: earliestMs, latestMs, sender: signals.sender, settingsOf }
  const suppliesOf = (site: string) => supplyOf(directory.devicesOf(site))
  if (judged.values.length === 0 && judged.refused.length === 0 && judged.pictures.length === 0) {
    const applied = await applyReports(db, judged.reports, { ...options, supplyOf: suppliesOf, fences })
    return { ...outcomeOf(messages, judged, []), ...applied, fresh: new Map() }
  }
  return db.transaction().execute(async (tx) => {
    if (!(await holdTurns(tx, fences))) throw new TurnLost()
    const incoming = bySeries(judged.values)
    const stored = await storeReadings(tx, incoming, nowMs)
    const { refused: jumps, fresh } = stored
    const applied = await applyReports(tx, judged.reports, { ...options, supplyOf: suppliesOf, fences: [] })
    const raised = await judgeReadings(tx, incoming, stored, { ...options, directory })
    await saveCameraPictures(tx, judged.pictures, nowMs)
    const outcome = outcomeOf(messages, judged, jumps)
    await saveQuarantine(tx, outcome.quarantined, nowMs)
    return { ...outcome, ...applied, journal: [...applied.journal, ...raised], fresh: rowsBySite(fresh) }
  })
}

/** The turns by which messages were read, each once. */
const fencesOf = (messages: readonly Message[]): Fence[] => {
  const fences = new Map<string, Fence>()
  for (const { origin } of messages)
    if (origin.fence !== undefined) fences.set(`${origin.fence.site} ${origin.fence.token}`, origin.fence)
  return [...fences.values()]
}

const rowsBySite = (fresh: Plan<Value>['fresh']): Map<string, ReadingRow[]> => {
  const bySite = new Map<string, ReadingRow[]>()
  for (const { spec, ts, value } of fresh) {
    const rows = bySite.get(spec.site)
    const row: ReadingRow = [spec.device, spec.metric, ts, value]
    if (rows === undefined) bySite.set(spec.site, [row])
    else rows.push(row)
  }
  return bySite
}
