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
