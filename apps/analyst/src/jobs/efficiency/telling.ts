// Findings of a site, as they stand → alarms of the upstream. Those it did not take are told again until it does.
import { MINUTE_MS } from '@vigie/contracts/entities'
import { createSerial } from '@vigie/contracts/limits'
import { FINDINGS_PER_CALL } from '@vigie/contracts/upstream'
import type { Logger } from 'pino'
import { forgetOver, readFindings, readLook } from '../../store/findings.ts'
import type { Database } from '../../store/store.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import { toldOf } from './look.ts'

/** Tells the findings of sites as alarms. */
export type Telling = {
  /**
   * Tells those of a site as they stand; false: the upstream did not take them. They are then told again by
   * themselves, after five seconds and then after twice as long each time, twenty minutes at most.
   */
  readonly tell: (site: string) => Promise<boolean>
  readonly stop: () => Promise<void>
}

const AGAIN_MS = 5_000
const MOST_MS = 20 * MINUTE_MS

export const createTelling = ({
  db,
  upstream,
  log,
}: {
  readonly db: Database
  readonly upstream: Upstream
  readonly log: Logger
}): Telling => {
  // of two tellings of a site the later one reads later: what it says stands
  const inTurn = createSerial()
  const waiting = new Map<string, { readonly timer: NodeJS.Timeout; readonly afterMs: number }>()
  const underWay = new Set<Promise<boolean>>()
  let isStopped = false

  const tellNow = async (site: string): Promise<boolean> => {
    const told = toldOf(await readFindings(db, site), (await readLook(db, site))?.pumps ?? [])
    for (let from = 0; from < told.length; from += FINDINGS_PER_CALL) {
      const answer = await upstream.tellFindings(site, told.slice(from, from + FINDINGS_PER_CALL))
      if (answer.ok) continue
      log.warn({ site, reason: answer.reason }, 'findings not taken as alarms; told again later')
      return false
    }
    // not before: of what is over the upstream must know that it is
    await forgetOver(db, site, Date.now())
    return true
  }

  const attempt = async (site: string): Promise<boolean> => {
    if (isStopped) return false
    let isTaken = false
    try {
      isTaken = await tellNow(site)
    } catch (error) {
      if (!isStopped) log.error(error, 'findings could not be told; told again later')
    }
    const before = waiting.get(site)
    clearTimeout(before?.timer)
    waiting.delete(site)
    if (!isTaken && !isStopped) {
      const afterMs = before === undefined ? AGAIN_MS : Math.min(2 * before.afterMs, MOST_MS)
      waiting.set(site, { afterMs, timer: setTimeout(() => void tell(site), afterMs).unref() })
    }
    return isTaken
  }

  const tell = (site: string): Promise<boolean> => {
    const one = inTurn(site, () => attempt(site)).finally(() => underWay.delete(one))
    underWay.add(one)
    return one
  }
  return {
    tell,
    stop: async () => {
      isStopped = true
      for (const { timer } of waiting.values()) clearTimeout(timer)
      await Promise.all(underWay)
    },
  }
}
