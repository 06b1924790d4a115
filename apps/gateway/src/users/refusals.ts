import type { FastifyBaseLogger } from 'fastify'
import type { Principal } from '../plugins/identity.ts'
import type { Platform } from '../upstream/platform.ts'

/** Somebody known was refused a site or an act: to the audit log, under their own name. */
export type Refusals = {
  /** @param subject the site, the account or the act refused */
  note(who: Principal, refusal: { readonly code: string; readonly subject: string; readonly at?: string }): void
}

/** The same refusal of the same person is written once in this time, ms. */
const ONCE_IN_MS = 60_000
const REMEMBERED = 10_000

/** Never in the way of the answer: what cannot be written to the audit log is in this process's own. */
export const createRefusals = (platform: Pick<Platform, 'record'>, log: FastifyBaseLogger): Refusals => {
  const noted = new Map<string, number>()
  return {
    note: ({ uid, token }, { code, subject, at }) => {
      const key = `${uid} ${code} ${subject}`
      const now = Date.now()
      if (now < (noted.get(key) ?? 0)) return
      if (noted.size >= REMEMBERED) noted.clear()
      noted.set(key, now + ONCE_IN_MS)
      log.warn({ audit: 'access.refused', uid, code, subject, at }, 'access refused')
      platform
        .record(token, { action: 'access.refused', subject, detail: { code, ...(at !== undefined && { at }) } })
        .then((outcome) => {
          if (!outcome.ok && outcome.code !== 'capability.missing')
            log.warn({ uid, subject, code: outcome.code }, 'refusal not in the audit log')
        })
        .catch((error: unknown) => log.error({ err: error }, 'refusal not in the audit log'))
    },
  }
}
