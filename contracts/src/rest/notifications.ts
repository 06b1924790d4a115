import { z } from 'zod'
import { notification } from '../entities/index.ts'

/** GET /api/notifications: of this site, newest first, at most 200. */
export const notificationsResponse = z.object({ notifications: z.array(notification) })
export type NotificationsResponse = z.infer<typeof notificationsResponse>
