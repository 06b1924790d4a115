import type { AlarmLoad, KpiQuery, Site } from '@vigie/contracts/entities'
import { alarmLoadOf } from '../alarms/load.ts'
import { readKnownPeriod } from '../kpis/known.ts'
import { readAlarmSpans } from '../store/alarms.ts'
import type { Database } from '../store/tables.ts'

/** How heavily alarms weighed over what is known of a period; a younger site is judged by the time it has been there. */
export const readAlarmLoad = async (
  db: Database,
  site: Pick<Site, 'slug' | 'timeZone'>,
  query: KpiQuery,
  nowMs: number,
): Promise<AlarmLoad> => {
  const { period, since } = await readKnownPeriod(db, site, query, nowMs)
  const stretch = since(period.current)
  return alarmLoadOf(await readAlarmSpans(db, site.slug, stretch), stretch, site.timeZone)
}
