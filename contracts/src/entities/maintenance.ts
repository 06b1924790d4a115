import { z } from 'zod'
import { alarmActor } from './alarm.ts'
import { deviceId } from './device.ts'
import { DAY_MS, instant } from './time.ts'
import { writtenText } from './written.ts'

// Planned maintenance: while it lasts, alarms of its devices are out of service (ISA-18.2). Calls about it: the gateway's
// and the upstream's are the same.

/** Where a window stands: it begins and ends by itself; `cancelled`: before it began. */
export const maintenanceState = z.enum(['planned', 'active', 'ended', 'cancelled'])
/** Where a window stands. */
export type MaintenanceState = z.infer<typeof maintenanceState>

const devices = z.array(deviceId).min(1).max(2_000)
const reason = writtenText(1_000)

/** A window of maintenance. */
export const maintenanceWindow = z.object({
  id: z.string().min(1).max(64),
  devices,
  reason,
  startsAt: instant.describe('as planned'),
  endsAt: instant.describe('as planned'),
  state: maintenanceState,
  plannedBy: alarmActor,
  plannedAt: instant,
  startedAt: instant.nullable().describe('null: not yet, or never'),
  endedAt: instant.nullable(),
  endedBy: alarmActor.nullable().describe('who ended it early, or cancelled it; null: its time was over'),
})
/** A window of maintenance. */
export type MaintenanceWindow = z.infer<typeof maintenanceWindow>

/** Every window that is planned or active, and those that ended in the last month, the latest first. */
export const maintenanceBody = z.object({ windows: z.array(maintenanceWindow) })
/** Windows of maintenance of a site. */
export type MaintenanceBody = z.infer<typeof maintenanceBody>

/** A window to plan; one whose start is over begins at once. */
export const maintenanceInput = z.strictObject({ devices, reason, startsAt: instant, endsAt: instant })
/** A window to plan. */
export type MaintenanceInput = z.infer<typeof maintenanceInput>

/** What is to be another way; of a window that has begun only the reason and the end. */
export const maintenanceChange = maintenanceInput.partial()
/** What is to be another way. */
export type MaintenanceChange = z.infer<typeof maintenanceChange>

/** The longest window, ms. */
export const MAINTENANCE_MAX_MS = 31 * DAY_MS
/** The furthest ahead that one may begin, ms. */
export const MAINTENANCE_AHEAD_MS = 366 * DAY_MS

/** Why a window cannot be planned so; null: it can. */
export const maintenanceFlaw = (
  { startsAt, endsAt }: Pick<MaintenanceInput, 'startsAt' | 'endsAt'>,
  nowMs: number,
): 'order' | 'over' | 'long' | 'ahead' | null => {
  const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)]
  if (to <= from) return 'order'
  if (to <= nowMs) return 'over'
  if (to - from > MAINTENANCE_MAX_MS) return 'long'
  return from > nowMs + MAINTENANCE_AHEAD_MS ? 'ahead' : null
}

/** Parameter of the paths about one window. */
export const maintenanceParams = z.object({ id: z.string().min(1).max(64) })
