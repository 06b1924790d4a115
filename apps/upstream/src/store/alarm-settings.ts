import type { AlarmSettingKey, AlarmSettingValues } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import type { ChangedSetting } from '../alarms/settings.ts'
import { CHANNELS } from './signals.ts'
import type { Database, Tx } from './tables.ts'

/** Every setting that somebody changed, of every site. */
export const readChangedSettings = async (db: Database): Promise<(ChangedSetting & { readonly site: string })[]> => {
  const rows = await db.selectFrom('alarm_settings').selectAll().execute()
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

/** The next version of a site's settings, unless they were changed since one; null: they were. Locks the others out. */
export const nextSettingsVersion = async (tx: Tx, site: string, since: number): Promise<number | null> => {
  await sql`insert into alarm_settings_head (site, version) values (${site}, 0) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ version: number }>`
    update alarm_settings_head set version = version + 1 where site = ${site} and version = ${since}
    returning version`.execute(tx)
  return rows[0]?.version ?? null
}

/** A setting to keep; `values` null: as by default. */
export type SettingChange = AlarmSettingKey & { readonly values: AlarmSettingValues | null }

/** Keeps settings, and tells the other instances. */
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
