import type { FastifyBaseLogger } from 'fastify'
import type { UpstreamCalls } from '../upstream/calls.ts'
import type { Principal } from './identity.ts'

/** Refusals of sites and acts to people whose token is good: each goes to the audit log under their name. */
export type Refusals = {
  /** @param subject the site, the account or the act refused */
  readonly note: (
    who: Principal,
    refusal: { readonly code: string; readonly subject: string; readonly at?: string },
  ) => void
}

/** The same refusal to the same person is recorded once in this time, ms. */
const ONCE_IN_MS = 60_000
const REMEMBERED = 10_000

/** Recording never delays the answer; what the upstream does not take is in this process's log alone. */
export const createRefusals = (calls: Pick<UpstreamCalls, 'record'>, log: FastifyBaseLogger): Refusals => {
  const noted = new Map<string, number>()
  return {
    note: ({ uid, token }, { code, subject, at }) => {
      // a site is refused wherever it is asked for; of an account each kind of act counts
      const key = `${uid} ${code} ${subject}${code === 'site.forbidden' ? '' : ` ${at}`}`
      const now = Date.now()
      if (now < (noted.get(key) ?? 0)) return
      if (noted.size >= REMEMBERED) noted.clear()
      noted.set(key, now + ONCE_IN_MS)
      log.warn({ audit: 'access.refused', uid, code, subject, at }, 'access refused')
      calls
        .record(token, { action: 'access.refused', subject, detail: { code, ...(at !== undefined && { at }) } })
        .then((outcome) => {
          if (!outcome.ok && outcome.code !== 'capability.missing')
            log.warn({ uid, subject, code: outcome.code }, 'refusal not in the audit log')
        })
        .catch((error: unknown) => log.error({ err: error }, 'refusal not in the audit log'))
    },
  }
}
