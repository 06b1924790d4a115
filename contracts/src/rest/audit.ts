import { auditBody, auditQuery } from '../entities/index.ts'

/** GET /api/audit?before=&limit= : newest first; superadmins only. */
export const auditInput = auditQuery
/** Answer of GET /api/audit. */
export const auditResponse = auditBody
