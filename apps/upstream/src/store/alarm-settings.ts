import type { AlarmSettingKey, AlarmSettingValues } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import type { ChangedSetting } from '../alarms/settings.ts'
import { CHANNELS } from './signals.ts'
import type { Database, Tx } from './tables.ts'

/** Every setting that somebody changed, of one site or of all. */
export const readChangedSettings = async (
  db: Database,
  ofSite?: string,
): Promise<(ChangedSetting & { readonly site: string })[]> => {
  const rows = await db
    .selectFrom('alarm_settings')
    .selectAll()
    .$if(ofSite !== undefined, (query) => query.where('site', '=', ofSite ?? ''))
    .execute()
  return rows.map(({ site, device, condition, metric, data, changed_at, changed_by }) => ({
    site,
    device,
    condition,
    metric: metric === '' ? null : metric,
    values: data,
    changedAt: changed_at,
    changedBy: changed_by,
  }))
}

/** How often the settings of each site were changed; one not named: never. */
export const readSettingsVersions = async (db: Database): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('alarm_settings_head').selectAll().execute()
  return new Map(rows.map(({ site, version }) => [site, version]))
}

/** The version of a site's settings. Nobody else changes them until the end of the transaction. */
export const holdSettings = async (tx: Tx, site: string): Promise<number> => {
  await sql`insert into alarm_settings_head (site, version) values (${site}, 0) on conflict do nothing`.execute(tx)
  const { version } = await tx
    .selectFrom('alarm_settings_head')
    .select('version')
    .where('site', '=', site)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}

/** A setting to keep; `values` null: as by default. */
export type SettingChange = AlarmSettingKey & { readonly values: AlarmSettingValues | null }

/** Keeps settings under the next version, and tells the other instances. */
export const saveSettings = async (
  tx: Tx,
  site: string,
  changes: readonly SettingChange[],
  {
    changedAt,
    changedBy,
    sender,
  }: Pick<ChangedSetting, 'changedAt' | 'changedBy'> & { readonly sender: string | null },
): Promise<void> => {
  await sql`update alarm_settings_head set version = version + 1 where site = ${site}`.execute(tx)
  for (const { device, condition, metric, values } of changes) {
    const key = { site, device, condition, metric: metric ?? ('' as const) }
    if (values === null) {
      await tx
        .deleteFrom('alarm_settings')
        .where(({ and }) => and(key))
        .execute()
      continue
    }
    const kept = { data: JSON.stringify(values), changed_at: changedAt, changed_by: JSON.stringify(changedBy) }
    await tx
      .insertInto('alarm_settings')
      .values({ ...key, ...kept })
      .onConflict((conflict) => conflict.columns(['site', 'device', 'condition', 'metric']).doUpdateSet(kept))
      .execute()
  }
  if (sender !== null) await sql`select pg_notify(${CHANNELS.settings}, ${`${sender} ${site}`})`.execute(tx)
}
