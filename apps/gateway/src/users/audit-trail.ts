import type { AuditRequest } from '@vigie/contracts/upstream'
import type { FastifyBaseLogger } from 'fastify'
import { type Failure, failed, type Outcome } from '../outcome.ts'
import type { Principal } from '../plugins/identity.ts'
import type { Platform } from '../upstream/platform.ts'

/** Acts of administration, each in the audit log before it happens. */
export type AuditTrail = {
  /**
   * Records an act, then does it; one that fails is recorded again as failed.
   * Errors: those of the act; upstream.unavailable or a refused token when it
   * could not be recorded, and then nothing was done.
   */
  audited<T>(actor: Principal, entry: AuditRequest, act: () => Promise<Outcome<T>>): Promise<Outcome<T>>
}

export const createAuditTrail = (platform: Pick<Platform, 'record'>, log: FastifyBaseLogger): AuditTrail => {
  const record = async (actor: Principal, entry: AuditRequest): Promise<Failure | null> => {
    const outcome = await platform.record(actor.token, entry)
    if (outcome.ok) return null
    if (outcome.code === 'auth.invalid') return outcome
    if (outcome.code !== 'capability.missing') return failed('upstream.unavailable', 'the act could not be recorded')
    const { action, subject, detail } = entry
    log.info({ audit: action, actor: actor.uid, subject, detail }, 'act of administration')
    return null
  }
  return {
    audited: async (actor, entry, act) => {
      const unrecorded = await record(actor, entry)
      if (unrecorded !== null) return unrecorded
      const outcome = await act()
      if (outcome.ok) return outcome
      const after = await record(actor, {
        ...entry,
        detail: { ...entry.detail, outcome: 'failed', code: outcome.code },
      })
      if (after !== null)
        log.error({ audit: entry.action, actor: actor.uid, code: outcome.code }, 'failed act not recorded')
      return outcome
    },
  }
}
