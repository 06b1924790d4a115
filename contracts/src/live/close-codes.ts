import { z } from 'zod'

/**
 * Why the server closed a live connection. 4000–4499: the client may retry
 * (with jitter); 4500–4999: it may not until something changes on its side.
 */
export const CLOSE_CODES = {
  normal: { code: 1000, meaning: 'the client left' },
  restarting: { code: 1012, meaning: 'this gateway restarts; another, or itself, will answer' },
  tokenExpired: { code: 4001, meaning: 'the identity token ran out without renewal; come back with a fresh one' },
  identityUnavailable: { code: 4002, meaning: 'the identity service does not answer; try again later' },
  slowConsumer: { code: 4008, meaning: 'too much waited to be read; come back and resume' },
  tooManyConnections: { code: 4428, meaning: 'this person has as many live connections as one may: close another' },
  tooManyMessages: { code: 4429, meaning: 'more messages per second than allowed' },
  unauthenticated: { code: 4500, meaning: 'the identity token is not valid' },
  authenticationTimeout: { code: 4501, meaning: 'no authenticate message in time' },
  protocolError: { code: 4502, meaning: 'a message the protocol does not know, or out of turn' },
  forbiddenSite: { code: 4503, meaning: "the user's platforms do not include this site" },
  accessRevoked: { code: 4504, meaning: 'the account was disabled, or its rights changed' },
  unknownSite: { code: 4505, meaning: 'no site answers at this address' },
} as const satisfies Record<string, { code: number; meaning: string }>

/** Name of a reason for which the server closes a live connection. */
export type CloseReason = keyof typeof CLOSE_CODES

/** Whether a client may reconnect by itself after this close code. Codes of the transport (1xxx) may be retried. */
export const isRetryableClose = (code: number): boolean => code < 4_500

/** The longest window over which a gateway that restarts spreads the return of its clients, ms. */
export const RETURN_WITHIN_MAX_MS = 30_000

/**
 * What a gateway that restarts (1012) says in the reason of its close frame, as JSON. A close reason holds 123 bytes at
 * most (RFC 6455, 5.5).
 */
export const returnNotice = z.object({
  retryWithinMs: z
    .number()
    .int()
    .min(0)
    .max(RETURN_WITHIN_MAX_MS)
    .describe('come back after a delay drawn uniformly between 0 and this, ms'),
})
/** What a gateway that restarts says in the reason of its close frame. */
export type ReturnNotice = z.infer<typeof returnNotice>

/** The reason of a close frame that carries this notice. */
export const closeReasonOf = (notice: ReturnNotice): string => JSON.stringify(notice)

/** Reads the reason of a close frame. @returns null: it carries no notice, and the client's own backoff holds */
export const readReturnNotice = (reason: string): ReturnNotice | null => {
  const parsed = returnNotice.safeParse(parseJson(reason))
  return parsed.success ? parsed.data : null
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
