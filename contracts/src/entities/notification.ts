import { z } from 'zod'
import { instant } from './time.ts'

/** A notification in the spec's own shape (R7.1), as stored, sent and shown. */
export const notification = z.object({
  _id: z.string().min(1),
  device_id: z.object({ _id: z.string().optional(), name: z.string() }),
  deviceStatus: z.string().describe("'off', or anything else for on"),
  created_at: instant,
})
/** A notification in the specification's own shape (R7.1). */
export type Notification = z.infer<typeof notification>

/** So many of a site are told, the newest. */
export const NOTIFICATIONS_MAX = 200

/** R4.3: only 'off' means the power is off. */
export const isPowerOff = (item: Pick<Notification, 'deviceStatus'>): boolean => item.deviceStatus === 'off'
