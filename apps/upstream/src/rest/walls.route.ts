import { randomBytes } from 'node:crypto'
import {
  ADMINISTRATORS,
  DEFAULT_WALL_SETTINGS,
  mayAccessSite,
  pairingParams,
  type Wall,
  type WallOrders,
  wallApproval,
  wallChange,
  wallHealth,
  wallOrder,
  wallParams,
  wallUid,
} from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addAudit } from '../store/audit.ts'
import {
  addWall,
  changeWall,
  orderWall,
  readWall,
  readWalls,
  reportWall,
  revokeWall,
  takePairing,
} from '../store/walls.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, callerOf, refuse, requireRole } from './guard.ts'

const ID_LENGTH = 12

/** Wall displays: approved, set and ended by admins of all their sites; each wall says itself how it is. */
export const wallRoutes =
  ({ db, directory, identity, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    const admins = requireRole(...ADMINISTRATORS)
    const actorOf = (request: FastifyRequest) => {
      const { uid, name, email } = callerOf(request)
      return { uid, name: name ?? email ?? uid, email }
    }
    const manages = (request: FastifyRequest, sites: readonly string[]): boolean =>
      sites.every((site) => directory.site(site) !== undefined && mayAccessSite(site, callerOf(request)))
    /** To whoever does not manage all of its sites a wall does not exist. */
    const managed = async (request: FastifyRequest, id: string): Promise<Wall | null> => {
      const wall = await readWall(db, id)
      return wall !== null && manages(request, wall.sites) ? wall : null
    }
    const unknown = (reply: FastifyReply) => refuse(reply, 404, 'Wall not found.')

    app.post(
      UPSTREAM_PATHS.wallApprove,
      { preHandler: admins, schema: { params: pairingParams, body: wallApproval } },
      async (request, reply): Promise<FastifyReply | { wall: Wall }> => {
        const { name, sites, scenes, room } = request.body
        if (!manages(request, sites)) return refuse(reply, 404, 'Site not found.')
        const { email, ...by } = actorOf(request)
        const wall = await db.transaction().execute(async (tx) => {
          const secret = await takePairing(tx, request.params.code, now())
          if (secret === null) return null
          const settings = { ...DEFAULT_WALL_SETTINGS, ...(scenes && { scenes }), ...(room && { room }) }
          const added = await addWall(tx, { id: newId(), secret, name, sites, settings, at: now(), by })
          const act = { action: 'wall.approved', subject: added.id, detail: { name, sites } } as const
          await addAudit(tx, { at: now(), actor: { uid: by.uid, email }, ...act })
          return added
        })
        return wall === null
          ? reply.code(404).send({ message: 'No screen waits with this code.', code: 'wall.code-unknown' })
          : { wall }
      },
    )

    app.get(UPSTREAM_PATHS.walls, { preHandler: admins }, async (request) => ({
      walls: (await readWalls(db)).filter(({ sites }) => manages(request, sites)),
    }))

    app.put(
      UPSTREAM_PATHS.wall,
      { preHandler: admins, schema: { params: wallParams, body: wallChange } },
      async (request, reply): Promise<FastifyReply | { wall: Wall }> => {
        const before = await managed(request, request.params.id)
        if (before === null) return unknown(reply)
        if (!isOfIts(before, request.body.settings.sites ?? [])) return refuse(reply, 404, 'Site not found.')
        const { uid, email } = actorOf(request)
        const wall = await db.transaction().execute(async (tx) => {
          const changed = await changeWall(tx, before.id, request.body)
          const detail = { name: request.body.name, settings: request.body.settings }
          if (changed !== null)
            await addAudit(tx, { at: now(), actor: { uid, email }, action: 'wall.changed', subject: before.id, detail })
          return changed
        })
        return wall === null ? unknown(reply) : { wall }
      },
    )

    app.post(
      UPSTREAM_PATHS.wallRevoke,
      { preHandler: admins, schema: { params: wallParams } },
      async (request, reply): Promise<FastifyReply | { wall: Wall }> => {
        const wall = await managed(request, request.params.id)
        if (wall === null) return unknown(reply)
        const { uid, email } = actorOf(request)
        const revoked = await db.transaction().execute(async (tx) => {
          const ended = await revokeWall(tx, wall.id, now())
          const detail = { name: wall.name, sites: wall.sites }
          if (ended !== null)
            await addAudit(tx, { at: now(), actor: { uid, email }, action: 'wall.revoked', subject: wall.id, detail })
          return ended
        })
        return { wall: revoked ?? wall }
      },
    )

    app.post(
      UPSTREAM_PATHS.wallOrders,
      { preHandler: admins, schema: { params: wallParams, body: wallOrder } },
      async (request, reply): Promise<FastifyReply | { wall: Wall }> => {
        const wall = await managed(request, request.params.id)
        if (wall === null || !(await orderWall(db, wall.id, request.body))) return unknown(reply)
        return { wall }
      },
    )

    app.post(
      UPSTREAM_PATHS.wallSelf,
      { preHandler: requireRole('wall'), schema: { body: wallHealth } },
      async (request, reply): Promise<FastifyReply | WallOrders> => {
        const id = wallUid.idOf(callerOf(request).uid)
        const reported = id === null ? null : await reportWall(db, id, request.body, now())
        if (reported === null) return reply.code(410).send({ message: 'Not paired.', code: 'wall.unknown' })
        const { wall, order } = reported
        return { name: wall.name, sites: wall.settings.sites ?? wall.sites, settings: wall.settings, order }
      },
    )
  }

const isOfIts = ({ sites }: Wall, named: readonly string[]): boolean => named.every((site) => sites.includes(site))

const LETTERS = 'abcdefghijklmnopqrstuvwxyz012345'
const newId = (): string => Array.from(randomBytes(ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
