import { judgementOf, type Setting } from './condition.ts'
import { nightFlow } from './conditions/night-flow.ts'
import type { NightRule } from './nights.ts'
import { type DeviceSettings, settingIn } from './settings.ts'

const judged = (setting: Setting, flowM3h: number, usualM3h: number, held: boolean) =>
  judgementOf(
    nightFlow,
    { type: 'night.judged', device: '', at: 0, powered: null, flowM3h, usualM3h, since: null },
    setting,
    held,
  )

/** The rule of the condition itself, as it is set on a sector. */
export const nightRuleOf =
  (setting: Setting): NightRule =>
  (flowM3h, usualM3h, held) =>
    judged(setting, flowM3h, usualM3h, held)?.holds === true

/** The setting by which the nights of a device are judged; null: it has none, or somebody does not want them judged. */
export const nightSettingIn = (settings: DeviceSettings): Setting | null => {
  const setting = settingIn(settings, 'night-flow', null)
  return setting?.values.enabled === true ? setting : null
}

/** The least flow that is out of the ordinary beside what is usual, m³/h; null: nothing is. */
export const unusualFrom = (setting: Setting, usualM3h: number): number | null =>
  judged(setting, usualM3h, usualM3h, false)?.threshold ?? null
