import { type ChangedSetting, type DeviceSettings, deviceSettings, settingKey } from '../alarms/settings.ts'
import { readChangedSettings, readSettingsVersions } from '../store/alarm-settings.ts'
import type { Database } from '../store/tables.ts'
import type { Directory, KnownDevice } from './directory.ts'
import { createRefresh } from './refresh.ts'

/** How the conditions of alarms are set on each device, at hand for every reading. */
export type AlarmSettings = {
  /** Of a device that is not known: none. */
  readonly of: (site: string, device: string) => DeviceSettings
  /** What somebody changed of a site's settings. */
  readonly changed: (site: string) => ReadonlyMap<string, ChangedSetting>
  /** Reads it again from the database where it has changed. */
  readonly reload: () => Promise<void>
}

const NONE: DeviceSettings = new Map()
const UNCHANGED: ReadonlyMap<string, ChangedSetting> = new Map()

export const createAlarmSettings = async (
  db: Database,
  directory: Pick<Directory, 'device'>,
): Promise<AlarmSettings> => {
  let versions = ''
  let changed = new Map<string, Map<string, ChangedSetting>>()
  /** of each device as the directory knows it now: another definition is another object */
  let known = new WeakMap<KnownDevice, DeviceSettings>()
  const reload = createRefresh(async () => {
    const found = JSON.stringify([...(await readSettingsVersions(db))].sort())
    if (found === versions) return
    const all = await readChangedSettings(db)
    changed = new Map(
      [...Map.groupBy(all, ({ site }) => site)].map(([site, own]) => [
        site,
        new Map(own.map(({ site: _, ...setting }) => [settingKey(setting), setting])),
      ]),
    )
    known = new WeakMap()
    versions = found
  })
  await reload()
  return {
    of: (site, id) => {
      const device = directory.device(site, id)
      if (device === undefined) return NONE
      const found = known.get(device) ?? deviceSettings(device.device, changed.get(site))
      known.set(device, found)
      return found
    },
    changed: (site) => changed.get(site) ?? UNCHANGED,
    reload,
  }
}
