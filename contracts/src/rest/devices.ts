import { z } from 'zod'
import { device } from '../entities/index.ts'

/** GET /api/devices: every device of this site. */
export const devicesResponse = z.object({ devices: z.array(device) })
/** Answer of GET /api/devices. */
export type DevicesResponse = z.infer<typeof devicesResponse>

/** GET /api/devices/:id */
export const deviceResponse = z.object({ device })
/** Answer of GET /api/devices/:id. */
export type DeviceResponse = z.infer<typeof deviceResponse>
