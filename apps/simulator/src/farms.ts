import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createSiteRun, type SiteRun } from './site-run.ts'
import { type Memory, readMemory, writeMemory } from './state-file.ts'

const SAVE_EVERY_MS = 10_000
const GOODBYE_MS = 2_500
const PROBLEM_EVERY_MS = 10_000

/** What the process runs until it is closed. `settled` resolves when the start is over and rejects when it failed. */
export type Running = { readonly settled: Promise<void>; readonly close: () => Promise<void> }

/** Messages to the process that forked this one; `progress` counts samples of history. */
export type FarmMessage =
  | { type: 'ready' }
  | { type: 'progress'; done: number; total: number }
  | { type: 'history-done' }

/**
 * Runs every site: connects its devices, hands over its history, then lets it run live. The state of the farms is kept
 * in the state file, where there is one.
 */
export const createFarms = (config: Config, log: Logger, tell: (message: FarmMessage) => void): Running => {
  const runs: SiteRun[] = []
  const keeper = createKeeper(config, runs, log)
  let closed = false

  const start = async () => {
    const kept = await recall(config, log)
    if (closed) return
    const onProblem = quietProblems(log)
    for (const site of config.sites) {
      runs.push(createSiteRun({ ...config, site, url: config.mqttUrl, memory: kept?.sites[site] ?? null, onProblem }))
    }
    await keeper.save()
    await Promise.all(runs.map(({ born }) => born))
    log.info({ sites: config.sites }, 'every device is connected')
    tell({ type: 'ready' })
    await handOver(runs, log, tell, () => closed)
    await keeper.save()
    if (!closed) tell({ type: 'history-done' })
  }

  return {
    settled: start().catch((error) => {
      // Closing interrupts what is under way; a history that was not handed over in full is sent again at the next
      // start.
      if (!closed) throw error
    }),
    close: async () => {
      closed = true
      await Promise.all(runs.map((run) => run.close(GOODBYE_MS)))
      await keeper.close()
    },
  }
}

/**
 * Hands over the history of each site in turn, computing the next one's meanwhile; a site whose history is sent goes
 * live.
 */
const handOver = async (
  runs: readonly SiteRun[],
  log: Logger,
  tell: (message: FarmMessage) => void,
  isClosed: () => boolean,
): Promise<void> => {
  const totals = runs.map((run) => run.historySamples())
  const total = totals.reduce((sum, one) => sum + one, 0)
  let done = 0
  let computed = runs[0]?.computeHistory()
  for (const [index, run] of runs.entries()) {
    await computed
    computed = runs[index + 1]?.computeHistory()
    const siteTotal = totals[index] ?? 0
    let siteDone = 0
    let said = 0
    await run.publishHistory((samples) => {
      siteDone += samples
      done += samples
      tell({ type: 'progress', done: Math.min(done, total), total })
      const percent = Math.min(100, Math.floor((100 * siteDone) / siteTotal))
      if (percent < said + 20) return
      said = percent
      log.info({ site: run.site, percent }, `history of ${run.site}: ${percent} %`)
    })
    if (isClosed()) return
    run.goLive()
    log.info({ site: run.site, samples: siteDone }, `${run.site} is live`)
  }
}

/** Writes the state file: when asked, every 10 s and on closing, one write at a time. */
const createKeeper = (
  { stateFile, seed }: Config,
  runs: readonly SiteRun[],
  log: Logger,
): { save: () => Promise<void>; close: () => Promise<void> } => {
  let last: Promise<void> = Promise.resolve()
  const save = () => {
    if (stateFile === null || runs.length === 0) return last
    const content = (): Memory => ({
      version: 1,
      seed,
      sites: Object.fromEntries(runs.map((run) => [run.site, run.memory()])),
    })
    last = last
      .then(() => writeMemory(stateFile, content()))
      .catch((error) => log.error({ err: error }, 'the state file could not be written'))
    return last
  }
  const timer = setInterval(save, SAVE_EVERY_MS)
  return {
    save,
    close: () => {
      clearInterval(timer)
      return save()
    },
  }
}

/** The content of the state file; null: there is none, or it is of another seed or ahead of this machine's clock. */
const recall = async ({ stateFile, seed }: Config, log: Logger): Promise<Memory | null> => {
  if (stateFile === null) return null
  const read = await readMemory(stateFile)
  if (!read.ok) throw new Error(`STATE_FILE: ${read.error}; remove it to start a new farm`)
  if (read.memory === null) return null
  if (read.memory.seed !== seed) {
    log.warn({ was: read.memory.seed, now: seed }, 'another seed: a new farm begins')
    return null
  }
  const ahead = Object.values(read.memory.sites).some(({ farm }) => farm !== null && farm.atMs > Date.now() + 60_000)
  if (!ahead) return read.memory
  log.warn("the state file is ahead of this machine's clock: a new farm begins")
  return null
}

/**
 * Logs connection problems: at most one line every 10 s, with how many there were, since a broker that is away fails
 * every device.
 */
const quietProblems = (log: Logger): ((device: string, error: Error) => void) => {
  let since = 0
  let complaints = 0
  return (device, error) => {
    complaints += 1
    if (Date.now() - since < PROBLEM_EVERY_MS) return
    log.warn({ device, complaints }, error.message || ('code' in error ? String(error.code) : error.name))
    since = Date.now()
    complaints = 0
  }
}
