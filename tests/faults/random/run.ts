import { writeFileSync } from 'node:fs'
import { startIdentity } from '../../harness/identity.ts'
import { resultFile } from '../../harness/report.ts'
import { shrink } from '../../harness/shrink.ts'
import { throwAwayInMemory } from '../../harness/throwaway.ts'
import { findPrograms } from './daemons.ts'
import { closeInstallations } from './installation.ts'
import { type Options, readOptions } from './options.ts'
import { createStackProcess } from './processes.ts'
import { measureRestarts } from './restarts.ts'
import { type Round, runRound } from './round.ts'
import type { Identity } from './scene.ts'
import { type Configuration, describeFault, drawSchedule, type Schedule } from './schedule.ts'
import { measureTakeovers } from './takeovers.ts'
import { addRound, emptyTally, failureOf, formatTally, isClean, reportOf, type Tally } from './tally.ts'

/** `npm run faults`: random faults on a product of their own, judged from outside. Exits 1 when anything was wrong. */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Runs of a failing schedule's parts, at most; and how much longer than asked a run may take for them, ms. */
const SHRINK_RUNS = 12
const SHORTEST_ROUND_S = 10
/** What starting, settling and comparing take of a round beside its faults, about, s. */
const AROUND_S = 30

const INTERRUPTED = 130

const main = async (): Promise<number> => {
  const options = readOptions(process.argv.slice(2))
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n`)
    return 2
  }
  const configurations = options.configurations.filter((one) => one === 'single' || hasProduction())
  const isLacking = configurations.length < options.configurations.length
  throwAwayInMemory()
  const started = await startIdentity()
  const identity = createStackProcess('identity', 'identity', started.stack)
  await identity.start()
  const shared = { host: started.host, process: identity }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const end = () => Promise.all([closeInstallations(), identity.stop()])
    process.once(signal, () => void end().finally(() => process.exit(INTERRUPTED)))
  }
  try {
    const areRight: boolean[] = []
    if (options.takeovers > 0) areRight.push(!isLacking && (await measureTakeovers(options, shared, say)))
    else if (options.restarts > 0) areRight.push(await measureRestarts(options, shared, say))
    else {
      for (const configuration of configurations) {
        const minutes = options.minutes / configurations.length
        areRight.push(await runConfiguration(configuration, minutes, options, shared))
      }
    }
    const mustHaveAll = process.env['TEST_REQUIRE_PRODUCTION'] === '1' && isLacking
    return areRight.includes(false) || mustHaveAll ? 1 : 0
  } finally {
    await started.stop()
  }
}

const hasProduction = (): boolean => {
  const found = findPrograms()
  if ('missing' in found) say(`production: skipped, not installed: ${found.missing.join(', ')}`)
  return !('missing' in found)
}

const runConfiguration = async (
  configuration: Configuration,
  minutes: number,
  options: Options,
  identity: Identity,
): Promise<boolean> => {
  const { seed, inOrder } = options
  const logs = resultFile(`faults-${configuration}-logs`)
  const end = performance.now() + minutes * 60_000
  let tally = emptyTally(configuration, seed)
  for (let round = options.round ?? 1; ; round += 1) {
    const leftS = (end - performance.now()) / 1_000 - AROUND_S
    if (options.round === null && tally.rounds > 0 && leftS < SHORTEST_ROUND_S) break
    const roundSeconds =
      options.round === null
        ? Math.floor(Math.min(options.roundSeconds, Math.max(SHORTEST_ROUND_S, leftS)))
        : options.roundSeconds
    const roundSeed = `${seed}/${configuration}/${round}`
    const run = (schedule: Schedule) => runRound({ configuration, seed: roundSeed, identity, inOrder }, schedule, logs)
    tally = await oneRound(tally, { round, roundSeconds }, run, options)
    writeFileSync(resultFile(`faults-${configuration}.json`), `${JSON.stringify(reportOf(tally), null, 2)}\n`)
    if (options.round !== null) break
  }
  say(formatTally(tally))
  return isClean(tally)
}

const oneRound = async (
  tally: Tally,
  place: { readonly round: number; readonly roundSeconds: number },
  run: (schedule: Schedule) => Promise<Round>,
  { shrinks, inOrder }: Options,
): Promise<Tally> => {
  const { configuration, seed } = tally
  const roundSeed = `${seed}/${configuration}/${place.round}`
  const schedule = drawSchedule(roundSeed, configuration, place.roundSeconds * 1_000)
  say(
    `${configuration}, seed ${seed}, round ${place.round}: ${schedule.length} faults in about ${place.roundSeconds} s`,
  )
  for (const fault of schedule) say(`  ${describeFault(fault)}`)
  const begun = performance.now()
  const outcome = await run(schedule)
  const seconds = (performance.now() - begun) / 1_000
  const { defects } = outcome.verdict
  for (const line of outcome.done.skipped) say(`  ${line}`)
  say(`  ${outcome.verdict.acknowledged} changes acknowledged, ${defects.length} defects, ${Math.round(seconds)} s`)
  if (defects.length === 0) return addRound(tally, outcome, seconds, null)
  const kinds = new Set(defects.map(({ kind }) => kind))
  const failsAgain = async (part: Schedule) => {
    const again = await run(part)
    const isSame = again.verdict.defects.some(({ kind }) => kinds.has(kind))
    say(`  with ${part.length} of ${schedule.length} faults: ${isSame ? 'fails' : 'passes'}`)
    return isSame
  }
  const shortest = shrinks ? await shrink(schedule, failsAgain, SHRINK_RUNS) : schedule
  return addRound(tally, outcome, seconds, failureOf(tally, { ...place, inOrder }, shortest, outcome))
}

process.exitCode = await main()
process.exit()
