import type { NightKpi, Site } from '@vigie/contracts/entities'
import { roundTo } from '@vigie/contracts/format'
import { nightRuleOf, nightSettingIn, unusualFrom } from '../alarms/night-rule.ts'
import { judgeNights, type Night } from '../alarms/nights.ts'
import type { DeviceSettings } from '../alarms/settings.ts'
import { dayAt } from '../series/buckets.ts'
import { readLows } from '../store/rollups/lows.ts'
import type { Database } from '../store/tables.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, type Stretch } from '../time.ts'
import { nightsOf } from './flow-night.ts'
import { type Network, type Node, seriesOf } from './network.ts'
import { createDayMemory, daysSince } from './remembered-days.ts'

/** nights looked back on, as many as the alarm does */
const NIGHTS = 60
/** nights told one by one */
const RECENT = 28
/** what was read in the last minutes of a night may still be on its way, ms */
const SETTLES_MS = 10 * MINUTE_MS
/** An older night says nothing about now, ms */
const STILL_TRUE_MS = DAY_MS + 2 * HOUR_MS
/** A leak is not mended by a meter that falls silent: it stands until a later night is read, for so long at most, ms */
const LEAK_STANDS_MS = 7 * DAY_MS

type Lows = Stretch & { readonly night: Stretch; readonly flows: ReadonlyMap<number, number> }
/** How the alarms of a device are set. */
export type SettingsOfDevice = (device: string) => DeviceSettings
/** The last night of each consumer that was over at an instant; null: none of late, or nobody wants it judged. */
export type NightReader = (
  site: Site,
  network: Network,
  until: number,
  nowMs: number,
  settingsOf: SettingsOfDevice,
) => Promise<(node: Node) => NightKpi | null>

/** Reads the nights of the consumers, and remembers those of days that are over. */
export const createNightReader = (db: Database): NightReader => {
  const recall = createDayMemory<Lows>(db)
  return async (site, network, until, nowMs, settingsOf) => {
    const flows = network.consumptions.flatMap((node) => seriesOf(node, 'flow_m3h') ?? [])
    const { start } = dayAt(until - NIGHTS * DAY_MS, site.timeZone)
    const days = await recall({
      site,
      of: JSON.stringify([flows, site.timeZone]),
      windows: flows.length === 0 ? [] : daysSince(start, { from: start, to: until }, site.timeZone),
      nowMs,
      read: (missing) => readNightsOf(db, flows, missing, site.timeZone),
    })
    const over = days.filter(({ night: { from, to } }) => from < to && to <= until && to + SETTLES_MS <= nowMs)
    return (node) => {
      const series = seriesOf(node, 'flow_m3h')
      const setting = nightSettingIn(settingsOf(node.device.id))
      if (series === undefined || setting === null) return null
      const nights = over.flatMap(({ night, flows: lows }): Night[] => {
        const flowM3h = lows.get(series)
        return flowM3h === undefined ? [] : [{ at: night.to, flowM3h }]
      })
      const last = judgeNights(nights, nightRuleOf(setting))
      if (last === null || until - last.at > (last.since === null ? STILL_TRUE_MS : LEAK_STANDS_MS)) return null
      return {
        at: last.at,
        flowM3h: rounded(last.flowM3h),
        usualM3h: last.usualM3h === null ? null : rounded(last.usualM3h),
        unusualFromM3h: last.usualM3h === null ? null : unusualFrom(setting, last.usualM3h),
        leakSince: last.since,
        recentM3h: over
          .filter(({ night }) => night.to <= last.at)
          .slice(-RECENT)
          .map(({ flows: lows }) => lows.get(series))
          .map((flow) => (flow === undefined ? null : rounded(flow))),
      }
    }
  }
}

/** To ten litres an hour, all that is shown of it: a difference of two nights is that of the figures beside it. */
const rounded = (flowM3h: number): number => roundTo(flowM3h, 2)

const readNightsOf = async (
  db: Database,
  flows: readonly number[],
  days: readonly Stretch[],
  timeZone: string,
): Promise<Lows[]> => {
  const nights = nightsOf(days, timeZone)
  const lows = await readLows(db, flows, nights)
  return days.map((day, n) => ({ ...day, night: nights[n] ?? day, flows: lows[n] ?? new Map() }))
}
