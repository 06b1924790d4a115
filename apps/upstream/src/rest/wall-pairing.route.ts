import { createHash, randomBytes, randomInt } from 'node:crypto'
import {
  PAIRING_ALPHABET,
  PAIRING_LENGTH,
  type Wall,
  type WallPairing,
  wallSecretInput,
  wallsEnded,
} from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addPairing, forgetRevoked, isWaiting, wallOfSecret } from '../store/walls.ts'
import type { RestDeps } from './deps.ts'
import { refuse, requireService } from './guard.ts'

/** How long a code is worth typing, ms. */
const PAIRING_MS = 10 * 60_000
/** The most screens that wait at a time: more would only make a code easier to guess; the oldest give way. */
const WAITING_MAX = 200
const TRIES = 5

/**
 * What a gateway asks for a screen that nobody is signed in at: a code to show, whether somebody typed it, and whose
 * accounts are still to be removed. The secret stands in place of a person; only a gateway may ask.
 */
export const wallPairingRoutes =
  ({ db, serviceKey, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireService(serviceKey))

    app.post(UPSTREAM_PATHS.wallPairings, async (_request, reply): Promise<FastifyReply | WallPairing> => {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const [code, secret, expiresAt] = [newCode(), randomBytes(32).toString('base64url'), now() + PAIRING_MS]
        const pairing = { code, secret: digestOf(secret), expiresAt }
        const outcome = await addPairing(db, pairing, { nowMs: now(), most: WAITING_MAX })
        if (outcome === 'added') return { code, secret, expiresAt: new Date(expiresAt).toISOString() }
      }
      return refuse(reply, 429, 'No code is free.')
    })

    app.post(
      UPSTREAM_PATHS.wallSecret,
      { schema: { body: wallSecretInput } },
      async ({ body }, reply): Promise<FastifyReply | { wall: Wall }> => {
        const secret = digestOf(body.secret)
        const wall = await wallOfSecret(db, secret)
        if (wall !== null) return { wall }
        return (await isWaiting(db, secret, now()))
          ? reply.code(409).send({ message: 'Not approved yet.', code: 'wall.waiting' })
          : reply.code(410).send({ message: 'Not paired.', code: 'wall.unknown' })
      },
    )

    app.post(
      UPSTREAM_PATHS.wallsEnded,
      { schema: { body: wallsEnded } },
      async ({ body }): Promise<{ walls: Wall[] }> => ({ walls: await forgetRevoked(db, body.removed) }),
    )
  }

const newCode = (): string =>
  Array.from({ length: PAIRING_LENGTH }, () => PAIRING_ALPHABET[randomInt(PAIRING_ALPHABET.length)]).join('')

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
