import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { readHeads, type SiteHead } from '../store/journal.ts'
import { readDigest } from '../store/picture.ts'
import type { Database } from '../store/tables.ts'

/** Where a site is in the database; the digest is of just there. */
export type SiteAt = SiteHead & { readonly digest: string | null }

/** Where every site is, as read from the database and never from what this process did. */
export type Stand = {
  readonly sites: () => ReadonlyMap<string, SiteAt>
  /** Reads it again; resolves in any case, after some time even while the database does not answer. */
  readonly refresh: () => Promise<void>
}

/** what is said is as old as this at most when the database is slow, ms */
const WAIT_MS = 250

export const createStand = (db: Database, log: Logger): Stand => {
  let sites: ReadonlyMap<string, SiteAt> = new Map()
  let reading: Promise<void> | null = null

  const read = async (): Promise<void> => {
    const heads = await readHeads(db)
    const next = new Map<string, SiteAt>()
    for (const [site, head] of heads) {
      const known = sites.get(site)
      const isSame = known !== undefined && known.seq === head.seq && known.rev === head.rev && known.digest !== null
      next.set(site, isSame ? known : await readDigest(db, site))
    }
    sites = next
  }
  return {
    sites: () => sites,
    refresh: async () => {
      reading ??= read()
        .catch((error) => log.warn({ error: String(error) }, 'where the sites are was not read'))
        .finally(() => {
          reading = null
        })
      const timeout = new AbortController()
      await Promise.race([reading, wait(WAIT_MS, undefined, { signal: timeout.signal })])
      timeout.abort()
    },
  }
}
