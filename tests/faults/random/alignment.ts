import type { Defect, DefectKind, Entry, Evidence, Report } from './evidence.ts'

// One device: its reports in the order in which they were sent, against what the journal has of it.

/** A change that is expected in the journal, and the entry that records it; null: there is none. */
export type Change = { readonly report: Report; readonly entry: Entry | null }
export type Alignment = {
  readonly changes: readonly Change[]
  /** reports that took effect, in order */
  readonly effective: readonly Report[]
  readonly defects: readonly Defect[]
}
export type Circumstances = Pick<Evidence, 'brokerLosses' | 'clockSteps'> & {
  /** whether a power report is in the quarantine */
  readonly isQuarantined: (report: Report) => boolean
}

/** What a comparison of two clocks on one machine may be off by, ms. */
const TOLERANCE_MS = 1_000
/** What a broker acknowledged by itself, the product hears so much later, at most, ms. */
const HEARD_WITHIN_MS = 30_000

/**
 * Puts the entries of a device beside its reports. Of the reports that may be missing those took no effect whose change
 * is not recorded; without them what follows may change something else, so that it is looked at again.
 */
export const alignDevice = (
  reports: readonly Report[],
  journal: readonly Entry[],
  circumstances: Circumstances,
): Alignment => {
  let effective = reports.filter((report) => !isRefused(report, circumstances))
  for (;;) {
    const alignment = align(effective, reports, journal, circumstances)
    const missing = new Set(
      alignment.changes.flatMap(({ report, entry }) =>
        entry === null && mayBeMissing(report, circumstances) ? [report] : [],
      ),
    )
    if (missing.size === 0) return alignment
    effective = effective.filter((report) => !missing.has(report))
  }
}

const align = (
  effective: readonly Report[],
  reports: readonly Report[],
  journal: readonly Entry[],
  circumstances: Circumstances,
): Alignment => {
  const isExactly = (entry: Entry, report: Report) =>
    entry.power?.state === report.state && entry.power.instant === report.ts
  const instantBefore = new Map(journal.map((entry, place) => [entry, journal[place - 1]?.power?.instant]))
  const mayRecord = (entry: Entry, report: Report) =>
    isExactly(entry, report) ||
    isDatedWhenHeard(entry, report, circumstances) ||
    isHeldBack(entry, report, instantBefore.get(entry))
  const expected = changesOf(effective)
  const defects: Defect[] = []
  const say = (kind: DefectKind, report: Pick<Report, 'site' | 'device'> | undefined, text: string): void => {
    defects.push({ kind, says: `${report?.site}/${report?.device}: ${text}` })
  }
  const found = new Map<Report, Entry>()
  let furthest = -1
  /** The report that an entry records: the one it is dated by, else the next that it may be of, else any other. */
  const placeOf = (entry: Entry): number => {
    const isFree = (report: Report) => !found.has(report)
    const exact = expected.findIndex((report) => isFree(report) && isExactly(entry, report))
    if (exact >= 0) return exact
    const next = expected.findIndex((report, place) => place > furthest && isFree(report) && mayRecord(entry, report))
    return next >= 0 ? next : expected.findIndex((report) => isFree(report) && mayRecord(entry, report))
  }
  for (const entry of journal) {
    const place = placeOf(entry)
    const report = expected[place]
    if (report === undefined) {
      const isAgain = expected.some((one) => isExactly(entry, one))
      const isReported = reports.some((one) => isExactly(entry, one))
      const why = isAgain ? 'stands there again' : isReported ? 'changed nothing' : 'was never reported'
      say(isAgain ? 'doubled' : 'unexplained', reports[0], `${describeEntry(entry)} ${why}`)
      continue
    }
    if (place < furthest) say('reordered', report, `${describeEntry(entry)} stands after what was reported later`)
    furthest = Math.max(furthest, place)
    found.set(report, entry)
    const wrongDate = misdated(entry, circumstances)
    if (wrongDate !== null) say('misdated', report, wrongDate)
    const wrongMark = mismarked(report, entry, effective, circumstances)
    if (wrongMark !== null) say('mismarked', report, wrongMark)
  }
  for (const report of expected) {
    if (!found.has(report)) say('lost', report, `${describeReport(report)} is not in the journal`)
  }
  return { changes: expected.map((report) => ({ report, entry: found.get(report) ?? null })), effective, defects }
}

/** The reports that change the state, in order of arrival; one that was sent before to the letter changes nothing. */
export const changesOf = (reports: readonly Report[]): Report[] => {
  const seen = new Set<string>()
  let powered: Report['state'] | null = null
  const changes: Report[] = []
  for (const report of reports) {
    const key = `${report.ts} ${report.state}`
    if (seen.has(key) || report.state === powered) {
      seen.add(key)
      continue
    }
    seen.add(key)
    // a device whose very first report says on was never known to be off: nothing changed
    if (powered !== null || report.state === 'off') changes.push(report)
    powered = report.state
  }
  return changes
}

/**
 * Whether the product may lack a report: it was never acknowledged, or a broker that was killed had acknowledged it by
 * itself.
 */
export const mayBeMissing = (
  { ackedAt, way }: Pick<Report, 'ackedAt' | 'way'>,
  { brokerLosses }: Pick<Circumstances, 'brokerLosses'>,
): boolean =>
  ackedAt === null || (way === 'mqtt' && brokerLosses.some(({ from, to }) => ackedAt >= from && ackedAt <= to))

/** Whether its time was out of bounds by a clock that was set back, so that it left its trace in the quarantine. */
export const isRefused = (report: Report, { clockSteps, isQuarantined }: Circumstances): boolean =>
  report.way === 'mqtt' && isQuarantined(report) && clockSteps.some(({ offsetMs }) => offsetMs < 0)

/**
 * Whether an entry may be the record of a report, dated when the server heard it: it does so where a device's clock is
 * ahead of its own, as it stood then, and where the report is late.
 */
const isDatedWhenHeard = ({ power, at, isLate }: Entry, report: Report, { clockSteps }: Circumstances): boolean => {
  if (power?.state !== report.state) return false
  const { sentAt, ts } = report
  const heardBy = (report.ackedAt ?? sentAt) + HEARD_WITHIN_MS
  const steps = clockSteps.filter(({ from, to }) => from <= heardBy && to >= sentAt)
  return [0, ...steps.map(({ offsetMs }) => offsetMs)].some(
    (offset) =>
      (isLate || ts > sentAt + offset) &&
      power.instant >= sentAt + offset - TOLERANCE_MS &&
      power.instant <= Math.min(heardBy + offset, at + TOLERANCE_MS),
  )
}

/** Changes of a device never go back in time: after one that was dated when it was heard, older ones have its instant. */
const isHeldBack = ({ power }: Entry, { state, ts }: Report, before: number | undefined): boolean =>
  power?.state === state && power.instant === before && before > ts

/** An instant lies in the server's future only by mistake, or by as much as its clock was off. */
const misdated = ({ power, at }: Entry, { clockSteps }: Circumstances): string | null => {
  const offsets = clockSteps.map(({ offsetMs }) => offsetMs)
  const offMs = Math.max(0, ...offsets) - Math.min(0, ...offsets)
  if (power === null || power.instant <= at + TOLERANCE_MS + offMs) return null
  return `recorded as of ${iso(power.instant)}, ${Math.round((power.instant - at) / 1_000)} s ahead of the server`
}

/**
 * Late is what is older than the report before it; what is newer than all of them is not. In between, and where clocks
 * were set or fast, either is right.
 */
const mismarked = (
  report: Report,
  entry: Entry,
  reports: readonly Report[],
  { clockSteps }: Circumstances,
): string | null => {
  const earlier = reports.slice(0, reports.indexOf(report)).filter(({ kind }) => kind !== 'duplicate')
  if (clockSteps.length > 0 || [...earlier, report].some(({ kind }) => kind === 'ahead')) return null
  const isLate = report.ts < (earlier.at(-1)?.ts ?? 0)
  const isNewest = earlier.every(({ ts }) => report.ts >= ts)
  if (entry.isLate ? !isNewest : !isLate) return null
  return `${describeEntry(entry)} is ${entry.isLate ? 'marked late, and was not' : 'not marked late'}`
}

const describeEntry = ({ seq, power }: Entry): string => `entry ${seq} (${power?.state} at ${iso(power?.instant ?? 0)})`

export const describeReport = ({ kind, way, state, ts, ackedAt }: Report): string => {
  const acked = ackedAt === null ? 'never acknowledged' : `acknowledged ${iso(ackedAt)}`
  return `${kind} to ${state} of ${iso(ts)} (${way}, ${acked})`
}

const iso = (ms: number): string => new Date(ms).toISOString().slice(11, 23)
