import { z } from 'zod'
import { numberText } from './number-text.ts'
import { instant } from './time.ts'

/**
 * What was done: a change to an account, to the settings of alarms, to targets and budgets or to planned maintenance, a shift handed over, or an
 * access that was refused.
 */
export const auditAction = z.enum([
  'user.created',
  'user.updated',
  'user.disabled',
  'user.enabled',
  'user.deleted',
  'user.reset-sent',
  'access.refused',
  'alarm-settings.changed',
  'goals.changed',
  'reach.changed',
  'handover.signed',
  'handover.taken',
  'maintenance.planned',
  'maintenance.changed',
  'maintenance.started',
  'maintenance.ended',
  'maintenance.cancelled',
  'wall.approved',
  'wall.changed',
  'wall.revoked',
])
/** Name of an act that the audit records. */
export type AuditAction = z.infer<typeof auditAction>

/** One act of administration. Kept by the upstream; only superadmins read it. */
export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  actor: z.object({ uid: z.string(), email: z.string().nullable() }),
  action: auditAction,
  subject: z.string().describe('uid or e-mail of whom it concerns, or the site'),
  detail: z.record(z.string(), z.unknown()).describe('what changed; never a password'),
})
/** One recorded act: who did what to whom, and when. */
export type AuditEntry = z.infer<typeof auditEntry>

/** GET audit: newest first. */
export const auditQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .describe('id of the oldest entry already read'),
  limit: numberText(z.number().int().min(1).max(200)).default(50),
})
/** Which page of the audit to read. */
export type AuditQuery = z.infer<typeof auditQuery>
/** One page of the audit, newest first. */
export const auditBody = z.object({ entries: z.array(auditEntry) })
/** One page of the audit, newest first. */
export type AuditBody = z.infer<typeof auditBody>
