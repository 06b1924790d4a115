import type { Device } from '@vigie/contracts/entities'
import { judgementOf, type Setting } from './condition.ts'
import { nightFlow } from './conditions/night-flow.ts'
import type { NightRule } from './nights.ts'
import { type DeviceSettings, settingIn } from './settings.ts'

/** The rule of the condition itself, as it is set on a sector. */
export const nightRuleOf =
  ({ id }: Pick<Device, 'id'>, setting: Setting): NightRule =>
  (flowM3h, usualM3h, held) =>
    judgementOf(
      nightFlow,
      { type: 'night.judged', device: id, at: 0, powered: null, flowM3h, usualM3h, since: null },
      setting,
      held,
    )?.holds === true

/** The rule by which the nights of a device are judged; null: it has none, or somebody does not want them judged. */
export const nightRuleIn = (device: Pick<Device, 'id'>, settings: DeviceSettings): NightRule | null => {
  const setting = settingIn(settings, 'night-flow', null)
  return setting?.values.enabled === true ? nightRuleOf(device, setting) : null
}
