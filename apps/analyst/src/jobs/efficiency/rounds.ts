// Rounds over all sites: their history read, looked at in a thread, kept, and told as alarms. The store says what was
// done, so that a service that was killed in the middle finds everything once, and nothing twice.
import { MINUTE_MS, type Site } from '@vigie/contracts/entities'
import type { Logger } from 'pino'
import type { SiteReport } from '../../engines/index.ts'
import { writeLook } from '../../store/findings.ts'
import type { Database } from '../../store/store.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import type { Threads } from '../threads.ts'
import { lookOf } from './look.ts'
import { isLongEnough, readHistory } from './read-history.ts'
import type { Telling } from './telling.ts'

type RoundsDeps = {
  readonly db: Database
  readonly threads: Threads
  readonly upstream: Upstream
  readonly tell: Telling['tell']
  readonly log: Logger
}

/** Looks at all sites, one after the other, until stopped. */
export type Rounds = {
  readonly stop: () => Promise<void>
}

/** What engines judge by comes hour by hour. */
const EVERY_MS = 20 * MINUTE_MS
/** A site that has little history may be getting it just now: looked at again so soon, then half as often each time. */
const SOON_MS = 20_000

const WORKER = new URL('./inspect.worker.ts', import.meta.url)

export const createRounds = (deps: RoundsDeps): Rounds => {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const read = new Map<string, number | null>()
  let soonMs = SOON_MS

  /** How far the history of a site goes back, and whether that is far enough to be judged by. */
  const lookAt = async (site: Site): Promise<{ readonly hasGrown: boolean; readonly isSettled: boolean }> => {
    const history = await readHistory(deps.upstream, site, Date.now())
    const { from } = history.ok ? history.value : { from: null }
    const hasGrown = read.get(site.slug) !== from
    read.set(site.slug, from)
    if (!history.ok) deps.log.warn({ site: site.slug, reason: history.reason }, 'a history could not be read')
    if (!history.ok || !isLongEnough(from, history.value.until)) return { hasGrown, isSettled: false }
    const report = await deps.threads.run<SiteReport>(WORKER, history.value, stopping.signal)
    await writeLook(deps.db, site.slug, { ...lookOf(report), seenFrom: from, seenUntil: history.value.until })
    await deps.tell(site.slug)
    // a history that just grew at its old end is still coming in: look again soon
    return { hasGrown, isSettled: !hasGrown }
  }

  const round = async (): Promise<void> => {
    const sites = await deps.upstream.sites(deps.upstream.service)
    let isSettled = sites.ok && sites.value.length > 0
    for (const site of sites.ok ? sites.value : []) {
      if (stopping.signal.aborted) return
      const looked = await lookAt(site).catch((error: unknown) => {
        // what one site's data make of an engine costs the sites after it nothing
        if (!stopping.signal.aborted) deps.log.error({ site: site.slug, err: error }, 'a site could not be looked at')
        return { hasGrown: false, isSettled: false }
      })
      if (looked.hasGrown) soonMs = SOON_MS
      isSettled &&= looked.isSettled
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
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
