import { settingIn } from '../alarms/settings.ts'
import { readQuietDevices, stillQuiet } from '../store/quiet.ts'
import { watchSeries } from '../store/readings.ts'
import { holdTurns } from '../store/turns.ts'
import type { WatchDeps } from './deps.ts'
import { moveAlarms } from './move.ts'

/** devices judged in one round */
const AT_ONCE = 500

/**
 * Finds devices of which nothing is read any more. When each was read last stands in the database; it is judged there
 * again, with the device's series locked, so that a reading on its way is not overlooked.
 */
export const findSilences = async (
  { store, own, directory, settings, listening, onJournal }: WatchDeps,
  nowMs: number,
): Promise<void> => {
  for (const [site, token] of own()) {
    const since = listening.since(site)
    if (since === null) continue
    const allowed = new Map<string, { readonly ms: number; readonly series: readonly number[] }>()
    for (const { device, metrics } of directory.knownOf(site)) {
      const values = settingIn(settings.of(site, device.id), 'stale', null)?.values
      if (values?.enabled !== true || nowMs - since < values.onDelayMs) continue
      allowed.set(device.id, { ms: values.onDelayMs, series: [...metrics.values()].map(({ id }) => id) })
    }
    if (allowed.size === 0) continue
    const least = Math.min(...[...allowed.values()].map(({ ms }) => ms))
    const quiet = (await readQuietDevices(store.db, site, nowMs - least))
      .map((one) => ({ ...one, silentMs: nowMs - Math.max(one.lastAt ?? 0, one.backAt ?? 0, since) }))
      .filter(({ device, silentMs }) => silentMs >= (allowed.get(device)?.ms ?? Number.POSITIVE_INFINITY))
      .slice(0, AT_ONCE)
    if (quiet.length === 0) continue
    const fences = [{ site, token }]
    const series = quiet.flatMap(({ device }) => allowed.get(device)?.series ?? [])
    const journal = await store.db.transaction().execute(async (tx) => {
      if (!(await holdTurns(tx, fences))) return []
      await watchSeries(tx, series, true)
      const still = await stillQuiet(tx, site, quiet)
      const silent = quiet.filter(({ device }) => still.has(device))
      const options = {
        site,
        devices: silent.map(({ device }) => device),
        settingsOf: settings.of,
        nowMs,
        sender: store.signals.sender,
        fences: [],
      }
      const moved = await moveAlarms(tx, options, (book, statusOf) =>
        silent.flatMap(({ device, silentMs }) => {
          const { powered = null, online = null } = statusOf(device) ?? {}
          if (online === false) return []
          return book.judge({ type: 'silence.measured', device, at: nowMs, powered, silentMs })
        }),
      )
      return moved === 'fenced' ? [] : moved.journal
    })
    onJournal(journal)
  }
}
