import { type PictureType, pictureType } from '@vigie/contracts/entities'
import { INVALID_TOKEN_MESSAGE, saysInvalidToken } from '@vigie/contracts/errors'
import { upstreamErrorBody } from '@vigie/contracts/upstream'
import type { z } from 'zod'
import { done, type Failure, failed } from '../outcome.ts'

// an HTTP answer of the upstream → its parsed body, or a failure of the catalogue

/** A failed call; `status`: that of the answer, absent when there was none. */
export type RestFailure = Failure & { readonly status?: number }
export type RestOutcome<T> = { readonly ok: true; readonly value: T } | RestFailure

/** Statuses that say "not now": of a proxy before the upstream, or of one that asks for patience. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504])

/** Whether the upstream itself answered for good: asked again, it would say the same. */
export const isDefinite = ({ status }: RestFailure): boolean => status !== undefined && !LATER.has(status)

/** The longest error body read, bytes. */
const ERROR_BYTES = 65_536

/**
 * @param maxBytes the longest body read; a longer one is `upstream.invalid`, and the rest of it is never received
 * @param signal gives the rest of the body up
 */
export const readAnswer = async <T>(
  response: Response,
  body: z.ZodType<T>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<RestOutcome<T>> => {
  const { status } = response
  const text = await readText(response, response.ok ? maxBytes : ERROR_BYTES, signal)
  if (text === null) return response.ok ? { ...failed('upstream.invalid'), status } : refusal(status)
  const json = parseJson(text)
  if (response.ok) {
    const parsed = body.safeParse(json)
    if (parsed.success) return done(parsed.data)
  }
  // R7.4 names the message, not the status
  if (saysInvalidToken(json ?? text)) return invalidToken(status)
  if (response.ok) return { ...failed('upstream.invalid'), status }
  return saidRefusal(json, status) ?? refusal(status)
}

/** A refusal that says its code, for whoever asked; null: it says none. */
const saidRefusal = (json: unknown, status: number): RestFailure | null => {
  const body = upstreamErrorBody.safeParse(json)
  if (!body.success || body.data.code === undefined) return null
  const { code, message, state } = body.data
  return { ...failed(code, message), ...(state === undefined ? {} : { state }), status }
}

/** A picture as the upstream sent it; `bytes` null: whoever asks has it already. */
export type PictureAnswer = {
  readonly etag: string
  readonly bytes: { readonly type: PictureType; readonly content: Buffer } | null
}

/** Errors: `upstream.invalid` for what is not named as a picture, and for one longer than `maxBytes`. */
export const readPictureAnswer = async (
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<RestOutcome<PictureAnswer>> => {
  const { status, headers } = response
  const etag = headers.get('etag')
  if (status === 304 && etag !== null) return done({ etag, bytes: null })
  if (!response.ok) {
    const text = await readText(response, ERROR_BYTES, signal)
    return saysInvalidToken(parseJson(text ?? '') ?? text) ? invalidToken(status) : refusal(status)
  }
  const content = await readBytes(response, maxBytes, signal)
  const type = pictureType.safeParse(headers.get('content-type'))
  if (content === null || etag === null || !type.success) return { ...failed('upstream.invalid'), status }
  return done({ etag, bytes: { type: type.data, content } })
}

const invalidToken = (status: number): RestFailure => ({ ...failed('auth.invalid', INVALID_TOKEN_MESSAGE), status })

/** Which failure a refusal is by its status alone. A 401 without the words of R7.4 is a refusal, not the end of a session. */
const refusal = (status: number): RestFailure => ({ ...failed(codeOfStatus(status)), status })

const codeOfStatus = (status: number): Failure['code'] => {
  switch (status) {
    case 404:
      return 'resource.not-found'
    case 429:
      return 'request.too-many'
    case 501:
      return 'capability.missing'
    case 504:
      return 'upstream.timeout'
    default:
      return status >= 500 || LATER.has(status) ? 'upstream.unavailable' : 'upstream.rejected'
  }
}

const readText = async (response: Response, maxBytes: number, signal: AbortSignal): Promise<string | null> =>
  (await readBytes(response, maxBytes, signal))?.toString() ?? null

/**
 * The body; null, and the connection given up, when it is longer than `maxBytes`; rejects, and gives it up, when `signal`
 * aborts. The signal is heeded here and not only by `fetch`, which follows one made of others: nothing holds that once the
 * headers have come, so it may be collected, and a body that hangs would be waited for as long as the peer likes.
 */
const readBytes = async (response: Response, maxBytes: number, signal: AbortSignal): Promise<Buffer | null> => {
  if (response.body === null) return Buffer.alloc(0)
  const reader = response.body.getReader()
  const giveUp = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', giveUp)
  try {
    const chunks: Uint8Array[] = []
    let bytes = 0
    let part = await reader.read()
    while (!part.done) {
      bytes += part.value.length
      if (bytes > maxBytes) {
        giveUp()
        return null
      }
      chunks.push(part.value)
      part = await reader.read()
    }
    signal.throwIfAborted()
    return Buffer.concat(chunks)
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
