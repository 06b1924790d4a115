import { readFile } from 'node:fs/promises'
import { type Site, site } from '@vigie/contracts/entities'
import { z } from 'zod'
import type { Database } from './tables.ts'

const sitesFile = z.object({ sites: z.array(site) })

/** Reads a SITES_FILE. Throws an error that names the file when it is missing or malformed. */
export const readSitesFile = async (path: string): Promise<Site[]> => {
  try {
    return sitesFile.parse(JSON.parse(await readFile(path, 'utf8'))).sites
  } catch (error) {
    throw new Error(`SITES_FILE ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Creates or updates sites, each with its empty journal; those not named stay. */
export const saveSites = async (db: Database, sites: readonly Site[]): Promise<void> => {
  if (sites.length === 0) return
  await db.transaction().execute(async (tx) => {
    for (const one of sites) {
      const data = JSON.stringify(one)
      await tx
        .insertInto('sites')
        .values({ slug: one.slug, data })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ data }))
        .execute()
      for (const table of ['journal_head', 'relay'] as const) {
        await tx
          .insertInto(table)
          .values({ site: one.slug, seq: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    }
  })
}

export const readSites = async (db: Database): Promise<Site[]> => {
  const rows = await db.selectFrom('sites').select('data').orderBy('slug').execute()
  return rows.map(({ data }) => site.parse(data))
}
