import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HEADER, idempotencyKey } from '@vigie/contracts/entities'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Identity } from '../identity/identity.ts'

/** Headers of a request that may be repeated. */
export const withKey = z.object({ [IDEMPOTENCY_HEADER]: idempotencyKey.optional() })

/** By what a request is known again: whose it is, what it does, and their key; null: they gave none. */
export const requestKey = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { uid }: Identity,
  act: string,
): string | null => {
  const key = headers[IDEMPOTENCY_HEADER]
  return typeof key === 'string' ? createHash('sha256').update(`${uid}\n${act}\n${key}`).digest('base64url') : null
}
