import { INVALID_TOKEN_MESSAGE, saysInvalidToken } from '@vigie/contracts/errors'
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

/** @param maxBytes the longest body read; a longer one is `upstream.invalid`, and the rest of it is never received */
export const readAnswer = async <T>(
  response: Response,
  body: z.ZodType<T>,
  maxBytes: number,
): Promise<RestOutcome<T>> => {
  const { status } = response
  const text = await readText(response, response.ok ? maxBytes : ERROR_BYTES)
  if (text === null) return response.ok ? { ...failed('upstream.invalid'), status } : refusal(status)
  const json = parseJson(text)
  if (response.ok) {
    const parsed = body.safeParse(json)
    if (parsed.success) return done(parsed.data)
  }
  // R7.4 names the message, not the status
  if (saysInvalidToken(json ?? text)) return { ...failed('auth.invalid', INVALID_TOKEN_MESSAGE), status }
  return response.ok ? { ...failed('upstream.invalid'), status } : refusal(status)
}

/** Which failure a refusal is by its status alone. A 401 without the words of R7.4 is a refusal, not the end of a session. */
const refusal = (status: number): RestFailure => ({ ...failed(codeOfStatus(status)), status })

const codeOfStatus = (status: number): Failure['code'] => {
  switch (status) {
    case 404:
      return 'resource.not-found'
    case 501:
      return 'capability.missing'
    case 504:
      return 'upstream.timeout'
    default:
      return status >= 500 || LATER.has(status) ? 'upstream.unavailable' : 'upstream.rejected'
  }
}

/** The body as text; null, and the connection given up, when it is longer than `maxBytes`. */
const readText = async (response: Response, maxBytes: number): Promise<string | null> => {
  if (response.body === null) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.length
    // leaving the loop cancels the body
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
