import type { Device, Site } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import type { SetGoal } from './goals-tables.ts'
import { CHANNELS } from './signals.ts'
import type { Database, Tx } from './tables.ts'

/** What people set of the goals of a site; what is not among them is as the installation declares. */
export type KeptGoals = { readonly version: number; readonly set: readonly SetGoal[] }

const NONE: KeptGoals = { version: 0, set: [] }

/** What people set, of every site; one not named: nothing. */
export const readKeptGoals = async (db: Database): Promise<ReadonlyMap<string, KeptGoals>> => {
  const rows = await db.selectFrom('goals').selectAll().execute()
  return new Map(rows.map(({ site, version, data }) => [site, { version, set: data }]))
}

/** What people set of one site. */
export const readGoalsOf = async (db: Database, site: string): Promise<KeptGoals> => {
  const row = await db.selectFrom('goals').select(['version', 'data']).where('site', '=', site).executeTakeFirst()
  return row === undefined ? NONE : { version: row.version, set: row.data }
}

/** The same. Nobody else changes it until the end of the transaction. */
export const holdGoals = async (tx: Tx, site: string): Promise<KeptGoals> => {
  await tx
    .insertInto('goals')
    .values({ site, version: 0, data: '[]' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { version, data } = await tx
    .selectFrom('goals')
    .select(['version', 'data'])
    .where('site', '=', site)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { version, set: data }
}

/** Keeps goals, and tells the other instances, who read sites and devices again. */
export const saveGoals = async (
  tx: Tx,
  site: string,
  { version, set }: KeptGoals,
  sender: string | null,
): Promise<void> => {
  const data = JSON.stringify(set)
  await tx.updateTable('goals').set({ version, data }).where('site', '=', site).execute()
  if (sender !== null) await sql`select pg_notify(${CHANNELS.devices}, ${`${sender} ${site}`})`.execute(tx)
}

/** A site as it is judged: with the targets that were set in place of those that it was given with. */
export const withTargets = (site: Site, { set }: KeptGoals = NONE): Site => {
  const own = set.flatMap(({ goal, value }) =>
    goal === 'budgetM3PerMonth' ? [] : [[goal, value ?? undefined] as const],
  )
  return own.length === 0 ? site : { ...site, targets: { ...site.targets, ...Object.fromEntries(own) } }
}

/** A device as it is judged: with the budget that was set in place of the one that it declares. */
export const withBudget = (device: Device, { set }: KeptGoals = NONE): Device => {
  const own = set.find((one) => one.goal === 'budgetM3PerMonth' && one.device === device.id)
  return own === undefined ? device : { ...device, budgetM3PerMonth: own.value }
}
