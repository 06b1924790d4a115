import { type DeviceSettings, deviceSettings } from '../alarms/settings.ts'
import { type AlarmStand, readStanding } from '../store/comparators.ts'
import { readDevicesOf } from '../store/devices.ts'
import type { WatchDeps } from './deps.ts'
import { moveAlarms } from './move.ts'

/** What the journal says of an alarm that ends so. */
const UNANNOUNCED = 'Grandeur que l’appareil n’annonce plus.'

/**
 * Ends the alarms, and the delays before them, of what a device no longer announces: nothing will ever be read of it that
 * could end them. Devices are read from the database after their alarms, so that what another instance has just come to
 * know, and raised an alarm of, stays.
 */
export const endUnannounced = async (
  { store, own, settings, onJournal }: Pick<WatchDeps, 'store' | 'own' | 'settings' | 'onJournal'>,
  nowMs: number,
): Promise<void> => {
  for (const [site, token] of own()) {
    const stands = await readStanding(store.db, site)
    const seem = stands.filter((one) => !concerns(settings.of(site, one.device), one))
    if (seem.length === 0) continue
    const devices = new Map((await readDevicesOf(store.db, site)).map((device) => [device.id, deviceSettings(device)]))
    const over = seem.filter((one) => !concerns(devices.get(one.device), one))
    if (over.length === 0) continue
    const options = {
      site,
      devices: over.map(({ device }) => device),
      settingsOf: settings.of,
      nowMs,
      sender: store.signals.sender,
      fences: [{ site, token }],
    }
    const moved = await moveAlarms(store.db, options, (book) =>
      over.flatMap((one) => book.withdraw(one, nowMs, UNANNOUNCED)),
    )
    if (moved !== 'fenced') onJournal(moved.journal)
  }
}

/** Whether a device can be judged by it; an alarm that names no metric is of whatever its condition is set on. */
const concerns = (settings: DeviceSettings | undefined, { condition, metric }: AlarmStand): boolean =>
  (settings?.get(condition) ?? []).some((setting) => metric === null || setting.metric === metric)
