import { z } from 'zod'
import { alarmState } from './entities/alarm.ts'

/**
 * Every error the product can answer with: HTTP status and a title in English.
 * The French sentence for a person is in web/text, under the same code.
 */
export const ERRORS = {
  'request.malformed': { status: 400, title: 'The request is not well formed' },
  'request.invalid': { status: 400, title: 'The request does not fit its schema' },
  'request.too-large': { status: 413, title: 'The request is too large' },
  'request.timeout': { status: 408, title: 'The request did not arrive in time' },
  'request.headers-too-large': { status: 431, title: 'The headers of the request are too large' },
  'request.unsupported-type': { status: 415, title: 'The content type is not supported' },
  'request.key-reused': { status: 422, title: 'The key was used for another request' },
  'request.too-many': { status: 429, title: 'Too many requests' },
  'request.origin': { status: 403, title: 'The origin is not allowed' },
  'auth.missing': { status: 401, title: 'A bearer token is required' },
  'auth.invalid': { status: 401, title: 'The identity token is not valid' },
  'auth.expired': { status: 401, title: 'The identity token has expired' },
  'auth.revoked': { status: 401, title: 'The session was revoked or the account disabled' },
  'auth.unavailable': { status: 503, title: 'The identity service does not answer' },
  'auth.required-first': { status: 401, title: 'The first message must authenticate' },
  'role.forbidden': { status: 403, title: 'The role does not allow this' },
  'second-factor.required': { status: 403, title: 'Administration takes a sign-in with a second factor' },
  'site.forbidden': { status: 403, title: "The user's platforms do not include this site" },
  'site.unknown': { status: 404, title: 'No site answers at this address' },
  'resource.not-found': { status: 404, title: 'Not found' },
  'alarm.transition-refused': { status: 409, title: 'The state of the alarm does not allow this' },
  'alarm-settings.conflict': { status: 409, title: 'The settings were changed by somebody else' },
  'alarm-settings.invalid': { status: 422, title: 'The settings do not fit the device' },
  'goals.conflict': { status: 409, title: 'The goals were changed by somebody else' },
  'goals.invalid': { status: 422, title: 'The goals do not fit the site' },
  'reach.conflict': { status: 409, title: 'The rules were changed by somebody else' },
  'reach.invalid': { status: 422, title: 'The rules do not fit together' },
  'reach.link-expired': { status: 410, title: 'The link has expired' },
  'handover.own': { status: 409, title: 'Nobody takes over from themselves' },
  'maintenance.overlap': { status: 409, title: 'A device is in another window then' },
  'maintenance.refused': { status: 409, title: 'The window does not allow this' },
  'maintenance.invalid': { status: 422, title: 'The window cannot be planned so' },
  'wall.waiting': { status: 409, title: 'Nobody has approved this screen yet' },
  'wall.unknown': { status: 410, title: 'This screen is not paired, or not any more' },
  'wall.code-unknown': { status: 404, title: 'No screen waits with this code' },
  'capability.missing': { status: 501, title: 'The platform does not offer this' },
  'upstream.unavailable': { status: 502, title: 'The upstream does not answer' },
  'upstream.timeout': { status: 504, title: 'The upstream took too long' },
  'upstream.invalid': { status: 502, title: 'The upstream answered something else than agreed' },
  'upstream.rejected': { status: 502, title: 'The upstream refused the request' },
  'analyst.unavailable': { status: 502, title: 'The analyst does not answer' },
  'analyst.missing': { status: 501, title: 'This installation has no analyst' },
  'user.exists': { status: 409, title: 'An account with this e-mail exists' },
  'user.not-found': { status: 404, title: 'No such account' },
  'user.protected': { status: 409, title: 'This account is protected from this change' },
  // what is left of an act on an account that failed halfway and could not be taken back
  'user.left-without-rights': { status: 503, title: 'The account was made, has no rights, and could not be removed' },
  'user.left-changed': { status: 503, title: 'Part of the change was made, and could not be taken back' },
  'user.left-disabled': { status: 503, title: 'The account was not deleted, and stays disabled' },
  'user.still-signed-in': { status: 503, title: 'The change was made; sign-ins from before could not be ended' },
  'claims.too-large': { status: 400, title: 'The account would hold more than the identity service keeps' },
  'project.link-refused': { status: 400, title: 'The project link is not on the allow-list' },
  'protocol.unknown-type': { status: 400, title: 'Unknown message type' },
  internal: { status: 500, title: 'Something went wrong' },
} as const satisfies Record<string, { status: number; title: string }>

/** Code of an error that the product can answer with. */
export type ErrorCode = keyof typeof ERRORS
const errorCodes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]
/** Code of an error, as every problem document carries it. */
export const errorCode = z.enum(errorCodes)

/** RFC 9457 problem document, `application/problem+json`. */
export const problem = z.object({
  type: z.string().describe('about:blank, or a page about the code'),
  title: z.string(),
  status: z.number().int(),
  code: errorCode,
  detail: z.string().optional().describe('what to do next, or what was wrong; never a secret'),
  // of the alarm, where its state is why
  state: alarmState.optional(),
})
/** RFC 9457 problem document of an error. */
export type Problem = z.infer<typeof problem>

/** Builds the problem document of a code. */
export const problemOf = (code: ErrorCode, detail?: string): Problem => ({
  type: 'about:blank',
  title: ERRORS[code].title,
  status: ERRORS[code].status,
  code,
  ...(detail === undefined ? {} : { detail }),
})

/** Message of the error after which a client refreshes its token and tries once more (R7.4). */
export const INVALID_TOKEN_MESSAGE = 'Invalid token.'

/** Members in which servers put the message of an error. */
const MESSAGE_MEMBERS: ReadonlySet<string> = new Set(['message', 'error', 'detail', 'msg', 'data'])
/** Deep enough for `{ data: { error: { message } } }`. */
const MESSAGE_DEPTH = 3

/** R7.4: whether an error body, text or parsed JSON, says 'Invalid token.'. Its status makes no difference. */
export const saysInvalidToken = (body: unknown, depth = MESSAGE_DEPTH): boolean => {
  if (typeof body === 'string') return body.trim() === INVALID_TOKEN_MESSAGE
  if (typeof body !== 'object' || body === null || depth === 0) return false
  return Object.entries(body).some(([name, value]) => MESSAGE_MEMBERS.has(name) && saysInvalidToken(value, depth - 1))
}

/** firebase-admin reports signing keys that it could not fetch as a bad argument. */
const KEYS_NOT_FETCHED = /public keys|making request|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT/i

/**
 * Which failure an error of firebase-admin is, of a token that was verified or of an account that was read. What says
 * nothing of either is an outage: it never counts as a bad token, which would end a session.
 */
export const identityFailure = (
  error: unknown,
): 'auth.invalid' | 'auth.expired' | 'auth.revoked' | 'auth.unavailable' => {
  if (!(error instanceof Error) || !('code' in error)) return 'auth.unavailable'
  switch (error.code) {
    case 'auth/id-token-expired':
      return 'auth.expired'
    case 'auth/id-token-revoked':
    case 'auth/user-disabled':
    case 'auth/user-not-found':
      return 'auth.revoked'
    case 'auth/argument-error':
    case 'auth/invalid-id-token':
    case 'auth/invalid-uid':
      return KEYS_NOT_FETCHED.test(error.message) ? 'auth.unavailable' : 'auth.invalid'
    default:
      return 'auth.unavailable'
  }
}
