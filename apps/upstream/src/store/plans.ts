import { type SitePlan, sitePlan } from '@vigie/contracts/entities'
import type { Database, Tx } from './tables.ts'

/** Keeps the plan a site was given with; without one, none is kept. */
export const savePlan = async (tx: Tx, site: string, plan: SitePlan | undefined): Promise<void> => {
  if (plan === undefined) {
    await tx.deleteFrom('site_plans').where('site', '=', site).execute()
    return
  }
  const data = JSON.stringify(plan)
  await tx
    .insertInto('site_plans')
    .values({ site, data })
    .onConflict((conflict) => conflict.column('site').doUpdateSet({ data }))
    .execute()
}

/** What lies on a site; null: it was given without a plan. */
export const readPlan = async (db: Database, site: string): Promise<SitePlan | null> => {
  const row = await db.selectFrom('site_plans').select('data').where('site', '=', site).executeTakeFirst()
  return row === undefined ? null : sitePlan.parse(row.data)
}
