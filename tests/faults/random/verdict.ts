import { type Alignment, alignDevice, type Circumstances, isRefused } from './alignment.ts'
import { type Defect, type DefectKind, type Evidence, NONE, type SiteEnd } from './evidence.ts'
import { judgeFigures, judgeOutages } from './verdict-power.ts'
import { judgeShown } from './verdict-shown.ts'
import { judgeHeard, lyingOf } from './verdict-watcher.ts'

/** The outcome of a run: what was wrong, counted by kind, and said in words. */
export type Verdict = {
  readonly defects: readonly Defect[]
  readonly counts: Counts
  /** changes that were acknowledged */
  readonly acknowledged: number
  /** reports that a broker had acknowledged by itself before it was killed, and that are missing */
  readonly lostByBroker: number
  /** reports that a clock which was set back refused, in the quarantine */
  readonly refused: number
  /** seconds in which clients were told live while an acknowledged change was missing: the worst client's */
  readonly lyingSeconds: number
}

export type Counts = Readonly<Record<DefectKind, number>>

/** Heartbeats come a second apart: two in a row are more than this, s. */
const LYING_TOLERANCE_S = 0.5

/** Compares what was acknowledged with journal, statuses, alarms, outages and figures, and what clients heard. */
export const judge = (evidence: Evidence): Verdict => {
  const sites = evidence.sites.map((site) => judgeSite(site, evidence))
  const lying = evidence.watchers.map((watcher) => {
    const changes = sites.flatMap(({ end, changes }) => (end.site === watcher.site ? changes : []))
    return { watcher, ...lyingOf(watcher.claims, changes) }
  })
  const defects: Defect[] = [
    ...sites.flatMap((site) => site.defects),
    ...evidence.watchers.flatMap(judgeHeard),
    ...lying.flatMap(({ watcher: { name, site }, seconds, first, last }): Defect[] => {
      if (first === null || last === null || seconds <= LYING_TOLERANCE_S) return []
      const lie = ({ at, stood, seq }: typeof first) =>
        `${new Date(at).toISOString().slice(11, 23)} at ${stood} without entry ${seq}`
      const what = `was told live for ${seconds.toFixed(1)} s while acknowledged changes were missing`
      return [{ kind: 'lying', says: `${name} (${site}) ${what}: first ${lie(first)}, last ${lie(last)}` }]
    }),
    ...evidence.unsettled.map((says): Defect => ({ kind: 'unsettled', says })),
  ]
  const changes = sites.flatMap((site) => site.changes)
  return {
    defects,
    counts: countsOf(defects),
    acknowledged: changes.filter(({ report }) => report.ackedAt !== null).length,
    lostByBroker: sites.reduce((sum, { missing, refused }) => sum + missing - refused, 0),
    refused: sites.reduce((sum, { refused }) => sum + refused, 0),
    lyingSeconds: Math.max(0, ...lying.map(({ seconds }) => seconds)),
  }
}

/** How many defects there are of each kind. */
export const countsOf = (defects: readonly Defect[]): Counts => {
  const counts: Record<DefectKind, number> = { ...NONE }
  for (const { kind } of defects) counts[kind] += 1
  return counts
}

const judgeSite = (end: SiteEnd, evidence: Evidence) => {
  const circumstances: Circumstances = {
    brokerLosses: evidence.brokerLosses,
    clockSteps: evidence.clockSteps,
    isQuarantined: ({ device, ts, state }) => end.quarantined.has(`${device} ${ts} ${state}`),
  }
  const own = evidence.reports.filter(({ site }) => site === end.site)
  const reports = Map.groupBy(own, ({ device }) => device)
  const entries = Map.groupBy(
    end.journal.filter(({ power }) => power !== null),
    ({ power }) => power?.device ?? '',
  )
  const devices = new Set([...reports.keys(), ...entries.keys()])
  const alignments = new Map<string, Alignment>(
    [...devices].map((device) => [
      device,
      alignDevice(reports.get(device) ?? [], entries.get(device) ?? [], circumstances),
    ]),
  )
  const presences = evidence.presences.filter(({ site }) => site === end.site)
  const aligned = [...alignments.values()]
  const effective = new Set(aligned.flatMap((one) => one.effective))
  const acknowledged = own.filter(({ ackedAt }) => ackedAt !== null)
  return {
    end,
    changes: aligned.flatMap(({ changes }) => changes),
    missing: acknowledged.filter((report) => !effective.has(report)).length,
    refused: acknowledged.filter((report) => isRefused(report, circumstances)).length,
    defects: [
      ...judgeSeqs(end),
      ...aligned.flatMap(({ defects }) => defects),
      ...judgeShown(end, alignments, presences, circumstances),
      ...judgeOutages(end, alignments),
      ...judgeFigures(end),
    ],
  }
}

/** The journal is numbered 1, 2, 3 … without gaps. */
const judgeSeqs = ({ site, journal }: SiteEnd): Defect[] =>
  journal.flatMap(({ seq }, place): Defect[] => {
    const before = journal[place - 1]?.seq ?? 0
    return seq === before + 1 ? [] : [{ kind: 'seq', says: `${site}: seq ${seq} follows seq ${before}` }]
  })
