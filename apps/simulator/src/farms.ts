import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { openSite, type SiteRun } from './site-run.ts'
import { type Memory, readMemory, writeMemory } from './state-file.ts'

const SAVE_EVERY_MS = 10_000
const GOODBYE_MS = 2_500
const PROBLEM_EVERY_MS = 10_000

/** Something that runs until closed. `settled` resolves when its start is over and rejects when it cannot start. */
export type Running = { readonly settled: Promise<void>; readonly close: () => Promise<void> }

/** What the process that forked this one hears. */
export type FarmMessage =
  | { type: 'ready' }
  | { type: 'progress'; done: number; total: number }
  | { type: 'history-done' }

/** Runs every site: connect, hand over the history site by site, then live. Keeps what the devices remember. */
export const startFarms = (config: Config, log: Logger, tell: (message: FarmMessage) => void): Running => {
  const runs: SiteRun[] = []
  const keeper = createKeeper(config, runs, log)
  let closed = false

  const start = async () => {
    const kept = await recall(config, log)
    if (closed) return
    const onProblem = quietProblems(log)
    for (const site of config.sites) {
      runs.push(openSite({ ...config, site, url: config.mqttUrl, memory: kept?.sites[site] ?? null, onProblem }))
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
      // what was under way when it was closed is told at the next start
      if (!closed) throw error
    }),
    close: async () => {
      closed = true
      await Promise.all(runs.map((run) => run.close(GOODBYE_MS)))
      await keeper.close()
    },
  }
}

/** Tells the history of each site in turn, and sets each one live as soon as its own is told. */
const handOver = async (
  runs: readonly SiteRun[],
  log: Logger,
  tell: (message: FarmMessage) => void,
  isClosed: () => boolean,
): Promise<void> => {
  const totals = runs.map((run) => run.historySamples())
  const total = totals.reduce((sum, one) => sum + one, 0)
  let done = 0
  let recalled = runs[0]?.recallHistory()
  for (const [index, run] of runs.entries()) {
    await recalled
    recalled = runs[index + 1]?.recallHistory()
    const siteTotal = totals[index] ?? 0
    let siteDone = 0
    let said = 0
    await run.tellHistory((samples) => {
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

/** Saves what the devices remember: now, every 10 s, and when it is closed; one save at a time. */
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
      .catch((error) => log.error({ err: error }, 'what the devices remember could not be saved'))
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

/** What the devices remember of the last run; null: nothing that fits this seed and this time. */
const recall = async ({ stateFile, seed }: Config, log: Logger): Promise<Memory | null> => {
  if (stateFile === null) return null
  const read = await readMemory(stateFile)
  if (!read.ok) throw new Error(`STATE_FILE: ${read.problem}; remove it to start a new farm`)
  if (read.memory === null) return null
  if (read.memory.seed !== seed) {
    log.warn({ was: read.memory.seed, now: seed }, 'another seed: a new farm begins')
    return null
  }
  const ahead = Object.values(read.memory.sites).some(({ farm }) => farm !== null && farm.atMs > Date.now() + 60_000)
  if (!ahead) return read.memory
  log.warn('the devices remember the future: a new farm begins')
  return null
}

/** A broker that is away makes every device complain: one line every 10 s says how many did. */
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
