import type { ReadingRow } from '@vigie/contracts/entities'
import type { IngestBody, StatusEvent } from '@vigie/contracts/upstream'
import { saveQuarantine } from '../store/quarantine.ts'
import { type Incoming, storeReadings } from '../store/readings.ts'
import type { SeriesSpec } from '../store/spec.ts'
import type { Database } from '../store/tables.ts'
import type { Directory } from './directory.ts'
import { describeTime, type Judged, judgeAddress, judgeClock, judgeTelemetry } from './judge.ts'
import type { Message } from './message.ts'
import { applyReports, type Report } from './reports.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** What a committed batch changed; told to the rooms after the commit. */
export type Committed = {
  /** one per message, in order */
  readonly bodies: readonly IngestBody[]
  /** latest readings that are new, per site */
  readonly fresh: ReadonlyMap<string, readonly ReadingRow[]>
  readonly statuses: readonly StatusEvent[]
  readonly quarantined: readonly { readonly reason: string }[]
}

/** Stores a batch of messages in one transaction: all of it, or none. Births are not its business. */
export const commitBatch = async (
  db: Database,
  directory: Directory,
  messages: readonly Message[],
  nowMs: number,
): Promise<Committed> => {
  const { verdicts, incoming, reports } = judgeBatch(directory, messages, nowMs)
  return db.transaction().execute(async (tx) => {
    const { refused, fresh } = await storeReadings(tx, incoming, nowMs)
    for (const point of refused) {
      point.verdict.accept(-1)
      point.verdict.refuse('counter.impossible-jump', `${point.value} at ${describeTime(point.ts)}`)
    }
    const statuses = await applyReports(tx, reports, nowMs)
    const quarantined = verdicts.flatMap((verdict) => verdict.quarantined())
    await saveQuarantine(tx, quarantined, nowMs)
    return { bodies: verdicts.map((verdict) => verdict.body()), fresh: rowsBySite(fresh), statuses, quarantined }
  })
}

const judgeBatch = (directory: Directory, messages: readonly Message[], nowMs: number) => {
  const bySeries = new Map<number, { spec: SeriesSpec; points: Judged[] }>()
  const reports: Report[] = []
  const take = (spec: SeriesSpec, point: Judged) => {
    point.verdict.accept(1)
    const series = bySeries.get(spec.id)
    if (series === undefined) bySeries.set(spec.id, { spec, points: [point] })
    else series.points.push(point)
  }
  const verdicts = messages.map((message) => {
    const verdict = verdictOf(message.origin)
    judgeMessage(directory, message, verdict, nowMs, take, reports)
    return verdict
  })
  const incoming: Incoming<Judged>[] = [...bySeries.values()].map(({ spec, points }) => ({
    spec,
    points: inOrder(points),
  }))
  return { verdicts, incoming, reports }
}

const judgeMessage = (
  directory: Directory,
  message: Message,
  verdict: Verdict,
  nowMs: number,
  take: (spec: SeriesSpec, point: Judged) => void,
  reports: Report[],
): void => {
  if (message.kind === 'unreadable') {
    verdict.refuse(message.reason, message.detail)
    return
  }
  const known = judgeAddress(directory, message.site, message.device)
  if (typeof known === 'string') verdict.refuse(known, `${message.site}/${message.device}`)
  else if (message.kind === 'birth') verdict.accept(1)
  else if (message.kind === 'telemetry') judgeTelemetry(message, verdict, known, nowMs, take)
  else judgeReport({ message, deviceName: known.device.name }, verdict, nowMs, reports)
}

const judgeReport = (report: Report, verdict: Verdict, nowMs: number, reports: Report[]): void => {
  const { ts } = report.message.said
  const clock = ts === undefined ? null : judgeClock(ts, nowMs)
  if (clock !== null) {
    verdict.refuse(clock, describeTime(ts ?? 0))
    return
  }
  verdict.accept(1)
  reports.push(report)
}

/** Oldest first; of two values for one instant the later to arrive counts. */
const inOrder = (points: Judged[]): Judged[] => {
  if (points.every((point, index) => index === 0 || point.ts > (points[index - 1]?.ts ?? 0))) return points
  return [...new Map(points.map((point) => [point.ts, point])).values()].sort((one, other) => one.ts - other.ts)
}

const rowsBySite = (fresh: readonly { spec: SeriesSpec; ts: number; value: number }[]): Map<string, ReadingRow[]> => {
  const bySite = new Map<string, ReadingRow[]>()
  for (const { spec, ts, value } of fresh) {
    const rows = bySite.get(spec.site)
    const row: ReadingRow = [spec.device, spec.metric, ts, value]
    if (rows === undefined) bySite.set(spec.site, [row])
    else rows.push(row)
  }
  return bySite
}
