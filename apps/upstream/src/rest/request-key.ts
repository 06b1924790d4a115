import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HEADER, idempotencyKey } from '@vigie/contracts/entities'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Identity } from '../identity/identity.ts'
import { type ActKey, actKey } from '../store/act-key.ts'

/** Headers of a request that may be repeated. */
export const withKey = z.object({ [IDEMPOTENCY_HEADER]: idempotencyKey.optional() })

/**
 * By what a request is known again: whose it is and their key, then what it does and says; null: they gave no key.
 * Both parts are hashes. The same first part with another second one is a key that was used for something else.
 */
export const requestKey = (
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
  { uid }: Identity,
  act: string,
): ActKey | null => {
  const key = headers[IDEMPOTENCY_HEADER]
  return typeof key === 'string' ? actKey(hashOf(`${uid}\n${key}`), hashOf(`${act}\n${canonical(body)}`)) : null
}

/** Refuses a request whose key was used for another one. */
export const keyReused = (reply: FastifyReply): FastifyReply =>
  reply.code(422).send({ message: 'This key was used for another request.', code: 'request.key-reused' })

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The same text for the same values, in whatever order an object has them. */
const canonical = (value: unknown): string =>
  JSON.stringify(value ?? {}, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
