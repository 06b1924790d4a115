import type { Site } from '@vigie/contracts/entities'
import type { Setting } from '../alarms/condition.ts'
import { nightRuleOf } from '../alarms/night-rule.ts'
import { judgeNights, type Night } from '../alarms/nights.ts'
import { settingIn } from '../alarms/settings.ts'
import type { KnownDevice } from '../directory/directory.ts'
import { nightsOf } from '../kpis/flow-night.ts'
import { daysSince } from '../kpis/remembered-days.ts'
import { readJudgedNights, saveJudgedNights } from '../store/alarm-nights.ts'
import { readLows } from '../store/rollups/lows.ts'
import type { Database } from '../store/tables.ts'
import { holdTurns } from '../store/turns.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts'
import type { WatchDeps } from './deps.ts'
import { moveAlarms } from './move.ts'

/** nights looked back on */
const NIGHTS = 60
/** what was read in the last minutes of a night may still be on its way, ms */
const SETTLES_MS = 10 * MINUTE_MS
/** judged again after so long whatever happens: a sector may have had no power, ms */
const AGAIN_MS = HOUR_MS

/** The sectors of a site whose nights are judged, with their settings. */
type Sector = { readonly known: KnownDevice; readonly series: number; readonly setting: Setting }

/**
 * Judges the last night of each sector once it is over, and again when what is known of the nights changes. Returns the
 * round: a site whose past is being written to is left until a round finds it as the one before did.
 */
export const createNightRounds = (deps: WatchDeps): ((nowMs: number) => Promise<void>) => {
  const seen = new Map<string, number>()
  return async (nowMs) => {
    for (const [site, token] of deps.own()) {
      const given = deps.directory.site(site)
      const sectors = sectorsOf(deps, site)
      if (given === undefined || sectors.length === 0) continue
      const found = await readJudgedNights(deps.store.db, site, nowMs - (NIGHTS + 1) * DAY_MS)
      const isSettled = seen.get(site) === found.stamps
      seen.set(site, found.stamps)
      const isDue = found.judgedAt === null || found.judgedStamps !== found.stamps || nowMs - found.judgedAt > AGAIN_MS
      if (isDue && isSettled) await judgeSite(deps, given, { token, sectors, stamps: found.stamps }, nowMs)
    }
  }
}

const sectorsOf = ({ directory, settings }: WatchDeps, site: string): Sector[] =>
  directory.knownOf(site).flatMap((known): Sector[] => {
    const setting = settingIn(settings.of(site, known.device.id), 'night-flow', null)
    const series = known.metrics.get('flow_m3h')?.id
    return setting?.values.enabled === true && series !== undefined ? [{ known, series, setting }] : []
  })

type Due = { readonly token: number; readonly sectors: readonly Sector[]; readonly stamps: number }

const judgeSite = async (
  { store, settings, onJournal }: WatchDeps,
  site: Site,
  { token, sectors, stamps }: Due,
  nowMs: number,
): Promise<void> => {
  const nights = await readNights(store.db, site, sectors, nowMs)
  const journal = await store.db.transaction().execute(async (tx) => {
    if (!(await holdTurns(tx, [{ site: site.slug, token }]))) return []
    await saveJudgedNights(tx, site.slug, nowMs, stamps)
    const options = {
      site: site.slug,
      devices: sectors.map(({ known }) => known.device.id),
      settingsOf: settings.of,
      nowMs,
      sender: store.signals.sender,
      fences: [],
    }
    const moved = await moveAlarms(tx, options, (book, statusOf) =>
      sectors.flatMap(({ known: { device }, series, setting }) => {
        const own = nights.get(series) ?? []
        const last = judgeNights(own, nightRuleOf(setting))
        // what an older night says is not about now
        if (last === null || nowMs - last.at > DAY_MS + 2 * HOUR_MS) return []
        const powered = statusOf(device.id)?.powered ?? null
        return book.judge({ type: 'night.judged', device: device.id, powered, ...last })
      }),
    )
    return moved === 'fenced' ? [] : moved.journal
  })
  onJournal(journal)
}

/** The nights that are over, oldest first, by series. */
export const readNights = async (
  db: Database,
  { timeZone }: Pick<Site, 'timeZone'>,
  sectors: readonly Pick<Sector, 'series'>[],
  nowMs: number,
  nightCount = NIGHTS,
): Promise<ReadonlyMap<number, readonly Night[]>> => {
  const oldest = nowMs - nightCount * DAY_MS
  const days = daysSince(oldest, { from: oldest, to: nowMs }, timeZone)
  const windows = nightsOf(days, timeZone).filter(({ from, to }) => from < to && to + SETTLES_MS <= nowMs)
  const lows = await readLows(
    db,
    sectors.map(({ series }) => series),
    windows,
  )
  return new Map(
    sectors.map(({ series }) => [
      series,
      windows.flatMap(({ to }, n): Night[] => {
        const flowM3h = lows[n]?.get(series)
        return flowM3h === undefined ? [] : [{ at: to, flowM3h }]
      }),
    ]),
  )
}
