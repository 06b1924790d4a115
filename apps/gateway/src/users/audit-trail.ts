import type { AuditRequest } from '@vigie/contracts/upstream'
import type { FastifyBaseLogger } from 'fastify'
import type { Principal } from '../identity/identity.ts'
import { type Failure, failed, type Outcome } from '../outcome.ts'
import type { UpstreamCalls } from '../upstream/calls.ts'

/** Acts of administration, each recorded in the audit log before it is done. */
export type AuditTrail = {
  /**
   * Records an act, then does it; one that fails is recorded once more, as failed. An upstream without an audit log is
   * no obstacle: the act is in this process's log. Errors: those of the act; upstream.unavailable or auth.invalid when
   * it could not be recorded, and then it was not done.
   */
  readonly audited: <T>(actor: Principal, entry: AuditRequest, act: () => Promise<Outcome<T>>) => Promise<Outcome<T>>
}

export const createAuditTrail = (calls: Pick<UpstreamCalls, 'record'>, log: FastifyBaseLogger): AuditTrail => {
  const record = async (actor: Principal, entry: AuditRequest): Promise<Failure | null> => {
    const outcome = await calls.record(actor.token, entry)
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
