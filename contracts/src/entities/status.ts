import { z } from 'zod'
import { deviceId } from './device.ts'
import { instant } from './time.ts'

/** What is known of a device apart from what it measures. `null`: it never said. */
export const deviceStatus = z.object({
  device: deviceId,
  powered: z.boolean().nullable().describe('alimentation: is its power supply on'),
  poweredAt: instant.nullable().describe('since when'),
  online: z.boolean().nullable().describe('is it connected'),
  onlineAt: instant.nullable().describe('since when'),
})
/** Whether a device is powered and connected, and since when; null: it never said. */
export type DeviceStatus = z.infer<typeof deviceStatus>

/**
 * Counts the changes of a site's devices: 1, 2, 3 … without gaps, in commit order. Each commit that changes what is
 * known of devices (their statuses, or what they are) has the next one.
 */
export const rev = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).describe('number of the change')

/**
 * Whether what devices of a site say is being recorded: `live`; `unread`: nobody reads their broker, or the broker is
 * away; `blocked`: the database does not take it; `behind`: it does, and what was said some seconds ago waits for it.
 */
export const ingestState = z.enum(['live', 'unread', 'blocked', 'behind'])
/** Whether what devices of a site say is being recorded. */
export type IngestState = z.infer<typeof ingestState>

/**
 * What two holders of a site's statuses and open alarms compare, as text to be hashed: the same for both when they
 * hold the same, in whatever order.
 */
export const standText = (
  statuses: readonly DeviceStatus[],
  openAlarms: readonly { readonly id: string; readonly state: string }[],
): string => {
  const lines = statuses.map(({ device, powered, poweredAt, online, onlineAt }) =>
    [device, powered, poweredAt, online, onlineAt].join(' '),
  )
  return [...lines, ...openAlarms.map(({ id, state }) => `${id} ${state}`)].sort().join('\n')
}
