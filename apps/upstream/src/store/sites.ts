import { readFile } from 'node:fs/promises'
import { type GivenSite, givenSite, type Site, site } from '@vigie/contracts/entities'
import { z } from 'zod'
import { readKeptGoals, withTargets } from './goals.ts'
import { savePlan } from './plans.ts'
import type { Database } from './tables.ts'

const sitesFile = z.object({ sites: z.array(givenSite) })

/** Reads a SITES_FILE. Throws an error that names the file when it is missing or malformed. */
export const readSitesFile = async (path: string): Promise<GivenSite[]> => {
  try {
    return sitesFile.parse(JSON.parse(await readFile(path, 'utf8'))).sites
  } catch (error) {
    throw new Error(`SITES_FILE ${path}: ${reasonOf(error)}`)
  }
}

/** The first thing that is wrong, and where in the file. */
const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues
    return `${issue?.path.join('.')}: ${issue?.message}`
  }
  return error instanceof Error ? error.message : String(error)
}

/** Creates or updates sites, each with its plan and its empty journal; those not named stay. */
export const saveSites = async (db: Database, sites: readonly GivenSite[]): Promise<void> => {
  if (sites.length === 0) return
  await db.transaction().execute(async (tx) => {
    for (const { plan, ...one } of sites) {
      const data = JSON.stringify(one)
      await tx
        .insertInto('sites')
        .values({ slug: one.slug, data })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ data }))
        .execute()
      await savePlan(tx, one.slug, plan)
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

/** Every site, with the targets that are in force. */
export const readSites = async (db: Database): Promise<Site[]> => {
  const rows = await db.selectFrom('sites').select('data').orderBy('slug').execute()
  const goals = await readKeptGoals(db)
  return rows.map(({ data }) => site.parse(data)).map((one) => withTargets(one, goals.get(one.slug)))
}

/** A site as it was given, whatever people set since. */
export const readGivenSite = async (db: Database, slug: string): Promise<Site> => {
  const { data } = await db.selectFrom('sites').select('data').where('slug', '=', slug).executeTakeFirstOrThrow()
  return site.parse(data)
}
