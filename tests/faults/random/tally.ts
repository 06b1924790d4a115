import { type Defect, type DefectKind, NONE } from './evidence.ts'
import type { Round } from './round.ts'
import { type Configuration, describeFault, type Fault, type Schedule } from './schedule.ts'

/** What the rounds of one configuration came to: the report that is written, and the table that is printed. */
export type Tally = {
  readonly configuration: Configuration
  readonly seed: string
  readonly rounds: number
  readonly seconds: number
  /** faults done, by kind and target */
  readonly faults: Readonly<Record<string, number>>
  readonly acknowledged: number
  readonly lostByBroker: number
  readonly refused: number
  /** by kind, named in NAMES */
  readonly defects: Readonly<Record<string, number>>
  /** the worst client's of the worst round, s */
  readonly lyingSeconds: number
  /** from the last fault until all showed the same, the slowest round, ms; null: one did not get there */
  readonly settledMs: number | null
  readonly deaths: Readonly<Record<string, number>>
  /** after a kill or a freeze of an upstream: until a change published then was heard by a client, ms */
  readonly heardAgainMs: readonly number[]
  readonly failures: readonly Failure[]
}
/** A round that failed: what reproduces it, and what was wrong. */
export type Failure = {
  readonly round: number
  readonly command: string
  readonly shortest: readonly string[]
  /** when the faults of the run came and were over */
  readonly times: readonly string[]
  readonly differences: readonly string[]
}

type Place = { readonly round: number; readonly roundSeconds: number; readonly inOrder: boolean }

const DIFFERENCES = 12

export const emptyTally = (configuration: Configuration, seed: string): Tally => ({
  configuration,
  seed,
  rounds: 0,
  seconds: 0,
  faults: {},
  acknowledged: 0,
  lostByBroker: 0,
  refused: 0,
  defects: NONE,
  lyingSeconds: 0,
  settledMs: 0,
  deaths: {},
  heardAgainMs: [],
  failures: [],
})

/** Adds a round. */
export const addRound = (tally: Tally, round: Round, seconds: number, failure: Failure | null): Tally => ({
  ...tally,
  rounds: tally.rounds + 1,
  seconds: tally.seconds + seconds,
  faults: sum(tally.faults, tallyFaults(round.done.faults.map(({ fault }) => fault))),
  acknowledged: tally.acknowledged + round.verdict.acknowledged,
  lostByBroker: tally.lostByBroker + round.verdict.lostByBroker,
  refused: tally.refused + round.verdict.refused,
  defects: sum(tally.defects, round.verdict.counts),
  lyingSeconds: Math.max(tally.lyingSeconds, round.verdict.lyingSeconds),
  settledMs: tally.settledMs === null || round.settledMs === null ? null : Math.max(tally.settledMs, round.settledMs),
  deaths: sum(tally.deaths, round.deaths),
  heardAgainMs: [...tally.heardAgainMs, ...round.heardAgainMs],
  failures: failure === null ? tally.failures : [...tally.failures, failure],
})

/** What is written: the tally, and each round as a step that passed or failed, for who counts tests. */
export const reportOf = (tally: Tally) => ({
  ...tally,
  steps: Array.from({ length: tally.rounds }, (_, place) => {
    const failed = tally.failures.find(({ round }) => round === place + 1)
    const name = `random faults, ${tally.configuration}, seed ${tally.seed}, round ${place + 1}`
    return { name: failed === undefined ? name : `${name}: ${failed.differences[0]}`, ok: failed === undefined }
  }),
})

/** A failed round in words. */
export const failureOf = (
  { configuration, seed }: Tally,
  { round, roundSeconds, inOrder }: Place,
  shortest: Schedule,
  { done, verdict }: Pick<Round, 'done' | 'verdict'>,
): Failure => ({
  round,
  command: `npm run faults -- --config ${configuration} --seed ${seed} --round ${round} --round-seconds ${roundSeconds}${inOrder ? ' --in-order' : ''}`,
  shortest: shortest.map(describeFault),
  times: done.faults.map(
    ({ fault, from, to }) => `${fault.id}. ${fault.kind} ${fault.target} ${clock(from)} to ${clock(to)}`,
  ),
  differences: firstOfEach(verdict.defects).map(({ kind, says }) => `${kind}: ${says}`),
})

const clock = (ms: number): string => new Date(ms).toISOString().slice(11, 23)

/** Of each kind of defect some, so that a frequent one does not hide the others. */
const firstOfEach = (defects: readonly Defect[]): Defect[] => {
  const byKind = [...Map.groupBy(defects, ({ kind }) => kind).values()]
  const each = Math.max(2, Math.floor(DIFFERENCES / Math.max(1, byKind.length)))
  return byKind.flatMap((own) => own.slice(0, each))
}

const tallyFaults = (faults: readonly Fault[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { kind, target } of faults) {
    const name = `${kind} ${target.replace(/-[ab]$/, '')}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

type Numbers = Readonly<Record<string, number>>
const sum = (one: Numbers, other: Numbers): Numbers =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      (one[name] ?? 0) + (other[name] ?? 0),
    ]),
  )

/** Whether nothing was wrong. */
export const isClean = ({ defects, failures }: Tally): boolean =>
  failures.length === 0 && Object.values(defects).every((count) => count === 0)

const NAMES: Readonly<Record<DefectKind, string>> = {
  lost: 'changes lost',
  doubled: 'changes doubled',
  reordered: 'changes reordered',
  unexplained: 'entries that nobody reported',
  misdated: 'entries dated in the future',
  mismarked: 'late, and not marked (or not late)',
  seq: 'gaps or doubles in a journal',
  status: 'wrong statuses after 5 s',
  alarm: 'wrong alarms after 5 s',
  outage: 'wrong records of outages',
  figure: 'wrong figures',
  'client-skipped': 'clients: entries skipped',
  'client-doubled': 'clients: entries doubled',
  'client-reset': 'clients: resets without a reason',
  lying: 'clients told live what was not',
  unsettled: 'not right in time',
}

/** The tally for people. */
export const formatTally = (tally: Tally): string => {
  const { configuration, seed, rounds, seconds, faults, defects, heardAgainMs } = tally
  const row = (name: string, value: string | number) => `  ${name.padEnd(36)} ${String(value).padStart(9)}`
  const total = Object.values(faults).reduce((all, one) => all + one, 0)
  const settled = tally.settledMs === null ? 'not always' : `${(tally.settledMs / 1_000).toFixed(1)} s`
  const lines = [
    `${configuration}, seed ${seed}: ${rounds} rounds, ${Math.round(seconds)} s, ${total} faults`,
    ...Object.entries(faults)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, count]) => row(name, count)),
    row('changes acknowledged', tally.acknowledged),
    row('lost by a broker that was killed', tally.lostByBroker),
    row('refused by a clock set back', tally.refused),
    ...Object.entries(NAMES).map(([kind, name]) => row(name, defects[kind] ?? 0)),
    row('told so longest, of all clients', `${tally.lyingSeconds.toFixed(1)} s`),
    row('right after the last fault, slowest', settled),
    ...Object.entries(tally.deaths).map(([name, count]) => row(`ended by itself: ${name}`, count)),
    ...(heardAgainMs.length === 0 ? [] : [row('upstream gone, heard again after', describeTimes(heardAgainMs))]),
    ...tally.failures.flatMap(formatFailure),
  ]
  return lines.join('\n')
}

const formatFailure = ({ round, command, shortest, times, differences }: Failure): string[] => [
  `  round ${round} failed: ${command}`,
  `  shortest schedule that fails, ${shortest.length} faults:`,
  ...shortest.map((fault) => `    ${fault}`),
  '  when the faults came:',
  ...times.map((time) => `    ${time}`),
  '  first differences:',
  ...differences.map((difference) => `    ${difference}`),
]

/** p50, p95 and the most of some times, s. */
export const describeTimes = (times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    ((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) / 1_000).toFixed(2)
  if (times.length === 0) return 'never'
  return `p50 ${at(0.5)} s, p95 ${at(0.95)} s, max ${at(1)} s`
}
