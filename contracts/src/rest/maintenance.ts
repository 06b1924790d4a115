import { maintenanceBody, maintenanceChange, maintenanceInput, maintenanceWindow } from '../entities/index.ts'

/** Paths of planned maintenance; apart from those that every page loads. */
export const MAINTENANCE_PATHS = {
  windows: '/api/maintenance',
  window: '/api/maintenance/:id',
  end: '/api/maintenance/:id/end',
} as const

/** Answer of GET /api/maintenance. */
export const maintenanceResponse = maintenanceBody
/** POST /api/maintenance: plans a window; admins only. */
export const maintenancePlanInput = maintenanceInput
/** PATCH /api/maintenance/:id: changes a window; admins only. */
export const maintenanceChangeInput = maintenanceChange
/** Answer of POST /api/maintenance, PATCH /api/maintenance/:id, and POST /api/maintenance/:id/end, which ends or cancels. */
export const maintenanceWindowResponse = maintenanceWindow
