import { z } from 'zod'
import { notification } from '../entities/index.ts'

/** GET /api/notifications: of this site, newest first, at most 200. */
export const notificationsResponse = z.object({ notifications: z.array(notification) })
/** Answer of GET /api/notifications. */
export type NotificationsResponse = z.infer<typeof notificationsResponse>
