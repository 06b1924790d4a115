// Rounds over all sites: their history read, looked at in a thread, kept, and told as alarms. The store says what was
// done, so that a service that was killed in the middle finds everything once, and nothing twice.
import { MINUTE_MS } from '@vigie/contracts/entities'
import { FINDINGS_PER_CALL } from '@vigie/contracts/upstream'
import type { Logger } from 'pino'
import type { SiteReport } from '../../engines/index.ts'
import { readFindings, readLook, writeLook } from '../../store/findings.ts'
import type { Database } from '../../store/store.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import type { Threads } from '../threads.ts'
import { lookOf, toldOf } from './look.ts'
import { readHistory } from './read-history.ts'

type RoundsDeps = {
  readonly db: Database
  readonly threads: Threads
  readonly upstream: Upstream
  readonly log: Logger
}

/** Looks at all sites, one after the other, until stopped. */
export type Rounds = {
  /** Tells the findings of a site as alarms, as they stand; false: the upstream did not take them. */
  readonly tell: (site: string) => Promise<boolean>
  readonly stop: () => Promise<void>
}

/** What engines judge by comes hour by hour. */
const EVERY_MS = 20 * MINUTE_MS
/** A site that has little history may be getting it just now: looked at again so soon, then half as often each time. */
const SOON_MS = 20_000
const ENOUGH_MS = 22 * 24 * 60 * MINUTE_MS

const WORKER = new URL('./inspect.worker.ts', import.meta.url)

export const createRounds = (deps: RoundsDeps): Rounds => {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const read = new Map<string, number | null>()
  let soonMs = SOON_MS

  const round = async (): Promise<void> => {
    const sites = await deps.upstream.sites(deps.upstream.service)
    let isSettled = sites.ok && sites.value.length > 0
    for (const site of sites.ok ? sites.value : []) {
      if (stopping.signal.aborted) return
      const history = await readHistory(deps.upstream, site, Date.now())
      const { from } = history.ok ? history.value : { from: null }
      const hasGrown = read.get(site.slug) !== from
      read.set(site.slug, from)
      if (hasGrown) soonMs = SOON_MS
      if (!history.ok || from === null || history.value.until - from < ENOUGH_MS) {
        if (!history.ok) deps.log.warn({ site: site.slug, reason: history.reason }, 'a history could not be read')
        isSettled = false
        continue
      }
      // a history that just grew at its old end is still coming in: look again soon
      isSettled = isSettled && !hasGrown
      const report = await deps.threads.run<SiteReport>(WORKER, history.value, stopping.signal)
      await writeLook(deps.db, site.slug, { ...lookOf(report), seenFrom: from, seenUntil: history.value.until })
      await tellSite(deps, site.slug, lookOf(report).pumps)
    }
    schedule(isSettled ? EVERY_MS : soonMs)
    soonMs = Math.min(2 * soonMs, EVERY_MS)
  }
  const schedule = (inMs: number): void => {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      running = run()
    }, inMs)
    timer.unref()
  }
  const run = (): Promise<void> =>
    round().catch((error: unknown) => {
      if (stopping.signal.aborted) return
      deps.log.error(error, 'a round over the sites failed')
      schedule(SOON_MS)
    })
  let running = run()

  return {
    tell: async (site) => tellSite(deps, site, await readPumps(deps.db, site)),
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

const readPumps = async (db: Database, site: string) => (await readLook(db, site))?.pumps ?? []

const tellSite = async (
  { db, upstream, log }: RoundsDeps,
  site: string,
  pumps: Parameters<typeof toldOf>[1],
): Promise<boolean> => {
  const told = toldOf(await readFindings(db, site), pumps)
  for (let from = 0; from < told.length; from += FINDINGS_PER_CALL) {
    const answer = await upstream.tellFindings(site, told.slice(from, from + FINDINGS_PER_CALL))
    if (answer.ok) continue
    log.warn({ site, reason: answer.reason }, 'findings not taken as alarms; told again at the next round')
    return false
  }
  return true
}
