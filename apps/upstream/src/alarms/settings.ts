import {
  type AlarmActor,
  type AlarmCondition,
  type AlarmSettingKey,
  type AlarmSettingValues,
  alarmCondition,
  type Device,
  type MetricId,
} from '@vigie/contracts/entities'
import { type AlarmFact, judgementOf, type Setting } from './condition.ts'
import { CONDITIONS } from './registry.ts'

/** A setting that somebody changed. */
export type ChangedSetting = AlarmSettingKey & {
  readonly values: AlarmSettingValues
  /** ms */
  readonly changedAt: number
  readonly changedBy: AlarmActor
}

/** How every condition that concerns a device is set on it. */
export type DeviceSettings = ReadonlyMap<AlarmCondition, readonly Setting[]>

/** Settings by device id; a device that is not known has none. */
export type SettingsOf = (device: string) => DeviceSettings

/** The name of a setting among those of its site. */
export const settingKey = ({ device, condition, metric }: AlarmSettingKey): string =>
  `${device}/${condition}/${metric ?? ''}`

/** How the conditions that concern a device are set: as it follows from the device, unless somebody changed it. */
export const deviceSettings = (
  device: Device,
  changed: ReadonlyMap<string, Pick<ChangedSetting, 'values'>> = new Map(),
): DeviceSettings => {
  const all = new Map<AlarmCondition, readonly Setting[]>()
  for (const condition of alarmCondition.options) {
    const own = CONDITIONS[condition].settings(device)
    if (own.length === 0) continue
    const settings = own.map(({ metric, values }): Setting => {
      const by = changed.get(settingKey({ device: device.id, condition, metric }))
      return { metric, values: by?.values ?? values }
    })
    all.set(condition, settings)
  }
  return all
}

/** How a condition of a device is set; undefined: it does not concern the device. */
export const settingIn = (
  settings: DeviceSettings,
  condition: AlarmCondition,
  metric: MetricId | null,
): Setting | undefined => settings.get(condition)?.find((setting) => setting.metric === metric)

/** Whether any condition that held of nothing so far may hold after a reading. */
export const mayRaise = (settings: DeviceSettings, fact: AlarmFact<'value.read'>): boolean => {
  for (const [condition, own] of settings)
    for (const setting of own)
      if (
        setting.metric === fact.metric &&
        setting.values.enabled &&
        judgementOf(CONDITIONS[condition], fact, setting, false)?.holds === true
      )
        return true
  return false
}

/** Whether a metric is what the coming of a tank's end is told by. */
export const followsTank = (settings: DeviceSettings, metric: MetricId): boolean =>
  TANK_CONDITIONS.some((condition) =>
    (settings.get(condition) ?? []).some((setting) => setting.metric === metric && setting.values.enabled),
  )

const TANK_CONDITIONS = alarmCondition.options.filter((condition) => CONDITIONS[condition].on['tank.followed'])
